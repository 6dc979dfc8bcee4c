import type { MessageGroup } from '@wspolnik/system';

export const applicantsMessages: MessageGroup = {
  group: 'applicants',
  pl: async () => (await import(/* webpackChunkName: "messages-applicants-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-applicants-en" */ './en.json')).default,
};
