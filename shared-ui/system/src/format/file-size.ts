import type { IntlShape } from 'react-intl';

const UNITS = [
  { unit: 'megabyte', bytes: 1_000_000 },
  { unit: 'kilobyte', bytes: 1000 },
  { unit: 'byte', bytes: 1 },
] as const;

/** `2,4 MB`, `240 kB`, `812 bajtów`: bytes in the locale's units, with one decimal from a megabyte up. */
export function formatFileSize(size: number, intl: IntlShape): string {
  const { unit, bytes } = UNITS.find(({ bytes }) => size >= bytes) ?? UNITS[2];
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  // English has no abbreviation of byte.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return intl.formatNumber(size / bytes, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
}
