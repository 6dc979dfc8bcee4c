import type { MessageGroup } from '@wspolnik/system';

export const authMessages: MessageGroup = {
  group: 'auth',
  pl: async () => (await import(/* webpackChunkName: "messages-auth-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-auth-en" */ './en.json')).default,
};
