import type { MessageGroup } from '@wspolnik/system';

export const ordersMessages: MessageGroup = {
  group: 'orders',
  pl: async () => (await import(/* webpackChunkName: "messages-orders-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-orders-en" */ './en.json')).default,
};
