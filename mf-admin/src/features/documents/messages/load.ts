import type { MessageGroup } from '@wspolnik/system';

export const documentsMessages: MessageGroup = {
  group: 'documents',
  pl: async () => (await import(/* webpackChunkName: "messages-documents-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-documents-en" */ './en.json')).default,
};
