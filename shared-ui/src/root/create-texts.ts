import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { DEFAULT_LOCALE, type Locale, type Messages } from './locale.ts';

// One for all roots and slots of the page: Intl's formatters are dear to make.
const cache = createIntlCache();

/**
 * The texts of a root in one language. It knows no time zone: moments are written by `formatDate`, in Polish time, and what
 * is left are days of the calendar, which are the same everywhere.
 */
export const createTexts = (locale: Locale, messages: Messages): IntlShape =>
  createIntl({ locale, defaultLocale: DEFAULT_LOCALE, messages }, cache);
