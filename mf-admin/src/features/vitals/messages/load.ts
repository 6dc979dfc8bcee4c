import type { MessageGroup } from '@wspolnik/system';

export const vitalsMessages: MessageGroup = {
  group: 'vitals',
  pl: async () => (await import(/* webpackChunkName: "messages-vitals-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-vitals-en" */ './en.json')).default,
};
