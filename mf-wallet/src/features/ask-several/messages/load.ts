import type { MessageGroup } from '@wspolnik/system';

export const askSeveralMessages: MessageGroup = {
  group: 'ask-several',
  pl: async () => (await import(/* webpackChunkName: "messages-ask-several-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-ask-several-en" */ './en.json')).default,
};
