import { plainText } from '../../format/plain-text.ts';

const DIGITS = 9;

/** A number of another country, or the beginning of any prefix: kept as it is typed, so that the rule can refuse it. */
const FOREIGN = /^\(?(?:\+|00)(?!\s*48)/;
const POLISH = /^\(?(?:\+|00)\s*48/;

export const isForeign = (text: string): boolean => FOREIGN.test(plainText(text));

/**
 * The digits after Poland's prefix. A pasted `48` is the prefix, and a zero the one that was once dialled, only before nine
 * digits: a number that is too long keeps all its digits, because another number would be left of it.
 */
function digitsOf(text: string): string {
  const digits = text.replace(POLISH, '').replace(/\D/g, '');
  const prefix = /^(?:48)?0?/.exec(digits)?.[0] ?? '';
  const rest = digits.slice(prefix.length);
  return prefix !== '' && rest.length === DIGITS && !rest.startsWith('0') ? rest : digits;
}

/** The displayed text of a value: `600 700 800`, without the country code, which is a prefix of the field. */
export function shownPhone(value: string): string {
  const plain = plainText(value);
  if (FOREIGN.test(plain)) return value.replace(/\p{Cf}/gu, '').trimStart();
  return digitsOf(plain).replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** The form value of a displayed text: `+48 600 700 800`, what is typed of another country, or empty. */
export function phoneValue(shown: string): string {
  if (isForeign(shown)) return shown;
  return shown ? `+48 ${shownPhone(shown)}` : '';
}

/**
 * The displayed text after a keystroke or a paste. Deleting a space also deletes the digit next to it, because formatting would
 * restore the space.
 */
export function nextPhone(typed: string, previous: string, forward = false): string {
  const next = shownPhone(typed);
  const tookSpace = typed.length === previous.length - 1 && next === previous && /\s/.test(previous);
  if (!tookSpace) return next;
  const space = [...previous].findIndex((character, index) => character !== typed[index]);
  const digit = forward ? space + 1 : space - 1;
  return shownPhone(previous.slice(0, digit) + previous.slice(digit + 1));
}
