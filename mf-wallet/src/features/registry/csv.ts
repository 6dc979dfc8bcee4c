import type { WalletRow } from '@wspolnik/api/contract';

/** Excel takes a file apart as its country writes numbers: in Poland the comma is decimal, so a semicolon parts the cells. */
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

/** `2026-11-21 14:05` in Polish time, which every spreadsheet takes for a date. */
const MOMENT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' });

/** The rows as a file for a spreadsheet, in UTF-8 that Excel recognises by its mark. */
export function registryCsv(rows: readonly WalletRow[], locale: 'pl' | 'en', texts: CsvTexts): string {
  const { separator, decimal } = DIALECTS[locale];
  const isPlain = (text: string) => !text.includes(separator) && !/["\r\n]/.test(text);
  const cell = (text: string) => (isPlain(text) ? text : `"${text.replaceAll('"', '""')}"`);
  const money = (amount: string) => amount.replace('.', decimal);
  const lines = rows.map((row) => [
    MOMENT.format(new Date(row.created_at)),
    texts.type(row),
    texts.status(row),
    harmless(row.offer?.title ?? ''),
    harmless(row.counterparty?.name ?? ''),
    money(row.amount),
    money(row.balance_after),
    row.transaction_id ?? '',
  ]);
  return `\uFEFF${[texts.header, ...lines].map((line) => `${line.map(cell).join(separator)}\r\n`).join('')}`;
}

/** A title that another company wrote must not become a formula in somebody's spreadsheet. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
