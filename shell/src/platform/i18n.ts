import { type Locale, loadCommonMessages, type Messages, parseLocation } from '@wspolnik/shared-ui';

const sources: Record<Locale, () => Promise<{ default: Messages }>> = {
  pl: () => import(/* webpackChunkName: "messages-pl" */ '../messages/pl.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.json'),
};

let messages: Messages = {};

/** Locale of the page. Another locale is another document, so it never changes while the shell runs. */
export const pageLocale = (): Locale => parseLocation(window.location.pathname).locale;

/** Loads the texts of the shell and of shared-ui for the page's locale. */
export async function loadMessages(): Promise<void> {
  const locale = pageLocale();
  const [own] = await Promise.all([sources[locale](), loadCommonMessages(locale)]);
  messages = own.default;
}

/** The shell's texts; empty before `loadMessages`. */
export const shellMessages = (): Messages => messages;
