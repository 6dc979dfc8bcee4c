import { getJSON } from '@wspolnik/shared-auth';
import { type AppProps, definePages, localePath, Providers } from '@wspolnik/shared-ui';
import { useMemo } from 'react';
import { SWRConfig } from 'swr';

const { Page, prepare } = definePages([
  {
    path: '/admin',
    skeleton: 'text',
    load: async () =>
      (await import(/* webpackChunkName: "page-overview" */ '../features/overview/overview.page.tsx')).OverviewPage,
  },
  {
    path: '/admin/companies/activation-requests',
    skeleton: 'rows',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-activation-requests" */ '../features/activation-requests/activation-requests.page.tsx'
        )
      ).ActivationRequestsPage,
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
        <Page />
      </SWRConfig>
    </Providers>
  );
}
