import type { MessageGroup } from '@wspolnik/system';

export const notificationSettingsMessages: MessageGroup = {
  group: 'notification-settings',
  pl: async () => (await import(/* webpackChunkName: "messages-notification-settings-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-notification-settings-en" */ './en.json')).default,
};
