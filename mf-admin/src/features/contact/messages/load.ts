import type { MessageGroup } from '@wspolnik/system';

export const contactMessages: MessageGroup = {
  group: 'contact',
  pl: async () => (await import(/* webpackChunkName: "messages-contact-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-contact-en" */ './en.json')).default,
};
