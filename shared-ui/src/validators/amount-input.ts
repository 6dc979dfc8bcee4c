const ALLOWED = /^(?:(?:0|[1-9]\d*)(?:\.\d{0,2})?)?$/;
const COMPLETE = /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;

/** `1.234,50` and `1,234.50`: where both stand, the last one is the decimal one. */
function withoutGroups(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (!text.includes('.') || !text.includes(',')) return text;
  return text.slice(0, last).replace(/[.,]/g, '') + text.slice(last);
}

/**
 * What an amount field holds after a keystroke or a paste: a comma becomes a dot, spaces and a pasted currency go; what
 * is still no amount (a second dot, a third decimal, a leading zero or dot) leaves the field as it was.
 */
export function nextAmount(typed: string, previous: string): string {
  const plain = withoutGroups(typed.replace(/\s|zł|PLN/gi, '')).replace(',', '.');
  return ALLOWED.test(plain) ? plain : previous;
}

/** A finished amount: `1234`, `1234.5` or `1234.50`. */
export const isAmount = (value: string): boolean => COMPLETE.test(value);

/** Grosze of a finished amount, exact for any length. */
export function toGrosze(value: string | number): bigint {
  const [zloty = '0', decimals = ''] = String(value).split('.');
  return BigInt(zloty + decimals.padEnd(2, '0').slice(0, 2));
}
