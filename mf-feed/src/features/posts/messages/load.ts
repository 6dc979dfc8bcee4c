import type { MessageGroup } from '@wspolnik/system';

export const postsMessages: MessageGroup = {
  group: 'posts',
  pl: async () => (await import(/* webpackChunkName: "messages-posts-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-posts-en" */ './en.json')).default,
};
