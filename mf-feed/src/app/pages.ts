import type { PageDefinition } from '@wspolnik/shared-ui/remote';

export const pages: readonly PageDefinition[] = [
  {
    path: '/posts',
    title: { pl: 'Wpisy', en: 'Posts' },
    skeleton: 'text',
    chunk: 'page-posts',
    load: async () => (await import(/* webpackChunkName: "page-posts" */ '../features/posts/posts.page.tsx')).PostsPage,
  },
];
