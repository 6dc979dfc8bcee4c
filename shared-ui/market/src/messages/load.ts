import type { MessageSource } from '@wspolnik/system';

/** Texts of offer cards, payments, opinions and reports. The chunk's name puts them beside those of whoever bundles it. */
export const marketMessages: MessageSource = {
  pl: async () => (await import(/* webpackChunkName: "messages-pl" */ './pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-en" */ './en.json')).default,
};
