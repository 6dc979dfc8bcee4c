import type { MessageGroup } from '@wspolnik/system';

export const summaryMessages: MessageGroup = {
  group: 'summary',
  pl: async () => (await import(/* webpackChunkName: "messages-summary-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-summary-en" */ './en.json')).default,
};
