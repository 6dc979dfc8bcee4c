import type { MessageGroup } from '@wspolnik/system';

export const accountMessages: MessageGroup = {
  group: 'account',
  pl: async () => (await import(/* webpackChunkName: "messages-account-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-account-en" */ './en.json')).default,
};
