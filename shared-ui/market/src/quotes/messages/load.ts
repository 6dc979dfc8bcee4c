import type { MessageGroup } from '@wspolnik/system';

/** Texts of what can be done with a quote, for the pages that have one. */
export const quoteMessages: MessageGroup = {
  group: 'quote-parts',
  pl: async () => (await import(/* webpackChunkName: "messages-quote-parts-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-quote-parts-en" */ './en.json')).default,
};
