import { act, screen, waitFor } from '@testing-library/react';
import {
  balanceHistory,
  buyer,
  companyBalance,
  fakeApi,
  idOf,
  order,
  otherProfile,
  pageOf,
  signInAs,
  signOut,
  switchProfile,
  walletGroup,
  walletRow,
  withdrawal,
} from '@wspolnik/testing';
import type { ReactElement } from 'react';
import { BalanceChip } from '../features/balance/balance-chip.tsx';
import { SalesPage } from '../features/orders/orders.page.tsx';
import { PointsPage } from '../features/points/points.page.tsx';
import { renderPage } from '../testing/render-page.ts';

const first = {
  'point-balance/': companyBalance(),
  'point-balance/history/': balanceHistory(['0.00', '777.00']),
  'wallet-history/groups/': pageOf([walletGroup()]),
  'payment/withdrawals/': pageOf([withdrawal({ amount: '31.00' })]),
  'offers/get-my-sales/': pageOf([order()]),
};
const second = {
  'point-balance/': companyBalance({
    company_id: otherProfile.id,
    points: '5.00',
    frozen_points: { balance: '0.00', orders: 0 },
  }),
  'point-balance/history/': balanceHistory(['0.00', '5.00']),
  'wallet-history/groups/': pageOf([
    walletGroup([walletRow({ transaction_id: idOf(2), offer: { id: idOf(502), title: 'Audyt RODO' } })]),
  ]),
  'payment/withdrawals/': pageOf([withdrawal({ amount: '3.00' })]),
  'offers/get-my-sales/': pageOf([
    order({
      offer: { id: idOf(502), title: 'Audyt RODO', image: null },
      buyer: { id: idOf(702), type: 'user', name: 'Jan Lis', thumbnail: null },
    }),
  ]),
};

/** A mock API that delays its responses for the second company until the test releases them. */
function api() {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const calls = fakeApi(
    Object.fromEntries(
      (Object.keys(first) as (keyof typeof first)[]).map((path) => [
        `GET ${path}`,
        async ({ headers }: { headers: Headers }) => {
          if (headers.get('company-id') !== otherProfile.id) return first[path];
          await isReleased;
          return second[path];
        },
      ]),
    ),
  );
  return { calls, release };
}

afterEach(() => act(signOut));

const cases: [what: string, shown: ReactElement, url: string, before: string[], after: string[]][] = [
  ['the balance in the header', <BalanceChip key="chip" />, '/', ['1 020,00 zł'], ['5,00 zł']],
  [
    'the page of points',
    <PointsPage key="points" />,
    '/points/registry',
    ['1 254,50 zł', '777,00 zł', '31,00 zł', 'Meble biurowe na wymiar', `sales?open=${idOf(1)}`],
    ['5,00 zł', '3,00 zł', 'Audyt RODO'],
  ],
  [
    'an open sale',
    <SalesPage key="sales" />,
    `/transactions/sales?open=${idOf(1)}`,
    ['Meble biurowe na wymiar', `/profiles/${buyer.id}`],
    ['Audyt RODO'],
  ],
];

it.each(cases)('a page shows nothing of the previous profile after a switch: %s', async (...given) => {
  const [, shown, url, before, after] = given;
  signInAs.company();
  const { release } = api();
  const { container } = await renderPage(shown, { url });
  const markup = () => container.innerHTML.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
  await waitFor(() => expect(before.filter((text) => !markup().includes(text))).toEqual([]));
  act(() => switchProfile(otherProfile));
  expect(before.filter((text) => markup().includes(text))).toEqual([]);
  await act(async () => release());
  await waitFor(() => expect(after.filter((text) => !markup().includes(text))).toEqual([]));
  expect(before.filter((text) => markup().includes(text))).toEqual([]);
});

it('the header and the points page share one balance request', async () => {
  signInAs.company();
  const { calls } = api();
  const both = (
    <>
      <BalanceChip />
      <PointsPage />
    </>
  );
  await renderPage(both, { url: '/points/registry' });
  expect(await screen.findByRole('link', { name: /^Punkty\. Do użycia 1\s020,00\szł$/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Do użycia' })).toBeVisible();
  expect(calls.filter(({ path }) => path === 'point-balance/')).toHaveLength(1);
});
