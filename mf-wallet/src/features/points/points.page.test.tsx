import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@wspolnik/system';
import {
  axe,
  balance,
  balanceHistory,
  companyBalance,
  idOf,
  noConnection,
  pageOf,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  walletGroup,
  walletRow,
} from '@wspolnik/testing';
import { earned, recharge } from './testing/movements.ts';
import { BALANCE, HISTORY, MOVEMENTS, movementPage, showPoints } from './testing/show-points.tsx';

beforeEach(() => {
  signInAs.person({ companies: [sellerProfile] });
  switchProfile(sellerProfile);
});
afterEach(() => act(signOut));

const tableRow = (name: RegExp) => screen.findByRole('row', { name });

it('shows a company its balance and the parts of it', async () => {
  await showPoints();
  const panel = within(await screen.findByRole('region', { name: 'Saldo firmy' }));
  expect(panel.getByRole('heading', { name: 'Do użycia' })).toBeVisible();
  expect(panel.getByText('1 020,00 zł')).toBeVisible();
  expect(panel.getByText('Saldo').closest('div')).toHaveTextContent('1 254,50 zł');
  expect(panel.getByText('Doładowane').closest('div')).toHaveTextContent('1 000,00 zł');
  expect(panel.getByText('Zarobione').closest('div')).toHaveTextContent('20,00 zł');
  const blocked = panel.getByRole('link', { name: 'Zablokowane w 2 zamówieniach' });
  expect(blocked).toHaveAttribute('href', '/transactions/sales?status=blocked');
  expect(blocked.closest('div')).toHaveTextContent('234,50 zł');
  expect(document.title).toBe('Punkty · Wspólnik');
});

it('shows a person the withdrawable points, without a recharge', async () => {
  switchProfile(null);
  await showPoints({ [BALANCE]: () => balance({ debt: '5.00' }) });
  const panel = within(await screen.findByRole('region', { name: 'Do wypłaty' }));
  expect(panel.getByText('120,50 zł')).toBeVisible();
  expect(panel.getByText('Do oddania').closest('div')).toHaveTextContent('5,00 zł');
  expect(screen.getByRole('button', { name: 'Wypłać' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Doładuj/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Przełącz profil' })).toBeVisible();
  expect(screen.getByText('Nie ma jeszcze żadnych operacji')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz oferty' })).toHaveAttribute('href', '/offers');
});

it.each([
  [
    '2026-12-05T09:00:00.000Z',
    '0.00',
    'Oczekujące',
    'Zarobione, jeszcze poza saldem. Pierwsze do wypłaty: 5 grudnia 2026',
  ],
  [null, '50.01', 'Sporne', 'Zarobione, jeszcze poza saldem. Czekają na decyzję o zgłoszeniu'],
])('explains an empty balance by waiting points (until %s, disputed %s)', async (next_at, disputed, name, text) => {
  switchProfile(null);
  const waiting = { balance: '50.01', next_at, disputed };
  await showPoints({ [BALANCE]: () => balance({ withdrawable_points: '0.00', assigned_points: waiting }) });
  const panel = within(await screen.findByRole('region', { name: 'Do wypłaty' }));
  expect(panel.getByText('0,00 zł')).toBeVisible();
  const part = panel.getByText(name).closest('div');
  expect(part).toHaveTextContent(text);
  expect(part).toHaveTextContent('50,01 zł');
});

it('keeps disputed points apart from those that have a day', async () => {
  switchProfile(null);
  const assigned_points = { balance: '75.71', next_at: '2026-12-05T09:00:00.000Z', disputed: '75.01' };
  await showPoints({ [BALANCE]: () => balance({ assigned_points }) });
  const panel = within(await screen.findByRole('region', { name: 'Do wypłaty' }));
  expect(panel.getByText('Oczekujące').closest('div')).toHaveTextContent(/5 grudnia 2026.*0,70\szł/);
  expect(panel.getByText('Sporne').closest('div')).toHaveTextContent(/Czekają na decyzję o zgłoszeniu.*75,01\szł/);
});

it('says that the points of a reported order are disputed', async () => {
  const rows = [
    walletRow({ id: '14', type: 'BUY', points_status: 'assigned', amount: '75.01', disputed: true }),
    walletRow({ id: '15', offer: { id: idOf(503), title: 'Logo' } }),
  ];
  await showPoints({ [MOVEMENTS]: () => movementPage(rows) });
  const reported = within(await tableRow(/Meble biurowe/));
  expect(reported.getByText('Przyznane')).toBeVisible();
  expect(reported.getByText('Sporne')).toBeVisible();
  expect(within(await tableRow(/Logo/)).queryByText('Sporne')).not.toBeInTheDocument();
});

it('shows a manager who may withdraw, and an owner why nothing can be withdrawn', async () => {
  switchProfile({ ...sellerProfile, role: 'manager' });
  await showPoints({ [BALANCE]: () => companyBalance({ withdrawable_points: '0.00' }) });
  expect(await screen.findByText('Zarobione punkty firmy wypłaca jej właściciel.')).toBeVisible();
  act(() => switchProfile(sellerProfile));
  expect(await screen.findByText(/nie ma zarobionych punktów/)).toBeVisible();
});

it('lists movements with sign, running balance, other party and a link to the order', async () => {
  const rows = [
    earned,
    walletRow(),
    walletRow({ id: '10', type: 'NETWORK_BUY', offer: { id: idOf(503), title: 'Logo' } }),
    walletRow({
      id: '9',
      points_status: 'assigned',
      amount: '-100.00',
      balance_change: '0.00',
      offer: { id: idOf(504), title: 'Strona' },
    }),
    walletRow({ id: '8', type: 'PAY_OFF', amount: '-25.00', offer: { id: idOf(505), title: 'Kurs' } }),
    recharge,
  ];
  const { container } = await showPoints({ [MOVEMENTS]: () => movementPage(rows) });
  const sold = within(await tableRow(/Meble biurowe/));
  expect(sold.getAllByText(/−50,01 zł/)[0]).toBeVisible();
  expect(sold.getByRole('cell', { name: /^949,99\szł$/ })).toBeVisible();
  expect(sold.getByText(/Ewa Nowak/)).toBeVisible();
  expect(sold.getByText('Przekazane')).toBeVisible();
  expect(sold.getByText(/^W-000123/)).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Meble biurowe na wymiar')).toBe(`/transactions/sales?open=${idOf(1)}#order-${idOf(1)}`);
  expect(href('Audyt RODO')).toBe(`/transactions/orders?open=${idOf(2)}#order-${idOf(2)}`);
  expect(href('Logo')).toBe(`/offers/${idOf(503)}`);
  expect(within(await tableRow(/Strona/)).getByText('Zablokowane')).toBeVisible();
  expect(within(await tableRow(/Strona/)).getByText('nie zmienia salda')).toBeVisible();
  expect(sold.queryByText('nie zmienia salda')).not.toBeInTheDocument();
  expect(within(await tableRow(/Kurs/)).getByText('Rozliczenie nagrody')).toBeVisible();
  expect(await tableRow(/Doładowanie.*\+1\s000,00\szł/)).toBeVisible();
  expect(screen.getByText('6 operacji')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('takes type and page from the URL and omits invalid values', async () => {
  const answers = { [MOVEMENTS]: () => movementPage([walletRow()], { count: 61, page: 2 }) };
  const { calls } = await showPoints(answers, '?points_type=SELL&page=2');
  await tableRow(/Meble/);
  const asked = () => calls.findLast(({ path }) => path === 'wallet-history/groups/')?.params.toString();
  expect(asked()).toBe('limit=30&page=2&points_type=SELL');
  expect(screen.getByRole('link', { name: 'Sprzedaż' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Strona 3' })).toHaveAttribute(
    'href',
    '/points/registry?page=3&points_type=SELL',
  );
  act(() => {
    window.history.pushState(null, '', '/points/registry?points_type=STOLEN&page=-4&open=abc&payment=maybe');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('link', { name: 'Wszystkie', current: 'page' });
  expect(asked()).toBe('limit=30');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('links back from a page past the end and from a type without movements', async () => {
  await showPoints({ [MOVEMENTS]: () => movementPage([], { count: 61, page: 99_999 }) }, '?page=99999');
  expect(await screen.findByText('Na tej stronie nie ma już wyników')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Przejdź do pierwszej strony' })).toHaveAttribute('href', '/points/registry');
});

it('has different texts for a type without movements and for an empty history', async () => {
  await showPoints({}, '?points_type=NETWORK_BUY');
  expect(await screen.findByText('Nie ma operacji tego rodzaju')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wyczyść filtry' })).toHaveAttribute('href', '/points/registry');
});

it('suggests a recharge to a company without movements', async () => {
  await showPoints();
  expect(await screen.findByText('Nie ma jeszcze żadnych operacji')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Doładuj punkty' })).toBeVisible();
  expect(screen.getByText('Wykres pojawi się po pierwszej zmianie salda.')).toBeVisible();
});

it('shows the balance over time in words and as a table', async () => {
  const { calls } = await showPoints({ [HISTORY]: () => balanceHistory(['100.00', '100.00', '350.50', '300.00']) });
  const panel = within(await screen.findByRole('region', { name: 'Saldo w czasie' }));
  expect(await panel.findByText('Zmiana: +200,00 zł. Najmniej: 100,00 zł, najwięcej: 350,50 zł.')).toBeVisible();
  await userEvent.click(panel.getByText('Pokaż jako tabelę'));
  expect(panel.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'DzieńSaldo na koniec dnia',
    '4 lis 2026300,00 zł',
    '3 lis 2026350,50 zł',
    '1 lis 2026100,00 zł',
  ]);
  await userEvent.click(panel.getByRole('button', { name: '365 dni' }));
  expect(calls.at(-1)?.params.get('days')).toBe('365');
});

it('reloads everything when the balance has changed', async () => {
  let now = companyBalance();
  let rows = [recharge];
  await showPoints({ [BALANCE]: () => now, [MOVEMENTS]: () => movementPage(rows) });
  await screen.findByText('1 020,00 zł');
  now = companyBalance({ points: '970.00' });
  rows = [walletRow(), recharge];
  act(() => void window.dispatchEvent(new Event('wp:balance-changed')));
  expect(await screen.findByText('970,00 zł')).toBeVisible();
  expect(await tableRow(/Meble/)).toBeVisible();
});

it('retries each part separately', async () => {
  let works = false;
  const broken =
    <T,>(answer: () => T) =>
    (): T | Response =>
      works ? answer() : problem(503, 'unavailable');
  await showPoints({
    [BALANCE]: broken(() => companyBalance()),
    [MOVEMENTS]: broken(() => movementPage([recharge])),
    [HISTORY]: broken(() => balanceHistory(['1.00', '2.00'])),
  });
  const alert = async (name: RegExp) => within((await screen.findByText(name)).closest('[role=alert]') as HTMLElement);
  expect((await alert(/historii punktów/)).getByText(/chwilowo niedostępna/)).toBeVisible();
  works = true;
  for (const name of [/historii punktów/, /pobrać salda/, /pobrać wykresu/]) {
    await userEvent.click((await alert(name)).getByRole('button', { name: 'Spróbuj ponownie' }));
  }
  expect(await tableRow(/Doładowanie/)).toBeVisible();
  expect(await screen.findByText('1 020,00 zł')).toBeVisible();
  expect(await screen.findByText(/Zmiana: \+1,00 zł/)).toBeVisible();
});

it('retains the last known data without a connection, and says so', async () => {
  let online = true;
  const fading =
    <T,>(answer: () => T) =>
    (): T | never =>
      online ? answer() : noConnection();
  await showPoints({ [BALANCE]: fading(() => companyBalance()), [MOVEMENTS]: fading(() => movementPage([recharge])) });
  await tableRow(/Doładowanie/);
  online = false;
  act(() => void window.dispatchEvent(new Event('wp:balance-changed')));
  expect(await screen.findAllByText(/Widać to, co udało się pobrać ostatnio/)).toHaveLength(2);
  expect(screen.getByText('1 020,00 zł')).toBeVisible();
  expect(await tableRow(/Doładowanie/)).toBeVisible();
});

it('has an order in one line, which opens to its steps', async () => {
  const of = { transaction_id: idOf(1), type: 'SELL' as const };
  const steps = [
    walletRow({ ...of, id: '14', points_status: 'rejected', amount: '50.00', balance_change: '0.00' }),
    walletRow({
      ...of,
      id: '13',
      counterparty: { id: idOf(800), type: 'user', name: 'Jan Lis', thumbnail: null },
    }),
    walletRow({ ...of, id: '12', points_status: 'assigned', amount: '-100.01', balance_change: '0.00' }),
  ];
  const group = walletGroup(steps, { balance_change: '-50.01' });
  const { container } = await showPoints({ [MOVEMENTS]: () => pageOf([group, walletGroup([recharge])]) });
  const line = within(await tableRow(/Meble biurowe/));
  expect(line.getByText('Przekazane')).toBeVisible();
  expect(line.getByText('−50,01 zł', { selector: 'td' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  const toggle = line.getByRole('button', { name: '3 kroki W-000123' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(screen.getAllByRole('row')).toHaveLength(6);
  const opened = within(screen.getByRole('rowgroup', { name: 'Kroki zamówienia W-000123' }));
  expect(opened.getAllByText('nie zmienia salda')).toHaveLength(2);
  expect(opened.getByText('Odblokowane')).toBeVisible();
  expect(opened.getByText('Zablokowane')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('says until when earned points wait', async () => {
  const waiting = walletRow({
    type: 'BUY',
    points_status: 'assigned',
    amount: '75.00',
    balance_change: '0.00',
    matures_at: '2026-12-06T10:00:00.000Z',
  });
  await showPoints({ [MOVEMENTS]: () => movementPage([waiting]) });
  expect(within(await tableRow(/Meble/)).getByText('Czeka do 6 grudnia 2026')).toBeVisible();
});

describe('the file of movements', () => {
  const saved: Blob[] = [];
  let click: jest.SpyInstance;
  beforeEach(() => {
    saved.length = 0;
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T10:00:00Z'));
    click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => {} });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [
      'październik 2026',
      2,
      'month=2026-10&points_type=SELL',
      'punkty-sprzedaz-stolarnia-zuraw-2026-10-01-2026-10-31.csv',
    ],
    ['Wszystko', 0, 'points_type=SELL', 'punkty-sprzedaz-stolarnia-zuraw-2026-11-03-2026-11-24.csv'],
  ])('has the rows of the type, of a month or all: %s', async (item, place, asked, name) => {
    const answers = { [MOVEMENTS]: () => movementPage([walletRow()], { count: 2 }) };
    const exported = { results: [walletRow(), walletRow()], truncated: false };
    const { calls } = await showPoints(
      { ...answers, 'GET wallet-history/export/': () => exported },
      '?points_type=SELL&page=2',
    );
    (await screen.findByRole('button', { name: 'Pobierz CSV' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: item })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard(`{Home}${'{ArrowDown}'.repeat(place)}`);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: item })).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved).toHaveLength(1));
    const call = calls.find(({ path }) => path === 'wallet-history/export/');
    expect(call?.params.toString().split('&').sort().join('&')).toBe(asked);
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(name);
    expect(saved[0]?.size).toBeGreaterThan(200);
  });
});

it('scrolls to the top of the list after a page is chosen below it', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  await showPoints({ [MOVEMENTS]: () => movementPage([walletRow()], { count: 61 }) });
  const link = await screen.findByRole('link', { name: 'Strona 2' });
  link.addEventListener('click', (click) => {
    click.preventDefault();
    act(() => navigate('/points/registry?page=2'));
  });
  await userEvent.click(link);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Historia punktów' })).toHaveFocus());
  expect(scrolled).toHaveBeenCalled();
});

it('is in English under /en', async () => {
  await showPoints({ [MOVEMENTS]: () => movementPage([walletRow()]) }, '', 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Points' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Meble biurowe na wymiar' })).toHaveAttribute(
    'href',
    `/en/transactions/sales?open=${idOf(1)}#order-${idOf(1)}`,
  );
});

it('of a suspended company has no recharge, withdrawal or new account, and says why', async () => {
  act(() => signInAs.company({ status: 'suspended' }));
  await showPoints();
  const panel = within(await screen.findByRole('region', { name: 'Saldo firmy' }));
  expect(panel.getByText(/Firma jest zawieszona\./)).toBeVisible();
  expect(await screen.findByText('Nie ma jeszcze żadnych operacji')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Doładuj|Wypłać|Dodaj/ })).not.toBeInTheDocument();
});
