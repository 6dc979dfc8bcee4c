import type { MessageGroup } from '@wspolnik/system';

export const landingMessages: MessageGroup = {
  group: 'landing',
  pl: async () => (await import(/* webpackChunkName: "messages-landing-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-landing-en" */ './en.json')).default,
};
