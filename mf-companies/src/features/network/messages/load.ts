import type { MessageGroup } from '@wspolnik/system';

export const networkMessages: MessageGroup = {
  group: 'network',
  pl: async () => (await import(/* webpackChunkName: "messages-network-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-network-en" */ './en.json')).default,
};
