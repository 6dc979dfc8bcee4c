import type { MessageGroup } from '@wspolnik/system';

export const libraryMessages: MessageGroup = {
  group: 'library',
  pl: async () => (await import(/* webpackChunkName: "messages-library-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-library-en" */ './en.json')).default,
};
