import type { MessageGroup } from '@wspolnik/system';

export const plansMessages: MessageGroup = {
  group: 'plans',
  pl: async () => (await import(/* webpackChunkName: "messages-plans-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-plans-en" */ './en.json')).default,
};
