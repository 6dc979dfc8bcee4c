import type { MessageGroup } from '@wspolnik/system';

export const webinarsMessages: MessageGroup = {
  group: 'webinars',
  pl: async () => (await import(/* webpackChunkName: "messages-webinars-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-webinars-en" */ './en.json')).default,
};
