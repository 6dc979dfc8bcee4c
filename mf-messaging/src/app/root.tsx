import { type AppProps, definePages, localePath, Providers } from '@wspolnik/shared-ui';

const { Page, prepare } = definePages([
  {
    path: '/messages',
    skeleton: 'rows',
    load: async () =>
      (await import(/* webpackChunkName: "page-thread-list" */ '../features/threads/thread-list.page.tsx'))
        .ThreadListPage,
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
