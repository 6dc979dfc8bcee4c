import { getJSON } from '@wspolnik/shared-auth';
import {
  type AppProps,
  localePath,
  matchRoute,
  PageSkeleton,
  Providers,
  type SkeletonKind,
  useLocation,
} from '@wspolnik/shared-ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
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
const OfferCreatePage = lazy(async () => {
  const page = await import(/* webpackChunkName: "page-offer-form" */ '../features/offer-form/offer-create.page.tsx');
  return { default: page.OfferCreatePage };
});
const OfferEditPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "page-offer-form" */ '../features/offer-form/offer-edit.page.tsx');
  return { default: page.OfferEditPage };
});
const OfferManagePage = lazy(async () => {
  const page = await import(
    /* webpackChunkName: "page-offer-manage" */ '../features/offer-manage/offer-manage.page.tsx'
  );
  return { default: page.OfferManagePage };
});
// Made of the parts of the offer's page, so it is this layer that hands it to the form.
const OfferPreview = lazy(async () => {
  const preview = await import(/* webpackChunkName: "offer-preview" */ './offer-preview.tsx');
  return { default: preview.OfferPreview };
});

const NO_DATA = {};
/** First match wins. */
const ROUTES = ['/offers', '/offers/create', '/offers/manage', '/offers/:id/edit', '/offers/:id'];

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
  const route = matchRoute(ROUTES, pathname);
  if (!route) return null;
  const page = pageOf(route.pattern, route.params.id ?? '');
  return <Suspense fallback={<PageSkeleton kind={page.skeleton} />}>{page.element}</Suspense>;
}

function pageOf(pattern: string, id: string): { skeleton: SkeletonKind; element: ReactNode } {
  if (pattern === '/offers') return { skeleton: 'cards', element: <OfferListPage /> };
  if (pattern === '/offers/create') {
    return { skeleton: 'form', element: <OfferCreatePage Preview={OfferPreview} /> };
  }
  if (pattern === '/offers/manage') return { skeleton: 'rows', element: <OfferManagePage /> };
  if (pattern === '/offers/:id/edit') {
    return { skeleton: 'form', element: <OfferEditPage key={id} id={id} Preview={OfferPreview} /> };
  }
  return { skeleton: 'detail', element: <OfferDetailPage key={id} id={id} /> };
}
