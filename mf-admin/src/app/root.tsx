import { getJSON } from '@wspolnik/shared-auth';
import { type AppProps, localePath, matchRoute, PageSkeleton, Providers, useLocation } from '@wspolnik/shared-ui';
import { lazy, Suspense } from 'react';
import { SWRConfig } from 'swr';

const OverviewPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "page-overview" */ '../features/overview/overview.page.tsx');
  return { default: page.OverviewPage };
});
const ActivationRequestsPage = lazy(async () => {
  const page = await import(
    /* webpackChunkName: "page-activation-requests" */ '../features/activation-requests/activation-requests.page.tsx'
  );
  return { default: page.ActivationRequestsPage };
});

const PAGES = { '/admin': OverviewPage, '/admin/companies/activation-requests': ActivationRequestsPage };

const NO_DATA = {};

export function App({ locale, messages, path, search, fallback = NO_DATA }: AppProps) {
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      {/* A failed call shows its panel with a retry at once, so SWR does not repeat it behind the person's back. */}
      <SWRConfig value={{ fetcher: (key: string) => getJSON(key), fallback, shouldRetryOnError: false }}>
        <AdminRoutes />
      </SWRConfig>
    </Providers>
  );
}

/** Nothing for a foreign path: the address changes before single-spa takes this remote off the page. */
function AdminRoutes() {
  const { pathname } = useLocation();
  const route = matchRoute(Object.keys(PAGES), pathname)?.pattern as keyof typeof PAGES | undefined;
  if (!route) return null;
  const Page = PAGES[route];
  return (
    <Suspense fallback={<PageSkeleton kind={route === '/admin' ? 'text' : 'rows'} />}>
      <Page />
    </Suspense>
  );
}
