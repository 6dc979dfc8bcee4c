import type { MessageGroup } from '@wspolnik/system';

export const invoiceSettingsMessages: MessageGroup = {
  group: 'invoice-settings',
  pl: async () => (await import(/* webpackChunkName: "messages-invoice-settings-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-invoice-settings-en" */ './en.json')).default,
};
