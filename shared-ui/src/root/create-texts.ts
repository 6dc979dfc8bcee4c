import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { DEFAULT_LOCALE, type Locale, type Messages } from './locale.ts';

// One for all roots and slots of the page: Intl's formatters are dear to make.
const cache = createIntlCache();

type Create = IntlShape['formatters']['getMessageFormat'];

/**
 * formatjs finds the formatter of a text by the JSON of all that it is made from, the text's whole tree for one, and that
 * takes longer than the text (`bench:list`, posts). Here the tree itself says as much.
 */
function byTree(create: Create): Create {
  const known = new WeakMap<object, ReturnType<Create>>();
  return (message, ...rest) => {
    if (typeof message === 'string') return create(message, ...rest);
    const format = known.get(message) ?? create(message, ...rest);
    known.set(message, format);
    return format;
  };
}

/**
 * The texts of a root in one language. It knows no time zone: moments are written by `formatDate`, in Polish time, and what
 * is left are days of the calendar, which are the same everywhere.
 */
export function createTexts(locale: Locale, messages: Messages): IntlShape {
  const intl = createIntl({ locale, defaultLocale: DEFAULT_LOCALE, messages }, cache);
  intl.formatters.getMessageFormat = byTree(intl.formatters.getMessageFormat);
  return intl;
}
