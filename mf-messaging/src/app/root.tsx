import { type AppProps, localePath, matchRoute, PageSkeleton, Providers } from '@wspolnik/shared-ui';
import { lazy, Suspense } from 'react';

const ThreadListPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "page-thread-list" */ '../features/threads/thread-list.page.tsx');
  return { default: page.ThreadListPage };
});

export function App({ locale, messages, path, search }: AppProps) {
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      {/* Nothing for a foreign path: the address changes before single-spa takes this remote off the page. */}
      {matchRoute(['/messages'], path) ? (
        <Suspense fallback={<PageSkeleton kind="rows" />}>
          <ThreadListPage />
        </Suspense>
      ) : null}
    </Providers>
  );
}
