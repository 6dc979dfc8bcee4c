import type { MessageGroup } from '@wspolnik/system';

export const moderationMessages: MessageGroup = {
  group: 'moderation',
  pl: async () => (await import(/* webpackChunkName: "messages-moderation-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-moderation-en" */ './en.json')).default,
};
