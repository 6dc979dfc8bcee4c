/** @jest-environment node */
import {
  companyBalance,
  createFirstView,
  order,
  ownOrders,
  pageOf,
  quotePage,
  quoteRequest,
  quoteRequestPage,
  recommendation,
  recommendationSummary,
  recommendedOrder,
  walletGroup,
} from '@wspolnik/testing';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { pages } from './pages.ts';

const answers = {
  'offers/get-my-purchases/?limit=30&page=2&status=bought': ownOrders([order()]),
  'offers/get-my-sales/?limit=30&status=suggested': ownOrders([order()]),
  'offers/quotes/?limit=30&side=asked&status=asked': quotePage(),
  'offers/quotes/?limit=30&side=received': quotePage(),
  'offers/quote-requests/?limit=30': quoteRequestPage([quoteRequest({ category: null })]),
  'point-balance/': companyBalance(),
  'wallet-history/groups/?limit=30&points_type=SELL': pageOf([walletGroup()]),
  'payment/withdrawals/?limit=3': pageOf([]),
  'recommendations/?limit=30&period=month': pageOf([recommendation()], { summary: recommendationSummary() }),
  'recommendations/orders/?limit=30': pageOf([recommendedOrder()]),
};
const firstView = createFirstView({ pages, messages: { pl, en }, answers });
const emptyView = createFirstView({ pages, messages: { pl, en } });

it.each([
  ['pl', '/transactions/orders', '?status=bought&page=2&open=abc', 'Sprzedaje: Stolarnia Żuraw'],
  ['pl', '/transactions/sales', '?utm_source=x', 'Kupuje: Ewa Nowak'],
  ['en', '/transactions/orders', '?status=bought&page=2', 'Seller: Stolarnia Żuraw'],
  ['en', '/transactions/sales', '', 'Buyer: Ewa Nowak'],
  ['pl', '/transactions/orders/quotes', '?status=asked', 'Sprzedaje: Stolarnia Żuraw'],
  ['en', '/transactions/sales/quotes', '', 'From: Ewa Nowak'],
  ['pl', '/transactions/orders/requests', '', 'Porównaj odpowiedzi'],
  ['pl', '/points/registry', '?points_type=SELL&open=settle', 'Saldo firmy'],
  ['en', '/points/registry', '?points_type=SELL&payment=success', 'Company balance'],
  ['pl', '/points/referrals', '?period=month', 'Zarobione'],
  ['en', '/points/referrals/orders', '', 'On the balance'],
] as const)('the first view has the preloaded data in %s: %s%s', async (locale, path, search, text) => {
  const html = await firstView(locale, path, search);
  expect(html).toContain(text);
  expect(html).toContain('Meble biurowe na wymiar');
});

it.each([
  ['pl', '/transactions/orders', 'Zamówienia'],
  ['pl', '/transactions/sales', 'Sprzedaż'],
  ['en', '/transactions/orders', 'Orders'],
  ['en', '/transactions/sales', 'Sales'],
  ['pl', '/transactions/orders/quotes', 'Zapytania'],
  ['en', '/transactions/sales/quotes', 'Requests'],
  ['en', '/transactions/orders/requests', 'Requests to several companies'],
  ['pl', '/points/registry', 'Punkty'],
  ['en', '/points/registry', 'Points'],
  ['pl', '/points/referrals', 'Polecenia'],
  ['en', '/points/referrals/orders', 'Orders from referrals'],
] as const)('the first view without data has heading and skeleton in %s: %s', async (locale, path, title) => {
  const html = await emptyView(locale, path);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain('aria-busy="true"');
});

it.each([
  ['pl', '/account/settings/invoice', 'Dane do faktury', 'Dołączamy je'],
  ['en', '/companies/settings/invoice', 'Invoice details', 'We add them'],
] as const)(
  'the first view of invoice details has heading and explanation in %s: %s',
  async (locale, path, title, text) => {
    const html = await emptyView(locale, path);
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toContain(text);
    expect(html).not.toContain('undefined');
  },
);
