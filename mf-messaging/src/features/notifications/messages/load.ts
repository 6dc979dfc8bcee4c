import type { MessageGroup } from '@wspolnik/system';

export const notificationsMessages: MessageGroup = {
  group: 'notifications',
  pl: async () => (await import(/* webpackChunkName: "messages-notifications-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-notifications-en" */ './en.json')).default,
};
