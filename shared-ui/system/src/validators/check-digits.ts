import { plainText } from '../format/plain-text.ts';

/**
 * Numbers of Polish registers: removes separators, verifies check digits, rejects numbers of zeros. The API has its own
 * implementation, because the two packages may not import each other; api/contract/src/check-digits.vectors.json tests both.
 */

/** Text before a copied number: its name, and the country of a tax number or an account. */
const PREFIX = /^(?:(?:NIP|REGON|PESEL|KRS|NRB|IBAN):?)?(?:PL)?/i;

const compact = (value: string): string => plainText(value).replace(/[\s-]/g, '');

/** The digits of a number as people copy it: with spaces, dashes and invisible characters, as in `NIP: PL 526-025-02-74`. */
export const digitsOf = (value: string): string => compact(value).replace(PREFIX, '');

const isPlain = (value: string, length: number): boolean =>
  value.length === length && /^\d+$/.test(value) && !/^0+$/.test(value);

const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

export function isNip(value: string): boolean {
  const digits = digitsOf(value);
  // Numbers with a remainder of 10 have no check digit and are not issued.
  return isPlain(digits, 10) && weightedSum(digits, NIP_WEIGHTS) % 11 === Number(digits[9]);
}

const REGON_9_WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];
const REGON_14_WEIGHTS = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

const regonFits = (digits: string, weights: readonly number[]): boolean =>
  (weightedSum(digits, weights) % 11) % 10 === Number(digits[weights.length]);

/** 9 digits, or 14 for a local unit, the first 9 of which are the company's own. */
export function isRegon(value: string): boolean {
  const digits = digitsOf(value);
  if (isPlain(digits, 9)) return regonFits(digits, REGON_9_WEIGHTS);
  return isPlain(digits, 14) && regonFits(digits, REGON_9_WEIGHTS) && regonFits(digits, REGON_14_WEIGHTS);
}

const PESEL_WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
/** The month encodes the century: 1990-05 is 05, 2002-07 is 27. */
const PESEL_CENTURIES = [1900, 2000, 2100, 2200, 1800];

export function isPesel(value: string): boolean {
  const digits = compact(value).replace(/^PESEL:?/i, '');
  if (!isPlain(digits, 11)) return false;
  const month = Number(digits.slice(2, 4));
  const century = PESEL_CENTURIES[Math.floor(month / 20)] ?? Number.NaN;
  const day = Number(digits.slice(4, 6));
  const date = new Date(Date.UTC(century + Number(digits.slice(0, 2)), (month % 20) - 1, day));
  const isDate = date.getUTCMonth() === (month % 20) - 1 && date.getUTCDate() === day;
  return isDate && (10 - (weightedSum(digits, PESEL_WEIGHTS) % 10)) % 10 === Number(digits[10]);
}

/** A register number without a check digit. */
export const isKrs = (value: string): boolean => isPlain(digitsOf(value), 10);

/** As many digits as the number has, whether they are right or not. Only zeros are no number with a wrong digit. */
export const hasDigits = (value: string, ...lengths: number[]): boolean =>
  lengths.some((length) => isPlain(digitsOf(value), length));

/** Polish account number (NRB), with or without its country code; its check digits are those of an IBAN. */
export function isBankNumber(value: string): boolean {
  const digits = digitsOf(value);
  if (!isPlain(digits, 26)) return false;
  // 2521 is "PL" in IBAN's conversion of letters to numbers. The check digits are compared, because a valid remainder by itself
  // would accept 98 for 01.
  return String(98n - (BigInt(`${digits.slice(2)}252100`) % 97n)).padStart(2, '0') === digits.slice(0, 2);
}

/** Nine digits, with or without Poland's prefix and the zero that was once dialled before them. */
export const isPolishPhone = (value: string): boolean =>
  /^(?:(?:\+|00)?48)?0?[1-9]\d{8}$/.test(plainText(value).replace(/[\s()./-]/g, ''));
