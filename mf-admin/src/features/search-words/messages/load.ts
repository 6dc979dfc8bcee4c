import type { MessageGroup } from '@wspolnik/system';

export const searchWordsMessages: MessageGroup = {
  group: 'search-words',
  pl: async () => (await import(/* webpackChunkName: "messages-search-words-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-search-words-en" */ './en.json')).default,
};
