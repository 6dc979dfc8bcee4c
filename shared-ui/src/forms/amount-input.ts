const ALLOWED = /^(?:(?:0|[1-9]\d*)(?:\.\d{0,2})?)?$/;
const COMPLETE = /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;

/**
 * What an amount field holds after a keystroke or a paste: a comma becomes a dot, spaces go; what is still no amount
 * (a second dot, a third decimal, a leading zero or dot) leaves the field as it was.
 */
export function nextAmount(typed: string, previous: string): string {
  const plain = typed.replace(/\s/g, '').replace(',', '.');
  return ALLOWED.test(plain) ? plain : previous;
}

/** A finished amount: `1234`, `1234.5` or `1234.50`. */
export const isAmount = (value: string): boolean => COMPLETE.test(value);

/** Grosze of a finished amount, exact for any length. */
export function toGrosze(value: string | number): bigint {
  const [zloty = '0', decimals = ''] = String(value).split('.');
  return BigInt(zloty + decimals.padEnd(2, '0').slice(0, 2));
}
