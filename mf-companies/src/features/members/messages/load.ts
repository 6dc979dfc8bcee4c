import type { MessageGroup } from '@wspolnik/system';

export const membersMessages: MessageGroup = {
  group: 'members',
  pl: async () => (await import(/* webpackChunkName: "messages-members-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-members-en" */ './en.json')).default,
};
