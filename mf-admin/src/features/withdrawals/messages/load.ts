import type { MessageGroup } from '@wspolnik/system';

export const withdrawalsMessages: MessageGroup = {
  group: 'withdrawals',
  pl: async () => (await import(/* webpackChunkName: "messages-withdrawals-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-withdrawals-en" */ './en.json')).default,
};
