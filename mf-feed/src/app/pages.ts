import type { PageDefinition } from '@wspolnik/kit';
import { postsMessages } from '../features/posts/messages/load.ts';
import { statementMessages } from '../features/statement/messages/load.ts';
import { webinarsMessages } from '../features/webinars/messages/load.ts';
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
    messages: [postsMessages],
    chunk: 'page-posts',
    load: async () => (await import('../features/posts/posts.page.tsx')).PostsPage,
    reads: [postsRead],
  },
  {
    path: '/moderation/decisions/:id',
    title: 'statement.title',
    skeleton: 'text',
    protected: true,
    messages: [statementMessages],
    chunk: 'page-statement',
    load: async () => (await import('../features/statement/statement.page.tsx')).StatementPage,
  },
  {
    path: '/webinars',
    title: 'webinars.title',
    skeleton: 'cards',
    protected: true,
    menu: { group: 'main', order: 50, icon: 'calendar-days' },
    messages: [webinarsMessages],
    chunk: 'page-webinars',
    load: async () => (await import('../features/webinars/webinars.page.tsx')).WebinarsPage,
    reads: [webinarsRead],
    openGraph: 'webinars/',
  },
];
