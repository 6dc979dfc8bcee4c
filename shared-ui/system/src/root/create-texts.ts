import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { DEFAULT_LOCALE, type Locale, type Messages } from './locale.ts';

// One cache for all roots and slots of the page, because creating Intl's formatters is slow.
const cache = createIntlCache();

type GetMessageFormat = IntlShape['formatters']['getMessageFormat'];

/**
 * formatjs finds the formatter of a message by the JSON of its whole syntax tree, which takes longer than formatting it. The
 * tree itself identifies it as well: 30 posts mount in 120 ms instead of 160 (`bench:list`, ADR 28).
 */
function cachedByTree(create: GetMessageFormat): GetMessageFormat {
  const known = new WeakMap<object, ReturnType<GetMessageFormat>>();
  return (message, ...rest) => {
    if (typeof message === 'string') return create(message, ...rest);
    const format = known.get(message) ?? create(message, ...rest);
    known.set(message, format);
    return format;
  };
}

/**
 * The texts of a root in one language. It has no time zone: `formatDate` formats times, in Polish time, and the remaining
 * values are calendar days, which are the same everywhere.
 */
export function createTexts(locale: Locale, messages: Messages): IntlShape {
  const intl = createIntl({ locale, defaultLocale: DEFAULT_LOCALE, messages }, cache);
  intl.formatters.getMessageFormat = cachedByTree(intl.formatters.getMessageFormat);
  return intl;
}
