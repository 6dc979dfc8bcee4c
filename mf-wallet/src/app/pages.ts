import type { PageDefinition } from '@wspolnik/kit';
import { orderListReads } from '../lib/orders.reads.ts';
import { balanceRead, pointsHistoryRead, withdrawalsRead } from '../lib/points.reads.ts';
import { quoteListReads } from '../lib/quotes.reads.ts';

const loadOrders = () => import(/* webpackChunkName: "page-orders" */ '../features/orders/orders.page.tsx');
const loadQuotes = () => import(/* webpackChunkName: "page-quotes" */ '../features/quotes/quotes.page.tsx');

export const pages: readonly PageDefinition[] = [
  {
    path: '/points/registry',
    title: { pl: 'Punkty', en: 'Points' },
    skeleton: 'rows',
    protected: true,
    chunk: 'page-points',
    load: async () =>
      (await import(/* webpackChunkName: "page-points" */ '../features/points/points.page.tsx')).PointsPage,
    reads: [balanceRead, pointsHistoryRead, withdrawalsRead],
  },
  {
    path: '/transactions/orders',
    title: { pl: 'Zamówienia', en: 'Orders' },
    skeleton: 'rows',
    protected: true,
    chunk: 'page-orders',
    load: async () => (await loadOrders()).PurchasesPage,
    reads: [orderListReads.purchases],
  },
  {
    path: '/transactions/sales',
    title: { pl: 'Sprzedaż', en: 'Sales' },
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    chunk: 'page-orders',
    load: async () => (await loadOrders()).SalesPage,
    reads: [orderListReads.sales],
  },
  {
    path: '/transactions/orders/quotes',
    title: { pl: 'Zapytania', en: 'Requests' },
    skeleton: 'rows',
    protected: true,
    chunk: 'page-quotes',
    load: async () => (await loadQuotes()).AskedQuotesPage,
    reads: [quoteListReads.purchases],
  },
  {
    path: '/transactions/sales/quotes',
    title: { pl: 'Zapytania', en: 'Requests' },
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    chunk: 'page-quotes',
    load: async () => (await loadQuotes()).ReceivedQuotesPage,
    reads: [quoteListReads.sales],
  },
];
