import type { MessageGroup } from '@wspolnik/system';

export const companiesMessages: MessageGroup = {
  group: 'companies',
  pl: async () => (await import(/* webpackChunkName: "messages-companies-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-companies-en" */ './en.json')).default,
};
