import type { MessageGroup } from '@wspolnik/system';

export const companyDeletionMessages: MessageGroup = {
  group: 'company-deletion',
  pl: async () => (await import(/* webpackChunkName: "messages-company-deletion-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-company-deletion-en" */ './en.json')).default,
};
