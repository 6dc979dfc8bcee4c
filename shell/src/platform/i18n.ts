import { kitMessages } from '@wspolnik/kit';
import { joinMessages, type Locale, loadCommonMessages, type Messages, parseLocation } from '@wspolnik/system';

const source = joinMessages(kitMessages, {
  pl: async () => (await import(/* webpackChunkName: "messages-pl" */ '../messages/pl.json')).default,
  en: async () => (await import(/* webpackChunkName: "messages-en" */ '../messages/en.json')).default,
});

let messages: Messages = {};

/** Locale of the page. Another locale is another document, so it never changes while the shell runs. */
export const pageLocale = (): Locale => parseLocation(window.location.pathname).locale;

/** Loads the texts of the shell and of what it shares for the page's locale. */
export async function loadMessages(): Promise<void> {
  const locale = pageLocale();
  [messages] = await Promise.all([source[locale](), loadCommonMessages(locale)]);
}

/** The shell's texts; empty before `loadMessages`. */
export const shellMessages = (): Messages => messages;
