const DIGITS = 9;

/** Nine digits of a Polish number; removes a pasted `+48`, `0048` or `48`. */
function digitsOf(text: string): string {
  const digits = text.replace(/\D/g, '');
  const bare = /^\s*(?:\+|00)\s*48/.test(text) ? digits.replace(/^(?:00)?48/, '') : digits;
  return (bare.length > DIGITS && bare.startsWith('48') ? bare.slice(2) : bare).slice(0, DIGITS);
}

/** The displayed text of a value: `600 700 800`, without the country code, which is a prefix of the field. */
export const shownPhone = (value: string): string => digitsOf(value).replace(/(\d{3})(?=\d)/g, '$1 ');

/** The form value of a displayed text: `+48 600 700 800`, or empty. */
export const phoneValue = (shown: string): string => (shown ? `+48 ${shownPhone(shown)}` : '');

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
