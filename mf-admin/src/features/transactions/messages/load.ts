import type { MessageGroup } from '@wspolnik/system';

export const transactionsMessages: MessageGroup = {
  group: 'transactions',
  pl: async () => (await import(/* webpackChunkName: "messages-transactions-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-transactions-en" */ './en.json')).default,
};
