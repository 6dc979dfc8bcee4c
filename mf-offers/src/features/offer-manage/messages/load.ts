import type { MessageGroup } from '@wspolnik/system';

export const offerManageMessages: MessageGroup = {
  group: 'offer-manage',
  pl: async () => (await import(/* webpackChunkName: "messages-offer-manage-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-offer-manage-en" */ './en.json')).default,
};
