const DIGITS = 9;

/** Nine digits of a Polish number; a pasted `+48`, `0048` or `48` before them goes. */
function digitsOf(text: string): string {
  const digits = text.replace(/\D/g, '');
  const bare = /^\s*(?:\+|00)\s*48/.test(text) ? digits.replace(/^(?:00)?48/, '') : digits;
  return (bare.length > DIGITS && bare.startsWith('48') ? bare.slice(2) : bare).slice(0, DIGITS);
}

/** What the field shows of a value: `600 700 800`, without the country, which stands beside it. */
export const shownPhone = (value: string): string => digitsOf(value).replace(/(\d{3})(?=\d)/g, '$1 ');

/** What a form keeps of what is shown: `+48 600 700 800`, or nothing. */
export const phoneValue = (shown: string): string => (shown ? `+48 ${shownPhone(shown)}` : '');

/** What the field shows after a keystroke or a paste. Deleting a space takes the digit beside it, or nothing would go. */
export function nextPhone(typed: string, previous: string, forward = false): string {
  const next = shownPhone(typed);
  const tookSpace = typed.length === previous.length - 1 && next === previous && /\s/.test(previous);
  if (!tookSpace) return next;
  const space = [...previous].findIndex((character, index) => character !== typed[index]);
  const digit = forward ? space + 1 : space - 1;
  return shownPhone(previous.slice(0, digit) + previous.slice(digit + 1));
}
