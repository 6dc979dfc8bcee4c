import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { DEFAULT_LOCALE, type Locale, type Messages } from './locale.ts';

// One cache for all roots and slots of the page, because creating Intl's formatters is slow.
const cache = createIntlCache();

/**
 * The texts of a root in one language. It has no time zone: `formatDate` formats times, in Polish time, and the remaining
 * values are calendar days, which are the same everywhere.
 */
export const createTexts = (locale: Locale, messages: Messages): IntlShape =>
  createIntl({ locale, defaultLocale: DEFAULT_LOCALE, messages }, cache);
