import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor, type PrimitiveType } from 'react-intl';
import { DEFAULT_LOCALE, type Locale, type Messages } from './locale.ts';
import { plainText, type TextFormats } from './plain-text.ts';
import { pluralForm } from './plural-form.ts';

// One for all roots and slots of the page: Intl's formatters are dear to make.
const cache = createIntlCache();

type Formatters = IntlShape['formatters'];
type Create<Key extends keyof Formatters> = Formatters[Key];

/**
 * formatjs finds the formatter of a text by the JSON of all that it is made from, the text's whole tree for one, and that
 * takes longer than the text (`bench:list`, posts). Here the tree itself says as much.
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

/** Made when it is first asked for, once for a page. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const formatsOf = (locale: Locale): TextFormats => ({
  numbers: once(() => new Intl.NumberFormat(locale)),
  pluralForm: (count) => pluralForm(count, locale),
});
const FORMATS: Record<Locale, TextFormats> = { pl: formatsOf('pl'), en: formatsOf('en') };

/**
 * The texts of a root in one language. It knows no time zone: moments are written by `formatDate`, in Polish time, and what
 * is left are days of the calendar, which are the same everywhere.
 */
export function createTexts(locale: Locale, messages: Messages): IntlShape {
  const intl = createIntl({ locale, defaultLocale: DEFAULT_LOCALE, messages }, cache);
  intl.formatters.getMessageFormat = byTree(intl.formatters.getMessageFormat);
  const { formatMessage } = intl;
  const say = (descriptor: MessageDescriptor, values?: Record<string, PrimitiveType>, options?: object) => {
    const message = messages[descriptor.id as string];
    const text = Array.isArray(message) ? plainText(message, values, FORMATS[locale]) : null;
    return text ?? formatMessage(descriptor, values, options);
  };
  intl.formatMessage = say as typeof formatMessage;
  return intl;
}
