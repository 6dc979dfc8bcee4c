import type { WalletRow } from '@wspolnik/contract';

/**
 * Excel chooses the separator by the system's number format: in Poland the comma is the decimal sign, so cells are
 * separated by semicolons.
 */
const DIALECTS = {
  pl: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
} as const;

export interface CsvTexts {
  /** Date, operation, status, order, offer, counterparty, the changes of balance, blocked and waiting points, balance after. */
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

/**
 * The rows as a CSV file in UTF-8, with a byte order mark for Excel. The sum of the changes of the balance in a month is what the
 * balance has changed by in it; over all rows it is the balance.
 */
export function historyCsv(rows: readonly WalletRow[], locale: 'pl' | 'en', texts: CsvTexts): string {
  const { separator, decimal } = DIALECTS[locale];
  const amount = (money: string) => money.replace('.', decimal);
  const lines = rows.map((row) => [
    DATE_TIME.format(new Date(row.created_at)),
    text(texts.type(row)),
    text(texts.status(row)),
    text(row.order_number ?? ''),
    text(row.offer?.title ?? ''),
    text(row.counterparty?.name ?? ''),
    amount(row.balance_change),
    amount(row.frozen_change),
    amount(row.assigned_change),
    amount(row.balance_after),
  ]);
  return `\uFEFF${[texts.header.map(text), ...lines].map((line) => `${line.join(separator)}\r\n`).join('')}`;
}

/**
 * Always quoted, as in files of the API: a reader set to another separator would split the text, and could make a formula of its
 * rest. A title written by another company must not become one either.
 */
function text(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
