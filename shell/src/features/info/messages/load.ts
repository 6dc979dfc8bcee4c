import type { MessageGroup } from '@wspolnik/system';

export const infoMessages: MessageGroup = {
  group: 'info',
  pl: async () => (await import(/* webpackChunkName: "messages-info-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-info-en" */ './en.json')).default,
};
