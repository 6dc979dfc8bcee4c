import { numberFormat } from './number-formats.ts';

const NBSP = '\u00a0';

// Money has the Polish format in every language. Polish does not group four digits by default (1234,50), so grouping is forced.
const LOCALE = 'pl';
const AMOUNT = { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Strings are passed to Intl unchanged, because converting the exact API format to a float could round a grosz away. */
const exact = (value: string | number) => value as number | Intl.StringNumericLiteral;

/** `1 234,50`, without the currency. */
export const formatAmount = (value: string | number): string =>
  numberFormat('amount', LOCALE, AMOUNT).format(exact(value));

/** `1 235`: whole złoty without the currency, for the scale of a chart. */
export const formatWholeAmount = (value: number): string =>
  numberFormat('whole', LOCALE, { useGrouping: 'always', maximumFractionDigits: 0 }).format(value);

/** `"1234.50"` → `1 234,50 zł` (no-break spaces). */
export const formatMoney = (value: string | number): string => `${formatAmount(value)}${NBSP}zł`;

/** `4 900,00 – 12 000,00 zł`: with the currency once. */
export const formatMoneyRange = (from: string | number, to: string | number): string =>
  `${formatAmount(from)} – ${formatMoney(to)}`;

/** `2.5` → `2,5%`: in every language with the decimal mark of the amounts beside it. */
export const formatPercent = (value: number): string =>
  `${numberFormat('percent', LOCALE, { maximumFractionDigits: 2 }).format(value)}%`;

/** One decimal: `4,8`; as {@link formatPercent}. */
export const formatRating = (value: number): string =>
  numberFormat('rating', LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/**
 * Whole grosze of an amount: a decimal string of the API or of a form field (`12`, `12.5`), or a number of zł. Exact up to 90
 * 071 992 547 409.91 zł (2^53 grosze); the largest amount of a form is 10⁹ zł.
 */
export function toGrosze(value: string | number): number {
  const [zloty = '', decimals = ''] = String(value).split('.');
  // Concatenated as text, because 4.35 * 100 is 434.99999999999994.
  return Number(zloty + decimals.padEnd(2, '0').slice(0, 2));
}

/** Grosze in the API's format: `123450` → `1234.50`. */
export function fromGrosze(grosze: number): string {
  const digits = String(Math.abs(grosze)).padStart(3, '0');
  return `${grosze < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
