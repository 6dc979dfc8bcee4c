import type { WalletRow } from '@wspolnik/contract';
import { type CsvLocale, csvAmount, csvFile, csvText, csvTime } from '../../lib/csv.ts';

export interface CsvTexts {
  /** Date, operation, status, order, offer, counterparty, the changes of balance, blocked and waiting points, balance after. */
  header: readonly string[];
  type(row: WalletRow): string;
  status(row: WalletRow): string;
}

/**
 * The rows as a CSV file. The sum of the changes of the balance in a month is what the balance has changed by in it; over all rows it is
 * the balance.
 */
export function historyCsv(rows: readonly WalletRow[], locale: CsvLocale, texts: CsvTexts): string {
  const lines = rows.map((row) => [
    csvTime(row.created_at),
    csvText(texts.type(row)),
    csvText(texts.status(row)),
    csvText(row.order_number ?? ''),
    csvText(row.offer?.title ?? ''),
    csvText(row.counterparty?.name ?? ''),
    csvAmount(row.balance_change, locale),
    csvAmount(row.frozen_change, locale),
    csvAmount(row.assigned_change, locale),
    csvAmount(row.balance_after, locale),
  ]);
  return csvFile(texts.header, lines, locale);
}
