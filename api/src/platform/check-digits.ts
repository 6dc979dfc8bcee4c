import { plainText } from './words/text.ts';

/**
 * Check digits of Polish registers, for the forms, which validate numbers, and for the demo data, which generates them.
 * Numbers are plain digits: {@link digitsOf} the typed text. The browser has its own implementation, since neither may import
 * the other; contract/check-digits.vectors.json tests both.
 */

/** Text before a copied number: its name, and the country of a tax number or an account. */
const PREFIX = /^(?:(?:NIP|REGON|PESEL|KRS|NRB|IBAN):?)?(?:PL)?/i;

/** Accepts spaces, dashes and invisible characters, and what people copy with a number: `NIP: PL 526-025-02-74`. */
export function digitsOf(typed: string): string {
  return plainText(typed).replace(/[\s-]/g, '').replace(PREFIX, '');
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const REGON_9_WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];
const REGON_14_WEIGHTS = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];
/** "PL00" as digits, for the modulo of ISO 13616. */
const COUNTRY = '252100';

/** For nine digits; null when the remainder is 10, because such numbers are never issued. */
export function nipCheckDigit(base: string): number | null {
  const check = weighted(base, NIP_WEIGHTS) % 11;
  return check === 10 ? null : check;
}

/** For the 8 or 13 digits before it. */
export function regonCheckDigit(base: string): number {
  return (weighted(base, base.length === 8 ? REGON_9_WEIGHTS : REGON_14_WEIGHTS) % 11) % 10;
}

/** The two digits before the 24 of a bank account. */
export function nrbCheckDigits(account: string): string {
  return String(98n - (BigInt(account + COUNTRY) % 97n)).padStart(2, '0');
}

/** Only zeros satisfy every checksum, but no register issues them (domain §6). */
function hasShape(digits: string, lengths: readonly number[]): boolean {
  return /^\d+$/.test(digits) && lengths.includes(digits.length) && !/^0+$/.test(digits);
}

export function isNip(digits: string): boolean {
  return hasShape(digits, [10]) && nipCheckDigit(digits.slice(0, 9)) === Number(digits[9]);
}

/** 9 digits, or 14 of a branch, which begin with the 9 of its firm. */
export function isRegon(digits: string): boolean {
  if (!hasShape(digits, [9, 14])) return false;
  const isFirm = regonCheckDigit(digits.slice(0, 8)) === Number(digits[8]);
  return isFirm && (digits.length === 9 || regonCheckDigit(digits.slice(0, 13)) === Number(digits[13]));
}

const PESEL_WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
/** The month encodes the century: 1990-05 is 05, 2002-07 is 27. */
const PESEL_CENTURIES = [1900, 2000, 2100, 2200, 1800];

/** For the ten digits before it. */
export const peselCheckDigit = (base: string): number => (10 - (weighted(base, PESEL_WEIGHTS) % 10)) % 10;

/** The number of a person, which begins with the date of birth. */
export function isPesel(digits: string): boolean {
  if (!hasShape(digits, [11])) return false;
  const [year, month, day] = [0, 2, 4].map((from) => Number(digits.slice(from, from + 2))) as [number, number, number];
  const century = PESEL_CENTURIES[Math.floor(month / 20)] ?? Number.NaN;
  const birth = new Date(Date.UTC(century + year, (month % 20) - 1, day));
  const isDate = birth.getUTCMonth() === (month % 20) - 1 && birth.getUTCDate() === day;
  return isDate && peselCheckDigit(digits.slice(0, 10)) === Number(digits[10]);
}

/** KRS numbers have no check digit. */
export function isKrs(digits: string): boolean {
  return hasShape(digits, [10]);
}

/** Bank account: 26 digits. */
export function isNrb(digits: string): boolean {
  return hasShape(digits, [26]) && nrbCheckDigits(digits.slice(2)) === digits.slice(0, 2);
}
