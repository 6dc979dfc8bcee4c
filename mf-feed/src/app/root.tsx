import { type AppProps, definePages, localePath, Providers } from '@wspolnik/shared-ui';

const { Page, prepare } = definePages([
  {
    path: '/posts',
    skeleton: 'text',
    load: async () => (await import(/* webpackChunkName: "page-posts" */ '../features/posts/posts.page.tsx')).PostsPage,
  },
]);

export { prepare };

export function App({ locale, messages, path, search }: AppProps) {
  return (
    <Providers locale={locale} messages={messages} location={localePath(path, locale) + search}>
      <Page />
    </Providers>
  );
}
