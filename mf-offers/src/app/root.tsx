import { getJSON } from '@wspolnik/shared-auth';
import {
  type AppProps,
  lazyPage,
  localePath,
  matchRoute,
  PageSkeleton,
  Providers,
  type SkeletonKind,
  useLocation,
} from '@wspolnik/shared-ui';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { rememberReferral } from '../lib/referral.ts';
import { useSessionRefetch } from '../lib/use-session-refetch.ts';

const listPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-offer-list" */ '../features/offer-list/offer-list.page.tsx'))
      .OfferListPage,
);
const detailPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-offer-detail" */ '../features/offer-detail/offer-detail.page.tsx'))
      .OfferDetailPage,
);
const createPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-offer-form" */ '../features/offer-form/offer-create.page.tsx'))
      .OfferCreatePage,
);
const editPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-offer-form" */ '../features/offer-form/offer-edit.page.tsx'))
      .OfferEditPage,
);
const managePage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-offer-manage" */ '../features/offer-manage/offer-manage.page.tsx'))
      .OfferManagePage,
);
// Made of the parts of the offer's page, so it is this layer that hands it to the form.
const OfferPreview = lazy(async () => {
  const preview = await import(/* webpackChunkName: "offer-preview" */ './offer-preview.tsx');
  return { default: preview.OfferPreview };
});

const NO_DATA = {};
const read = (key: string) => getJSON(key);

interface Route {
  pattern: string;
  skeleton: SkeletonKind;
  prepare(): Promise<void>;
  render(id: string): ReactNode;
}

/** First match wins. */
const ROUTES: readonly Route[] = [
  { pattern: '/offers', skeleton: 'cards', prepare: listPage.prepare, render: () => <listPage.Page /> },
  {
    pattern: '/offers/create',
    skeleton: 'form',
    prepare: createPage.prepare,
    render: () => <createPage.Page Preview={OfferPreview} />,
  },
  { pattern: '/offers/manage', skeleton: 'rows', prepare: managePage.prepare, render: () => <managePage.Page /> },
  {
    pattern: '/offers/:id/edit',
    skeleton: 'form',
    prepare: editPage.prepare,
    render: (id) => <editPage.Page key={id} id={id} Preview={OfferPreview} />,
  },
  {
    pattern: '/offers/:id',
    skeleton: 'detail',
    prepare: detailPage.prepare,
    render: (id) => <detailPage.Page key={id} id={id} />,
  },
];
const PATTERNS = ROUTES.map(({ pattern }) => pattern);

function findPage(pathname: string): { route: Route; id: string } | null {
  const match = matchRoute(PATTERNS, pathname);
  const route = ROUTES.find(({ pattern }) => pattern === match?.pattern);
  return match && route ? { route, id: match.params.id ?? '' } : null;
}

/** Fetches the code of the page at a path of ours. */
export const prepare = async (path: string): Promise<void> => findPage(path)?.route.prepare();

export function App({ locale, messages, path, search, fallback = NO_DATA }: AppProps) {
  // The same for every address: a new one would draw everything anew that reads anything.
  const config = useMemo(() => ({ fetcher: read, fallback, shouldRetryOnError: false }), [fallback]);
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      {/* A failed call shows its panel with a retry at once, so SWR does not repeat it behind the person's back. */}
      <SWRConfig value={config}>
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
  const found = findPage(pathname);
  if (!found) return null;
  const { route, id } = found;
  return <Suspense fallback={<PageSkeleton kind={route.skeleton} />}>{route.render(id)}</Suspense>;
}
