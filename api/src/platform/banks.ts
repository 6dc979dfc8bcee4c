/**
 * Banks by the first three digits of a sort code, digits 3 to 5 of an account number; from the register of sort codes of the
 * National Bank of Poland (EWIB). Cooperative banks share the first digit 8 or 9.
 */
const BANKS: Readonly<Record<string, string>> = {
  101: 'Narodowy Bank Polski',
  102: 'PKO BP',
  103: 'Citi Handlowy',
  105: 'ING Bank Śląski',
  109: 'Santander (Erste) Bank Polska',
  113: 'Bank Gospodarstwa Krajowego',
  114: 'mBank',
  116: 'Bank Millennium',
  124: 'Bank Pekao',
  132: 'Bank Pocztowy',
  154: 'Bank Ochrony Środowiska',
  158: 'Mercedes-Benz Bank Polska',
  161: 'SGB-Bank',
  168: 'Plus Bank',
  184: 'Société Générale',
  187: 'Nest Bank',
  188: 'Deutsche Bank Polska',
  193: 'Bank Polskiej Spółdzielczości',
  194: 'Credit Agricole Bank Polska',
  203: 'BNP Paribas Bank Polska',
  212: 'Santander Consumer Bank',
  216: 'Toyota Bank Polska',
  219: 'DNB Bank Polska',
  248: 'VeloBank',
  249: 'Alior Bank',
};

const COOPERATIVE = 'Bank spółdzielczy';

/** The bank of an account number of 26 digits; null when it is not known. */
export function bankOf(digits: string): string | null {
  const code = digits.slice(2, 5);
  return BANKS[code] ?? (/^[89]/.test(code) ? COOPERATIVE : null);
}
