import type { MessageGroup } from '@wspolnik/system';

export const offerDetailMessages: MessageGroup = {
  group: 'offer-detail',
  pl: async () => (await import(/* webpackChunkName: "messages-offer-detail-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-offer-detail-en" */ './en.json')).default,
};
