import { act, screen, within } from '@testing-library/react';
import type { RecommendedOrder } from '@wspolnik/contract';
import { axe, fakeApi, idOf, pageOf, problem, recommendedOrder, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ReferralOrdersPage } from './referral-orders.page.tsx';

const LIST = 'GET recommendations/orders/';

async function open(results: RecommendedOrder[], search = '', locale: 'pl' | 'en' = 'pl') {
  const calls = fakeApi({ [LIST]: () => pageOf(results) });
  const url = `${locale === 'en' ? '/en' : ''}/points/referrals/orders${search}`;
  return { calls, ...(await renderPage(<ReferralOrdersPage />, { url, locale })) };
}

const lines = async () => {
  const table = within(await screen.findByRole('table', { name: 'Zamówienia z poleceń' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
};

beforeEach(() => signInAs.person());
afterEach(() => act(signOut));

it('each order shows its date, offer, status and the points of the referrer', async () => {
  const { container } = await open([
    recommendedOrder(),
    recommendedOrder({
      id: idOf(822),
      status: 'verified',
      points_state: 'granted',
      matures_at: '2026-01-18T10:00:00.000Z',
    }),
    recommendedOrder({ id: idOf(823), status: 'bought', points_state: 'waiting' }),
    recommendedOrder({ id: idOf(824), status: 'cancelled', points_state: 'lost', points: '0.00' }),
  ]);
  const [completed, verified, bought, cancelled] = await lines();
  expect(completed).toMatch(/4 stycznia 2026.*Meble biurowe na wymiar.*Zakończone.*45,00 zł.*Na saldzie/);
  expect(verified).toMatch(/Potwierdzone.*Przyznane, na saldzie od 18 stycznia 2026/);
  expect(bought).toMatch(/Złożone.*Do przyznania/);
  expect(cancelled).toMatch(/Anulowane.*0,00 zł.*Bez nagrody/);
  expect(screen.getByText('4 zamówienia')).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('the orders of one offer lead to those of all, and back to the referrals of the period', async () => {
  const { calls } = await open([recommendedOrder()], `?offer_id=${idOf(1)}&period=year`);
  expect(await screen.findByRole('link', { name: 'Pokaż zamówienia wszystkich ofert' })).toHaveAttribute(
    'href',
    '/points/referrals/orders?period=year',
  );
  expect(screen.getByRole('link', { name: 'Wszystkie polecenia' })).toHaveAttribute(
    'href',
    '/points/referrals?period=year',
  );
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30', offer_id: idOf(1), period: 'year' });
});

it('the page is the same in English, and an offer that is gone has no link', async () => {
  await open([recommendedOrder({ offer: { id: idOf(1), title: 'Old offer', available: false } })], '', 'en');
  const table = within(await screen.findByRole('table', { name: 'Orders from referrals' }));
  expect(table.getByText('On the balance')).toBeVisible();
  expect(table.queryByRole('link', { name: 'Old offer' })).not.toBeInTheDocument();
});

it.each([
  ['', 'Nikt jeszcze nie kupił z Twojego linku'],
  ['?period=month', 'Brak zamówień spełniających warunki'],
])('the empty list suggests what to do: %s', async (search, text) => {
  await open([], search);
  expect(await screen.findByText(text)).toBeVisible();
});

it('the list shows a failure', async () => {
  fakeApi({ [LIST]: () => problem(500, 'internal') });
  await renderPage(<ReferralOrdersPage />, { url: '/points/referrals/orders' });
  expect(await screen.findByText('Nie udało się wczytać zamówień z poleceń')).toBeVisible();
});
