import { getJSON } from '@wspolnik/shared-auth';
import { type AppProps, definePages, localePath, Providers } from '@wspolnik/shared-ui';
import { lazy, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { useSessionRefetch } from '../lib/use-session-refetch.ts';

// Made of the parts of the offer's page, so it is this layer that hands it to the form.
const OfferPreview = lazy(async () => {
  const preview = await import(/* webpackChunkName: "offer-preview" */ './offer-preview.tsx');
  return { default: preview.OfferPreview };
});

const { Page, prepare } = definePages([
  {
    path: '/offers',
    skeleton: 'cards',
    load: async () =>
      (await import(/* webpackChunkName: "page-offer-list" */ '../features/offer-list/offer-list.page.tsx'))
        .OfferListPage,
  },
  {
    path: '/offers/create',
    skeleton: 'form',
    load: async () => {
      const { OfferCreatePage } = await import(
        /* webpackChunkName: "page-offer-form" */ '../features/offer-form/offer-create.page.tsx'
      );
      return () => <OfferCreatePage Preview={OfferPreview} />;
    },
  },
  {
    path: '/offers/manage',
    skeleton: 'rows',
    load: async () =>
      (await import(/* webpackChunkName: "page-offer-manage" */ '../features/offer-manage/offer-manage.page.tsx'))
        .OfferManagePage,
  },
  {
    path: '/offers/:id/edit',
    skeleton: 'form',
    load: async () => {
      const { OfferEditPage } = await import(
        /* webpackChunkName: "page-offer-form" */ '../features/offer-form/offer-edit.page.tsx'
      );
      return ({ id }) => <OfferEditPage id={id} Preview={OfferPreview} />;
    },
  },
  {
    path: '/offers/:id',
    skeleton: 'detail',
    load: async () =>
      (await import(/* webpackChunkName: "page-offer-detail" */ '../features/offer-detail/offer-detail.page.tsx'))
        .OfferDetailPage,
  },
]);

export { prepare };

const NO_DATA = {};
const read = (key: string) => getJSON(key);

export function App({ locale, messages, path, search, fallback = NO_DATA }: AppProps) {
  // The same for every address: a new one would draw everything anew that reads anything.
  const config = useMemo(() => ({ fetcher: read, fallback, shouldRetryOnError: false }), [fallback]);
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      {/* A failed call shows its panel with a retry at once, so SWR does not repeat it behind the person's back. */}
      <SWRConfig value={config}>
        <Offers />
      </SWRConfig>
    </Providers>
  );
}

function Offers() {
  useSessionRefetch();
  return <Page />;
}
