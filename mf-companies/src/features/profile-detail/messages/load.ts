import type { MessageGroup } from '@wspolnik/system';

export const profileDetailMessages: MessageGroup = {
  group: 'profile-detail',
  pl: async () => (await import(/* webpackChunkName: "messages-profile-detail-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-profile-detail-en" */ './en.json')).default,
};
