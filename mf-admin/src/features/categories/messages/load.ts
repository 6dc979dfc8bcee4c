import type { MessageGroup } from '@wspolnik/system';

export const categoriesMessages: MessageGroup = {
  group: 'categories',
  pl: async () => (await import(/* webpackChunkName: "messages-categories-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-categories-en" */ './en.json')).default,
};
