import type { PageDefinition } from '@wspolnik/kit';
import { postsRead } from '../lib/posts.reads.ts';
import { webinarsRead } from '../lib/webinars.reads.ts';

export const pages: readonly PageDefinition[] = [
  {
    path: '/posts',
    title: { pl: 'Wpisy', en: 'Posts' },
    description: {
      pl: 'Wpisy firm i ludzi z sieci Wspólnik: pytania, polecenia i wiadomości z branży.',
      en: 'Posts of companies and people on Wspólnik: questions, recommendations and news of the trade.',
    },
    skeleton: 'text',
    openGraph: 'posts/:post/',
    chunk: 'page-posts',
    reads: [postsRead],
    load: async () => (await import(/* webpackChunkName: "page-posts" */ '../features/posts/posts.page.tsx')).PostsPage,
  },
  {
    path: '/moderation/decisions/:id',
    title: { pl: 'Decyzja administracji', en: 'Decision of the administration' },
    skeleton: 'text',
    protected: true,
    chunk: 'page-statement',
    load: async () =>
      (await import(/* webpackChunkName: "page-statement" */ '../features/statement/statement.page.tsx')).StatementPage,
  },
  {
    path: '/webinars',
    title: { pl: 'Webinary', en: 'Webinars' },
    skeleton: 'cards',
    protected: true,
    chunk: 'page-webinars',
    reads: [webinarsRead],
    load: async () =>
      (await import(/* webpackChunkName: "page-webinars" */ '../features/webinars/webinars.page.tsx')).WebinarsPage,
  },
];
