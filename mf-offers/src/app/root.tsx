import { getJSON } from '@wspolnik/shared-auth';
import { type AppProps, localePath, matchRoute, PageSkeleton, Providers, useLocation } from '@wspolnik/shared-ui';
import { lazy, Suspense, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { rememberReferral } from '../lib/referral.ts';
import { useSessionRefetch } from '../lib/use-session-refetch.ts';

const OfferListPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "page-offer-list" */ '../features/offer-list/offer-list.page.tsx');
  return { default: page.OfferListPage };
});
const OfferDetailPage = lazy(async () => {
  const page = await import(
    /* webpackChunkName: "page-offer-detail" */ '../features/offer-detail/offer-detail.page.tsx'
  );
  return { default: page.OfferDetailPage };
});

const NO_DATA = {};

export function App({ locale, messages, path, search, fallback = NO_DATA }: AppProps) {
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      {/* A failed call shows its panel with a retry at once, so SWR does not repeat it behind the person's back. */}
      <SWRConfig value={{ fetcher: (key: string) => getJSON(key), fallback, shouldRetryOnError: false }}>
        <Routes />
      </SWRConfig>
    </Providers>
  );
}

function Routes() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberReferral(search), [search]);
  useSessionRefetch();

  // Nothing for a foreign path: the address changes before single-spa takes this remote off the page.
  const route = matchRoute(['/offers', '/offers/:id'], pathname);
  if (!route) return null;
  const { id } = route.params;
  if (id === undefined) {
    return (
      <Suspense fallback={<PageSkeleton kind="cards" />}>
        <OfferListPage />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton kind="detail" />}>
      <OfferDetailPage key={id} id={id} />
    </Suspense>
  );
}
