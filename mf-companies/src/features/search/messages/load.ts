import type { MessageGroup } from '@wspolnik/system';

export const searchMessages: MessageGroup = {
  group: 'search',
  pl: async () => (await import(/* webpackChunkName: "messages-search-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-search-en" */ './en.json')).default,
};
