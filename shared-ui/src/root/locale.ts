import { createContext, useContext } from 'react';
import type { MessageFormatElement } from 'react-intl';

export const LOCALES = ['pl', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'pl';

/** Text by message id: ICU source in tests, the compiled tree in a build. Each file has only one kind. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Locale of the nearest root and, without a browser, the URL that it is rendered for. */
export const RootContext = createContext<{ locale: Locale; location?: string }>({ locale: DEFAULT_LOCALE });

export const useLocale = (): Locale => useContext(RootContext).locale;
