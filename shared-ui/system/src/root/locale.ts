import { createContext, useContext } from 'react';
import type { MessageFormatElement } from 'react-intl';

export const LOCALES = ['pl', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'pl';

/** Text by message id: ICU source in tests, the compiled tree in a build. Each file has only one kind. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Texts of a package, loaded per locale. */
export type MessageSource = Record<Locale, () => Promise<Messages>>;

/** Texts that only some pages need, in the chunks `messages-<group>-<locale>`; `group` is the folder of their feature. */
export type MessageGroup = MessageSource & { group: string };

/** The texts of several packages as one; of two texts with one id the later counts. */
export function joinMessages(...sources: readonly MessageSource[]): MessageSource {
  const load = async (locale: Locale): Promise<Messages> =>
    Object.assign({}, ...(await Promise.all(sources.map((source) => source[locale]()))));
  return { pl: () => load('pl'), en: () => load('en') };
}

/** Locale of the nearest root and, without a browser, the URL that it is rendered for. */
export const RootContext = createContext<{ locale: Locale; location?: string }>({ locale: DEFAULT_LOCALE });

export const useLocale = (): Locale => useContext(RootContext).locale;
