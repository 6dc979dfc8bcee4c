import type { MessageGroup } from '@wspolnik/system';

export const companyVerificationMessages: MessageGroup = {
  group: 'company-verification',
  pl: async () => (await import(/* webpackChunkName: "messages-company-verification-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-company-verification-en" */ './en.json')).default,
};
