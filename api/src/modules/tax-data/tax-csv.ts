import { CSV_START, csvLine } from '../../platform/csv.ts';
import { toMoney } from '../../platform/money.ts';
import type { TaxRecord } from './tax-fields.ts';
import type { ReportRow } from './tax-report.sql.ts';

const HEADER = [
  'Imię',
  'Nazwisko',
  'PESEL',
  'Ulica',
  'Numer',
  'Kod pocztowy',
  'Miejscowość',
  'Liczba wypłat',
  'Suma wypłat (zł)',
];

type Line = Pick<ReportRow, 'first_name' | 'last_name' | 'amount' | 'withdrawals'> & { record: TaxRecord | null };

function cellsOf({ record, amount, withdrawals, ...row }: Line): string[] {
  const { first_name, last_name } = record ?? row;
  const address = [record?.pesel, record?.street, record?.house_number, record?.postal_code, record?.town];
  const sums = [String(withdrawals), toMoney(amount).replace('.', ',')];
  return [first_name, last_name, ...address.map((cell) => cell ?? ''), ...sums];
}

/** A line for each person; without data their fields are empty. */
export function taxCsv(lines: readonly Line[]): string {
  return `${CSV_START}${[HEADER, ...lines.map(cellsOf)].map((cells) => csvLine(cells, 'pl')).join('')}`;
}
