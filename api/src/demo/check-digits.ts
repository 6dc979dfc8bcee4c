import { nipCheckDigit, nrbCheckDigits, regonCheckDigit } from '../platform/check-digits.ts';

/** Numbers of Polish registers with valid check digits, from a serial number. */

export function nip(serial: number): string {
  for (let base = 521_000_000 + serial * 1_337; ; base += 1) {
    const check = nipCheckDigit(String(base));
    if (check !== null) return `${base}${check}`;
  }
}

export function regon(serial: number): string {
  const base = String(36_000_000 + serial * 7_919);
  return `${base}${regonCheckDigit(base)}`;
}

export function krs(serial: number): string {
  return String(300_000 + serial * 613).padStart(10, '0');
}

const BANK_CODES = ['10201026', '11402004', '10901014'];

/** Bank account, 26 digits. */
export function nrb(serial: number): string {
  const account = `${BANK_CODES[serial % BANK_CODES.length]}${String(20_260_000_000_000 + serial * 104_729).padStart(16, '0')}`;
  return `${nrbCheckDigits(account)}${account}`;
}
