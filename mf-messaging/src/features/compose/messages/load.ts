import type { MessageGroup } from '@wspolnik/system';

export const composeMessages: MessageGroup = {
  group: 'compose',
  pl: async () => (await import(/* webpackChunkName: "messages-compose-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-compose-en" */ './en.json')).default,
};
