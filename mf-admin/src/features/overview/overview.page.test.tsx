import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '@wspolnik/system';
import {
  adminOverview,
  axe,
  fakeApi,
  idOf,
  ledgerCheck,
  ledgerCheckState,
  problem,
  statistics,
  tellFrame,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { OverviewPage } from './overview.page.tsx';

const OVERVIEW = 'GET accounts/admin/overview/';
const LEDGER = 'GET accounts/admin/ledger-check/';
const CHECK = 'POST accounts/admin/ledger-check/';
const STATISTICS = 'GET accounts/admin/statistics/';

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

async function show(answers: Parameters<typeof fakeApi>[0] = {}, locale: 'pl' | 'en' = 'pl') {
  const calls = fakeApi({
    [OVERVIEW]: () => adminOverview(),
    [LEDGER]: () => ledgerCheckState(),
    [STATISTICS]: () => statistics(),
    ...answers,
  });
  const view = await renderPage(<OverviewPage />, { url: locale === 'en' ? '/en/admin' : '/admin', locale });
  return { ...view, calls };
}

it('each tile shows what waits with its age, in red when it is old, and links to it', async () => {
  const overview = adminOverview({
    activation_requests: { count: 22, oldest_at: ago(5) },
    withdrawals: { count: 1, oldest_at: ago(0) },
  });
  const { container } = await show({ [OVERVIEW]: () => overview });
  const old = await screen.findByRole('link', { name: /Wnioski o aktywację.*22.*najstarsze: od 5 dni/ });
  expect(old).toHaveAttribute('href', '/admin/companies/activation-requests');
  const young = screen.getByRole('link', { name: /Wypłaty.*1.*najstarsze: dzisiaj/ });
  expect(young).toHaveAttribute('href', '/admin/points/withdraw-requests');
  const colours = [old, young].map((link) => within(link).getByText(/najstarsze/).className);
  expect(colours[0]).not.toBe(colours[1]);
  expect(screen.getByRole('link', { name: /Odwołania.*0.*nic nie czeka/ })).toBeVisible();
  expect(screen.queryByText('Nic nie czeka na decyzję.')).toBeNull();
  await screen.findAllByText('Pokaż jako tabelę');
  expect(await axe(container)).toEqual([]);
});

it.each([
  'verification.changed',
  'withdrawal.changed',
  'order.changed',
  'moderation.changed',
  'contact.changed',
  'account.changed',
] as const)('the tiles update after %s', async (type) => {
  let waiting = 0;
  await show({ [OVERVIEW]: () => adminOverview({ appeals: { count: waiting, oldest_at: null } }) });
  await screen.findByRole('link', { name: /Odwołania.*0/ });
  waiting = 7;
  act(() => tellFrame({ seq: 1, type, data: { company_id: null } }));
  expect(await screen.findByRole('link', { name: /Odwołania.*7/ })).toBeVisible();
});

it('the page states that nothing is waiting', async () => {
  await show({}, 'en');
  expect(await screen.findByText('Nothing is waiting for a decision.')).toBeVisible();
});

it('each series is a chart with its figures in words, for the chosen period', async () => {
  const { calls } = await show();
  const granted = within(await screen.findByRole('region', { name: 'Przyznane punkty' }));
  expect(await granted.findByText('Razem: 165,50 zł. Najwięcej jednego dnia: 120,50 zł.')).toBeVisible();
  const companies = within(screen.getByRole('region', { name: 'Aktywne firmy' }));
  expect(companies.getByText('Zmiana: +1. Najmniej: 20, najwięcej: 21.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '365 dni' }));
  expect(calls.findLast(({ path }) => path === 'accounts/admin/statistics/')?.params.get('days')).toBe('365');
});

it('a series without data has a text instead of a chart', async () => {
  await show({ [STATISTICS]: () => statistics({ paid: ['0.00', '0.00', '0.00'] }) });
  const paid = within(await screen.findByRole('region', { name: 'Wypłacone punkty' }));
  expect(await paid.findByText('W tym okresie nic się nie wydarzyło.')).toBeVisible();
});

it('the ledger is checked on demand, and its result appears', async () => {
  let state = ledgerCheckState({ last: null });
  await show({
    [LEDGER]: () => state,
    [CHECK]: () => {
      state = ledgerCheckState();
      return ledgerCheckState({ last: null, pending: true });
    },
  });
  expect(await screen.findByText('Księga nie była jeszcze sprawdzana.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sprawdź teraz' }));
  expect(await screen.findByText('Wszystko się zgadza')).toBeVisible();
  expect(screen.getByText(/1200 wpisów, 90 kont, czas: 2 s/)).toBeVisible();
});

it('the panel lists the accounts that do not add up', async () => {
  const broken = {
    account_id: 17,
    owner: { type: 'user' as const, id: idOf(5) },
    kind: 'withdrawable',
    balance: '26.00',
    entries_sum: '25.00',
    difference: '1.00',
  };
  const last = ledgerCheck({ ok: false, broken_count: 1, broken: [broken], credits: '44975.00' });
  const { container } = await show({ [LEDGER]: () => ledgerCheckState({ last }) });
  expect(await screen.findByText('Nie zgadza się 1 konto')).toBeVisible();
  expect(screen.getByText('Obciążenia: 45000.00 zł, uznania: 44975.00 zł.')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /17 withdrawable.*26,00\szł.*25,00\szł.*1,00\szł/ }));
  expect(row.getByRole('link', { name: 'Osoba' })).toHaveAttribute('href', `/admin/users/${idOf(5)}`);
  expect(await axe(container)).toEqual([]);
});

it('a failed part retries while the others stay', async () => {
  let fails = true;
  await show({ [OVERVIEW]: () => (fails ? problem(500, 'internal') : adminOverview()) });
  expect(await screen.findByText('Wszystko się zgadza')).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('Nic nie czeka na decyzję.')).toBeVisible();
});
