import { createContext, useContext } from 'react';
import type { MessageFormatElement } from 'react-intl';

export const LOCALES = ['pl', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'pl';

/** Text by message id: ICU source in tests, the compiled tree in a build. One kind per file, never a mixture. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Locale of the nearest root and the URL that it is rendered for when there is no browser. */
export const RootContext = createContext<{ locale: Locale; location?: string }>({ locale: DEFAULT_LOCALE });

export const useLocale = (): Locale => useContext(RootContext).locale;
