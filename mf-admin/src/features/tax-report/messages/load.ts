import type { MessageGroup } from '@wspolnik/system';

export const taxReportMessages: MessageGroup = {
  group: 'tax-report',
  pl: async () => (await import(/* webpackChunkName: "messages-tax-report-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-tax-report-en" */ './en.json')).default,
};
