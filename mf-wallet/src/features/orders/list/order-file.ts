import type { OrderExportRow, OrderStatus } from '@wspolnik/contract';
import { type CsvLocale, csvAmount, csvFile, csvText, csvTime } from '../../../lib/csv.ts';

export interface OrderFileTexts {
  /** Number, date, status, offer, other side, gross and net price, VAT rate, reward, payment due, paid on, deliver by. */
  header: readonly string[];
  status(status: OrderStatus): string;
}

/** The orders as a CSV file; amounts of cancelled orders are in it as well. */
export function orderCsv(rows: readonly OrderExportRow[], locale: CsvLocale, texts: OrderFileTexts): string {
  const lines = rows.map((row) => [
    csvText(row.number),
    csvTime(row.created_at),
    csvText(texts.status(row.status)),
    csvText(row.title),
    csvText(row.other),
    csvAmount(row.price, locale),
    csvAmount(row.price_net, locale),
    csvText(row.vat_rate === 'exempt' ? 'zw' : `${row.vat_rate}%`),
    csvAmount(row.reward_total, locale),
    row.due_on ?? '',
    row.paid_on ?? '',
    row.deliver_on ?? '',
  ]);
  return csvFile(texts.header, lines, locale);
}
