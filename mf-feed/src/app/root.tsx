import { type AppProps, localePath, matchRoute, PageSkeleton, Providers } from '@wspolnik/shared-ui';
import { lazy, Suspense } from 'react';

const PostsPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "page-posts" */ '../features/posts/posts.page.tsx');
  return { default: page.PostsPage };
});

export function App({ locale, messages, path, search }: AppProps) {
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      {/* Nothing for a foreign path: the address changes before single-spa takes this remote off the page. */}
      {matchRoute(['/posts'], path) ? (
        <Suspense fallback={<PageSkeleton kind="text" />}>
          <PostsPage />
        </Suspense>
      ) : null}
    </Providers>
  );
}
