import type { MessageGroup } from '@wspolnik/system';

export const companyFormMessages: MessageGroup = {
  group: 'company-form',
  pl: async () => (await import(/* webpackChunkName: "messages-company-form-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-company-form-en" */ './en.json')).default,
};
