import type { MessageGroup } from '@wspolnik/system';

export const quotesMessages: MessageGroup = {
  group: 'quotes',
  pl: async () => (await import(/* webpackChunkName: "messages-quotes-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-quotes-en" */ './en.json')).default,
};
