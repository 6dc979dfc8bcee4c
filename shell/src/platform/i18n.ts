import { kitMessages } from '@wspolnik/kit';
import { joinMessages, type Locale, loadCommonMessages, type Messages, parseLocation } from '@wspolnik/system';

const source = joinMessages(kitMessages, {
  pl: async () => (await import(/* webpackChunkName: "messages-pl" */ '../messages/pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-en" */ '../messages/en.json')).default,
});

let messages: Messages = {};

/** Locale of the page. Another locale is another document, so it never changes while the shell runs. */
export const pageLocale = (): Locale => parseLocation(window.location.pathname).locale;

/** The texts of the shell; those of what it shares are loaded with them. */
export async function loadTexts(locale: Locale): Promise<Messages> {
  const [texts] = await Promise.all([source[locale](), loadCommonMessages(locale)]);
  return texts;
}

/** Loads the texts for the page's locale. */
export async function loadMessages(): Promise<void> {
  messages = await loadTexts(pageLocale());
}

/** The shell's texts; empty before `loadMessages`. */
export const shellMessages = (): Messages => messages;
