import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { DEFAULT_LOCALE, type Locale, type Messages } from './locale.ts';

// One for all roots and slots of the page: Intl's formatters are dear to make.
const cache = createIntlCache();

type Formatters = IntlShape['formatters'];
type Create<Key extends keyof Formatters> = Formatters[Key];

/*
 * formatjs finds a formatter by the JSON of all that it is made from, the text's whole tree for one, and that takes longer
 * than the text: a fifth of what a list of posts takes to mount. Here the tree and the kind say as much.
 */

function byTree(create: Create<'getMessageFormat'>): Create<'getMessageFormat'> {
  const known = new WeakMap<object, ReturnType<typeof create>>();
  return (message, ...rest) => {
    if (typeof message === 'string') return create(message, ...rest);
    const format = known.get(message) ?? create(message, ...rest);
    known.set(message, format);
    return format;
  };
}

/** The `#` of a plural; a number with a style of its own is found as ever. */
function plainOnce(create: Create<'getNumberFormat'>): Create<'getNumberFormat'> {
  let plain: Intl.NumberFormat | undefined;
  return (locales, options) => {
    if (options) return create(locales, options);
    plain ??= create(locales);
    return plain;
  };
}

function byType(create: Create<'getPluralRules'>): Create<'getPluralRules'> {
  const known = new Map<string | undefined, Intl.PluralRules>();
  return (locales, options) => {
    const rules = known.get(options?.type) ?? create(locales, options);
    known.set(options?.type, rules);
    return rules;
  };
}

/**
 * The texts of a root in one language. It knows no time zone: moments are written by `formatDate`, in Polish time, and what
 * is left are days of the calendar, which are the same everywhere.
 */
export function createTexts(locale: Locale, messages: Messages): IntlShape {
  const intl = createIntl({ locale, defaultLocale: DEFAULT_LOCALE, messages }, cache);
  const { formatters } = intl;
  formatters.getMessageFormat = byTree(formatters.getMessageFormat);
  formatters.getNumberFormat = plainOnce(formatters.getNumberFormat);
  formatters.getPluralRules = byType(formatters.getPluralRules);
  return intl;
}
