import type { MessageGroup } from '@wspolnik/system';

export const companyListMessages: MessageGroup = {
  group: 'company-list',
  pl: async () => (await import(/* webpackChunkName: "messages-company-list-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-company-list-en" */ './en.json')).default,
};
