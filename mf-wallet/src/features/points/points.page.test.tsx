import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  balanceHistory,
  companyBalance,
  idOf,
  noConnection,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  walletRow,
} from '@wspolnik/testing';
import { recharge } from './testing/movements.ts';
import { BALANCE, HISTORY, MOVEMENTS, movementPage, showPoints } from './testing/show-points.tsx';

beforeEach(() => {
  signInAs.person({ companies: [sellerProfile] });
  switchProfile(sellerProfile);
});
afterEach(() => act(signOut));

const tableRow = (name: RegExp) => screen.findByRole('row', { name });

it('the page suggests a recharge to a company without movements', async () => {
  await showPoints();
  expect(await screen.findByText('Nie ma jeszcze żadnych operacji')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Doładuj punkty' })).toBeVisible();
  expect(screen.getByText('Wykres pojawi się po pierwszej zmianie salda.')).toBeVisible();
});

it('the chart has its figures in words and as a table', async () => {
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

it('the page reloads everything when the balance has changed', async () => {
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

it('each part of the page retries separately', async () => {
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

it('the last known data stay without a connection, marked as outdated', async () => {
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

it('the page is in English under /en', async () => {
  await showPoints({ [MOVEMENTS]: () => movementPage([walletRow()]) }, '', 'en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Points' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Meble biurowe na wymiar' })).toHaveAttribute(
    'href',
    `/en/transactions/sales?open=${idOf(1)}#order-${idOf(1)}`,
  );
});

it('the page of a suspended company offers no recharge, withdrawal or new account, and gives the reason', async () => {
  act(() => signInAs.company({ status: 'suspended' }));
  await showPoints();
  const panel = within(await screen.findByRole('region', { name: 'Saldo firmy' }));
  expect(panel.getByText(/Firma jest zawieszona\./)).toBeVisible();
  expect(await screen.findByText('Nie ma jeszcze żadnych operacji')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Doładuj|Wypłać|Dodaj/ })).not.toBeInTheDocument();
});
