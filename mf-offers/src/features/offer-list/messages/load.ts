import type { MessageGroup } from '@wspolnik/system';

export const offerListMessages: MessageGroup = {
  group: 'offer-list',
  pl: async () => (await import(/* webpackChunkName: "messages-offer-list-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-offer-list-en" */ './en.json')).default,
};
