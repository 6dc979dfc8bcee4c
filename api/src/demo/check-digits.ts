/** Numbers of Polish registers with valid check digits, from a running number. */

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

export function nip(serial: number): string {
  // A remainder of 10 has no check digit: such numbers are never given out.
  for (let base = 521_000_000 + serial * 1_337; ; base += 1) {
    const check = weighted(String(base), NIP_WEIGHTS) % 11;
    if (check < 10) return `${base}${check}`;
  }
}

const REGON_WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];

export function regon(serial: number): string {
  const base = String(36_000_000 + serial * 7_919);
  return `${base}${(weighted(base, REGON_WEIGHTS) % 11) % 10}`;
}

export function krs(serial: number): string {
  return String(300_000 + serial * 613).padStart(10, '0');
}

const BANK_CODES = ['10201026', '11402004', '10901014'];
/** "PL00" as digits, for the modulo of ISO 13616. */
const COUNTRY = '252100';

/** Bank account, 26 digits. */
export function nrb(serial: number): string {
  const account = `${BANK_CODES[serial % BANK_CODES.length]}${String(20_260_000_000_000 + serial * 104_729).padStart(16, '0')}`;
  const check = 98n - (BigInt(account + COUNTRY) % 97n);
  return `${String(check).padStart(2, '0')}${account}`;
}
