/**
 * The full language tag for `pl` or `en` (react-intl's `locale` is a plain string); dates and numbers in English are British.
 */
export const intlLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : 'pl-PL');

const formats = new Map<string, Intl.NumberFormat>();

/** One formatter per locale and name: creating one costs more than a hundred uses, and lists use several per row. */
export function numberFormat(name: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${name} ${locale}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(intlLocale(locale), options);
    formats.set(key, format);
  }
  return format;
}
