import type { PageDefinition } from '@wspolnik/kit';
import { postsRead } from '../lib/posts.reads.ts';
import { webinarsRead } from '../lib/webinars.reads.ts';

export const pages: readonly PageDefinition[] = [
  {
    path: '/posts',
    title: 'posts.title',
    description: {
      pl: 'Wpisy firm i ludzi z sieci Wspólnik: pytania, polecenia i wiadomości z branży.',
      en: 'Posts of companies and people on Wspólnik: questions, recommendations and news of the trade.',
    },
    skeleton: 'text',
    openGraph: 'posts/:post/',
    chunk: 'page-posts',
    load: async () => (await import('../features/posts/posts.page.tsx')).PostsPage,
    reads: [postsRead],
  },
  {
    path: '/moderation/decisions/:id',
    title: 'statement.title',
    skeleton: 'text',
    protected: true,
    chunk: 'page-statement',
    load: async () => (await import('../features/statement/statement.page.tsx')).StatementPage,
  },
  {
    path: '/webinars',
    title: 'webinars.title',
    skeleton: 'cards',
    protected: true,
    menu: { group: 'main', order: 50, icon: 'calendar-days' },
    chunk: 'page-webinars',
    load: async () => (await import('../features/webinars/webinars.page.tsx')).WebinarsPage,
    reads: [webinarsRead],
  },
];
