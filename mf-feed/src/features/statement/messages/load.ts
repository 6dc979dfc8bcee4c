import type { MessageGroup } from '@wspolnik/system';

export const statementMessages: MessageGroup = {
  group: 'statement',
  pl: async () => (await import(/* webpackChunkName: "messages-statement-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-statement-en" */ './en.json')).default,
};
