import { plainText } from '../../format/plain-text.ts';
import type { Locale } from '../../root/locale.ts';

/** The typed part of an amount, with a dot; incomplete ones such as `12.` too. */
const ALLOWED = /^(?:(?:0|[1-9]\d*)(?:\.(?<places>\d*))?)?$/;

function isAllowed(value: string, places: number): boolean {
  const typed = ALLOWED.exec(value);
  return typed !== null && (typed.groups?.places ?? '').length <= places;
}

const SIGNS: Readonly<Record<Locale, { group: string; decimal: string }>> = {
  pl: { group: '\u00a0', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** `12345` → `12`, `345`. */
const thousands = (digits: string): string[] =>
  digits.length > 3 ? [...thousands(digits.slice(0, -3)), digits.slice(-3)] : [digits];

/** `5000.5` as it is written in the language: `5 000,5` (no-break space) or `5,000.5`. */
export function shownAmount(value: string, locale: Locale): string {
  const { group, decimal } = SIGNS[locale];
  const [zloty = '', ...decimals] = value.split('.');
  return [thousands(zloty).join(group), ...decimals].join(decimal);
}

/** The other way round: what {@link shownAmount} shows, with a dot and without groups. */
export function amountValue(shown: string, locale: Locale): string {
  const { group, decimal } = SIGNS[locale];
  return shown.replaceAll(group, '').replace(decimal, '.');
}

/**
 * A pasted amount, whatever its language: of two different signs the last is the decimal one, a sign that repeats or comes before
 * three digits separates groups, unless an amount has three decimals. Spaces and the currency are removed.
 */
function pastedAmount(text: string, places: number): string {
  const plain = plainText(text).replace(/\s|zł|PLN/gi, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const sign = plain[last] ?? '';
  const isMixed = plain.includes('.') && plain.includes(',');
  const isGroup = !isMixed && (plain.indexOf(sign) < last || (places < 3 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)));
  if (last < 0 || isGroup) return plain.replace(/[.,]/g, '');
  return `${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`;
}

/** How many characters two texts begin with alike. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');

/** The text around what was replaced between two texts, and what it was replaced by. */
function difference(previous: string, typed: string) {
  const start = commonStart(previous, typed);
  const end = commonStart(reversed(previous.slice(start)), reversed(typed.slice(start)));
  return {
    before: typed.slice(0, start),
    added: typed.slice(start, typed.length - end),
    removed: previous.slice(start, previous.length - end),
    after: typed.slice(typed.length - end),
  };
}

/**
 * The text of an amount field after a keystroke or a paste. A comma and a dot both begin the decimals. If the result is no
 * amount (a second decimal sign, a decimal too many, a leading zero or sign), the previous text stays. Deleting the sign between
 * groups deletes the digit beside it.
 */
export function nextAmount(typed: string, previous: string, { locale, forward = false, places = 2 }: Typing): string {
  const { before, added, removed, after } = difference(previous, typed);
  const isSign = added === '' && removed === SIGNS[locale].group;
  const left = isSign && !forward ? before.slice(0, -1) : before;
  const right = isSign && forward ? after.slice(1) : after;
  const middle = /^[.,]$/.test(added) ? '.' : pastedAmount(added, places);
  const value = amountValue(left, locale) + middle + amountValue(right, locale);
  return isAllowed(value, places) ? shownAmount(value, locale) : previous;
}

export interface Typing {
  locale: Locale;
  /** By the Delete key. */
  forward?: boolean;
  /** Most decimals; 2 without. */
  places?: number | undefined;
}
