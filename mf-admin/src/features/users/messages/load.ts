import type { MessageGroup } from '@wspolnik/system';

export const usersMessages: MessageGroup = {
  group: 'users',
  pl: async () => (await import(/* webpackChunkName: "messages-users-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-users-en" */ './en.json')).default,
};
