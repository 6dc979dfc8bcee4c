import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@wspolnik/system';
import {
  axe,
  idOf,
  pageOf,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  walletGroup,
  walletRow,
} from '@wspolnik/testing';
import { earned, recharge } from './testing/movements.ts';
import { MOVEMENTS, movementPage, showPoints } from './testing/show-points.tsx';

beforeEach(() => {
  signInAs.person({ companies: [sellerProfile] });
  switchProfile(sellerProfile);
});
afterEach(() => act(signOut));

const tableRow = (name: RegExp) => screen.findByRole('row', { name });

it('the points of a reported order are marked as disputed', async () => {
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

it('a movement shows its sign, running balance, other party and a link to the order', async () => {
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

it('type and page come from the URL, without invalid values', async () => {
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

it('a page past the end links to the first page', async () => {
  await showPoints({ [MOVEMENTS]: () => movementPage([], { count: 61, page: 99_999 }) }, '?page=99999');
  expect(await screen.findByText('Na tej stronie nie ma już wyników')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Przejdź do pierwszej strony' })).toHaveAttribute('href', '/points/registry');
});

it('a type without movements has its own text and a link to all', async () => {
  await showPoints({}, '?points_type=NETWORK_BUY');
  expect(await screen.findByText('Nie ma operacji tego rodzaju')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wyczyść filtry' })).toHaveAttribute('href', '/points/registry');
});

it('an order is one line, which expands to its steps', async () => {
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

it('earned points show until when they wait', async () => {
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

it('a page chosen below the list scrolls to its top', async () => {
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
