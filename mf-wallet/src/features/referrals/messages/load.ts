import type { MessageGroup } from '@wspolnik/system';

export const referralsMessages: MessageGroup = {
  group: 'referrals',
  pl: async () => (await import(/* webpackChunkName: "messages-referrals-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-referrals-en" */ './en.json')).default,
};
