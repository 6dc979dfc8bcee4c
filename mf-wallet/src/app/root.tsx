import { type AppProps, definePages, localePath, Providers } from '@wspolnik/shared-ui';
import { useMemo } from 'react';
import { SWRConfig } from 'swr';

const loadOrders = () => import(/* webpackChunkName: "page-orders" */ '../features/orders/orders.page.tsx');

const { Page, prepare } = definePages([
  {
    path: '/points/registry',
    skeleton: 'rows',
    load: async () =>
      (await import(/* webpackChunkName: "page-registry" */ '../features/registry/registry.page.tsx')).RegistryPage,
  },
  { path: '/transactions/orders', skeleton: 'rows', load: async () => (await loadOrders()).PurchasesPage },
  { path: '/transactions/sales', skeleton: 'rows', load: async () => (await loadOrders()).SalesPage },
]);

export { prepare };

const NO_DATA = {};

export function App({ locale, messages, path, search, fallback = NO_DATA }: AppProps) {
  const config = useMemo(() => ({ fallback, shouldRetryOnError: false }), [fallback]);
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      {/* A failed call shows its panel with a retry at once, so SWR does not repeat it behind the person's back. */}
      <SWRConfig value={config}>
        <Page />
      </SWRConfig>
    </Providers>
  );
}
