import {
  type AppProps,
  lazyPage,
  localePath,
  matchRoute,
  PageSkeleton,
  Providers,
  useLocation,
} from '@wspolnik/shared-ui';
import { Suspense } from 'react';
import { SWRConfig } from 'swr';

const loadOrders = () => import(/* webpackChunkName: "page-orders" */ '../features/orders/orders.page.tsx');
const { Page: PurchasesPage } = lazyPage(async () => (await loadOrders()).PurchasesPage);
const { Page: SalesPage } = lazyPage(async () => (await loadOrders()).SalesPage);
const { Page: RegistryPage } = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-registry" */ '../features/registry/registry.page.tsx')).RegistryPage,
);

const PAGES = {
  '/points/registry': RegistryPage,
  '/transactions/orders': PurchasesPage,
  '/transactions/sales': SalesPage,
};

const NO_DATA = {};

export function App({ locale, messages, path, search, fallback = NO_DATA }: AppProps) {
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      {/* A failed call shows its panel with a retry at once, so SWR does not repeat it behind the person's back. */}
      <SWRConfig value={{ fallback, shouldRetryOnError: false }}>
        <WalletRoutes />
      </SWRConfig>
    </Providers>
  );
}

/** Nothing for a foreign path: the address changes before single-spa takes this remote off the page. */
function WalletRoutes() {
  const { pathname } = useLocation();
  const route = matchRoute(Object.keys(PAGES), pathname)?.pattern as keyof typeof PAGES | undefined;
  if (!route) return null;
  const Page = PAGES[route];
  return (
    <Suspense fallback={<PageSkeleton kind="rows" />}>
      <Page />
    </Suspense>
  );
}
