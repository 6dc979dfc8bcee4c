import type { PageDefinition } from '@wspolnik/shared-ui/remote';
import { orderListReads } from '../lib/orders.reads.ts';
import { balanceRead, registryRead, withdrawalsRead } from '../lib/points.reads.ts';

const loadOrders = () => import(/* webpackChunkName: "page-orders" */ '../features/orders/orders.page.tsx');

export const pages: readonly PageDefinition[] = [
  {
    path: '/points/registry',
    title: { pl: 'Punkty', en: 'Points' },
    skeleton: 'rows',
    protected: true,
    chunk: 'page-registry',
    load: async () =>
      (await import(/* webpackChunkName: "page-registry" */ '../features/registry/registry.page.tsx')).RegistryPage,
    reads: [balanceRead, registryRead, withdrawalsRead],
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
];
