import { getJSON } from '@wspolnik/shared-auth';
import { type AppProps, definePages, localePath, Providers } from '@wspolnik/shared-ui';
import { useMemo } from 'react';
import { SWRConfig } from 'swr';
import { useSessionRefetch } from '../lib/use-session-refetch.ts';

const { Page, prepare } = definePages([
  {
    path: '/companies',
    skeleton: 'cards',
    load: async () =>
      (await import(/* webpackChunkName: "page-company-list" */ '../features/company-list/company-list.page.tsx'))
        .CompanyListPage,
  },
  {
    path: '/companies/:id',
    skeleton: 'detail',
    load: async () =>
      (await import(/* webpackChunkName: "page-company-detail" */ '../features/company-detail/company-detail.page.tsx'))
        .CompanyDetailPage,
  },
]);

export { prepare };

const NO_DATA = {};
const read = (key: string) => getJSON(key);

export function App({ locale, messages, path, search, fallback = NO_DATA }: AppProps) {
  const config = useMemo(() => ({ fetcher: read, fallback, shouldRetryOnError: false }), [fallback]);
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      {/* A failed call shows its panel with a retry at once, so SWR does not repeat it behind the person's back. */}
      <SWRConfig value={config}>
        <Companies />
      </SWRConfig>
    </Providers>
  );
}

function Companies() {
  useSessionRefetch();
  return <Page />;
}
