import type { WalletRow } from '@wspolnik/api/contract';

/**
 * Excel chooses the separator by the system's number format: in Poland the comma is the decimal sign, so cells are
 * separated by semicolons.
 */
const DIALECTS = {
  pl: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
} as const;

export interface CsvTexts {
  /** Date, operation, status, offer, counterparty, amount, balance after, order. */
  header: readonly string[];
  type(row: WalletRow): string;
  status(row: WalletRow): string;
}

/** `2026-11-21 14:05` in Polish time, a format that every spreadsheet parses as a date. */
const DATE_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The rows as a CSV file in UTF-8, with a byte order mark for Excel. */
export function registryCsv(rows: readonly WalletRow[], locale: 'pl' | 'en', texts: CsvTexts): string {
  const { separator, decimal } = DIALECTS[locale];
  const isPlain = (text: string) => !text.includes(separator) && !/["\r\n]/.test(text);
  const cell = (text: string) => (isPlain(text) ? text : `"${text.replaceAll('"', '""')}"`);
  const money = (amount: string) => amount.replace('.', decimal);
  const lines = rows.map((row) => [
    DATE_TIME.format(new Date(row.created_at)),
    texts.type(row),
    texts.status(row),
    withoutFormula(row.offer?.title ?? ''),
    withoutFormula(row.counterparty?.name ?? ''),
    money(row.amount),
    money(row.balance_after),
    row.transaction_id ?? '',
  ]);
  return `\uFEFF${[texts.header, ...lines].map((line) => `${line.map(cell).join(separator)}\r\n`).join('')}`;
}

/** A title written by another company must not become a formula in the reader's spreadsheet. */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
