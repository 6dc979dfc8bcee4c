import type { MessageGroup } from '@wspolnik/system';

export const offerFormMessages: MessageGroup = {
  group: 'offer-form',
  pl: async () => (await import(/* webpackChunkName: "messages-offer-form-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-offer-form-en" */ './en.json')).default,
};
