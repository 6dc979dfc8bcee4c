import type { MessageGroup } from '@wspolnik/system';

export const overviewMessages: MessageGroup = {
  group: 'overview',
  pl: async () => (await import(/* webpackChunkName: "messages-overview-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-overview-en" */ './en.json')).default,
};
