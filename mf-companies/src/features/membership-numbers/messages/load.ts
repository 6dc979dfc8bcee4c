import type { MessageGroup } from '@wspolnik/system';

export const membershipNumbersMessages: MessageGroup = {
  group: 'membership-numbers',
  pl: async () => (await import(/* webpackChunkName: "messages-membership-numbers-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-membership-numbers-en" */ './en.json')).default,
};
