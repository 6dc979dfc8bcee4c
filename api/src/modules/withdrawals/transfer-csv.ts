import { toMoney } from '../../platform/money.ts';
import type { TransferRow } from './withdrawal-files.sql.ts';

const HEADER = ['Nazwa odbiorcy', 'Rachunek odbiorcy', 'Kwota', 'Tytuł', 'Waluta'];

/** A name that somebody chose must not become a formula in a spreadsheet, nor break a line. */
function safeText(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim();
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
}

const cell = (text: string) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The end of the id: its beginning is a time, which withdrawals share. */
const titleOf = (id: string) => `Wypłata punktów Wspólnik ${id.slice(-8).toUpperCase()}`;

/**
 * Transfers as banks import them in Poland: semicolons, decimal commas, accounts as 26 digits. UTF-8 with a byte order mark,
 * for spreadsheets.
 */
export function transferCsv(rows: readonly Pick<TransferRow, 'id' | 'amount' | 'bank_number' | 'recipient'>[]): string {
  const lines = rows.map(({ id, amount, bank_number, recipient }) => [
    safeText(recipient),
    bank_number ?? '',
    toMoney(amount).replace('.', ','),
    titleOf(id),
    'PLN',
  ]);
  return `\uFEFF${[HEADER, ...lines].map((line) => `${line.map(cell).join(';')}\r\n`).join('')}`;
}
