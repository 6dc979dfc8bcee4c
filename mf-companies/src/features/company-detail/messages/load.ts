import type { MessageGroup } from '@wspolnik/system';

export const companyDetailMessages: MessageGroup = {
  group: 'company-detail',
  pl: async () => (await import(/* webpackChunkName: "messages-company-detail-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-company-detail-en" */ './en.json')).default,
};
