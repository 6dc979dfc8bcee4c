import type { MessageSource } from '@wspolnik/system';

/** Texts of invoice details, which load with their dialog or summary. */
export const invoiceMessages: MessageSource = {
  pl: async () => (await import(/* webpackChunkName: "messages-invoice-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-invoice-en" */ './en.json')).default,
};
