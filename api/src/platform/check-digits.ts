/**
 * Check digits of Polish registers. One piece for the forms, which test numbers, and the demo data, which makes them.
 * Numbers are plain digits: {@link digitsOf} what was typed. The browser has its own implementation, since the two may not
 * import each other; contract/check-digits.vectors.json holds both to the same.
 */

/** As people copy numbers: with spaces and dashes, a tax number and an account with their country. */
export function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^PL/i, '');
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const REGON_9_WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];
const REGON_14_WEIGHTS = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];
/** "PL00" as digits, for the modulo of ISO 13616. */
const COUNTRY = '252100';

/** For nine digits; null when the remainder is 10: such numbers are never given out. */
export function nipCheckDigit(base: string): number | null {
  const check = weighted(base, NIP_WEIGHTS) % 11;
  return check === 10 ? null : check;
}

/** For the 8 or 13 digits before it. */
export function regonCheckDigit(base: string): number {
  return (weighted(base, base.length === 8 ? REGON_9_WEIGHTS : REGON_14_WEIGHTS) % 11) % 10;
}

/** The two digits in front of the 24 of a bank account. */
export function nrbCheckDigits(account: string): string {
  return String(98n - (BigInt(account + COUNTRY) % 97n)).padStart(2, '0');
}

/** Every rule is kept by zeros alone as well, and no register gives them out (domain §6). */
function hasShape(digits: string, lengths: readonly number[]): boolean {
  return /^\d+$/.test(digits) && lengths.includes(digits.length) && !/^0+$/.test(digits);
}

export function isNip(digits: string): boolean {
  return hasShape(digits, [10]) && nipCheckDigit(digits.slice(0, 9)) === Number(digits[9]);
}

/** 9 digits, or 14 of a branch, whose first 9 are those of its firm. */
export function isRegon(digits: string): boolean {
  if (!hasShape(digits, [9, 14])) return false;
  const isFirm = regonCheckDigit(digits.slice(0, 8)) === Number(digits[8]);
  return isFirm && (digits.length === 9 || regonCheckDigit(digits.slice(0, 13)) === Number(digits[13]));
}

/** KRS numbers carry no check digit. */
export function isKrs(digits: string): boolean {
  return hasShape(digits, [10]);
}

/** Bank account: 26 digits. */
export function isNrb(digits: string): boolean {
  return hasShape(digits, [26]) && nrbCheckDigits(digits.slice(2)) === digits.slice(0, 2);
}
