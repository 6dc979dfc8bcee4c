import { getJSON } from '@wspolnik/shared-auth';
import { type AppProps, localePath, matchRoute, PageSkeleton, Providers, useLocation } from '@wspolnik/shared-ui';
import { lazy, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { useSessionRefetch } from '../lib/use-session-refetch.ts';

const CompanyListPage = lazy(async () => {
  const page = await import(
    /* webpackChunkName: "page-company-list" */ '../features/company-list/company-list.page.tsx'
  );
  return { default: page.CompanyListPage };
});
const CompanyDetailPage = lazy(async () => {
  const page = await import(
    /* webpackChunkName: "page-company-detail" */ '../features/company-detail/company-detail.page.tsx'
  );
  return { default: page.CompanyDetailPage };
});

const NO_DATA = {};

export function App({ locale, messages, path, search, fallback = NO_DATA }: AppProps) {
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      {/* A failed call shows its panel with a retry at once, so SWR does not repeat it behind the person's back. */}
      <SWRConfig value={{ fetcher: (key: string) => getJSON(key), fallback, shouldRetryOnError: false }}>
        <CompaniesRoutes />
      </SWRConfig>
    </Providers>
  );
}

/** Nothing for a foreign path: the address changes before single-spa takes this remote off the page. */
function CompaniesRoutes() {
  const { pathname } = useLocation();
  useSessionRefetch();
  const route = matchRoute(['/companies', '/companies/:id'], pathname);
  if (!route) return null;
  const id = route.params.id;
  return (
    <Suspense fallback={<PageSkeleton kind={id === undefined ? 'cards' : 'detail'} />}>
      {id === undefined ? <CompanyListPage /> : <CompanyDetailPage key={id} id={id} />}
    </Suspense>
  );
}
