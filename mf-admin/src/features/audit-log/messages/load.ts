import type { MessageGroup } from '@wspolnik/system';

export const auditLogMessages: MessageGroup = {
  group: 'audit-log',
  pl: async () => (await import(/* webpackChunkName: "messages-audit-log-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-audit-log-en" */ './en.json')).default,
};
