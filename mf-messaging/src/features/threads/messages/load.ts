import type { MessageGroup } from '@wspolnik/system';

export const threadsMessages: MessageGroup = {
  group: 'threads',
  pl: async () => (await import(/* webpackChunkName: "messages-threads-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-threads-en" */ './en.json')).default,
};
