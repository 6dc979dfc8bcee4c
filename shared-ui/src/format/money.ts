import { numberFormat } from './number-formats.ts';

const NBSP = '\u00a0';

// Money stands as in Polish in every language. Its default grouping leaves four digits together: 1234,50.
const LOCALE = 'pl';
const AMOUNT = { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** The wire form is exact; strings go to Intl as they are, so that no float rounds a grosz away. */
const exact = (value: string | number) => value as number | Intl.StringNumericLiteral;

/** `1 234,50`, without the currency. */
export const formatAmount = (value: string | number): string =>
  numberFormat('amount', LOCALE, AMOUNT).format(exact(value));

/** `1 235`: whole złoty without the currency, for the scale of a chart. */
export const formatWholeAmount = (value: number): string =>
  numberFormat('whole', LOCALE, { useGrouping: 'always', maximumFractionDigits: 0 }).format(value);

/** `"1234.50"` → `1 234,50 zł` (no-break spaces). */
export const formatMoney = (value: string | number): string => `${formatAmount(value)}${NBSP}zł`;

/** `4 900,00 – 12 000,00 zł`: the currency once. */
export const formatMoneyRange = (from: string | number, to: string | number): string =>
  `${formatAmount(from)} – ${formatMoney(to)}`;

/** `2.5` → `2,5%`. */
export const formatPercent = (value: number, locale: string): string =>
  `${numberFormat('percent', locale, { maximumFractionDigits: 2 }).format(value)}%`;

/** One decimal: `4,8`. */
export const formatRating = (value: number, locale: string): string =>
  numberFormat('rating', locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Half of a decimal money string; the odd grosz goes to the buyer, who reads this figure. */
export function halfOfMoney(value: string): string {
  const grosze = BigInt(value.replace('.', ''));
  const half = (grosze + 1n) / 2n;
  return `${half / 100n}.${String(half % 100n).padStart(2, '0')}`;
}
