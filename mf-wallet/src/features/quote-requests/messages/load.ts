import type { MessageGroup } from '@wspolnik/system';

export const quoteRequestsMessages: MessageGroup = {
  group: 'quote-requests',
  pl: async () => (await import(/* webpackChunkName: "messages-quote-requests-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-quote-requests-en" */ './en.json')).default,
};
