import type { Context } from '../../platform/context.ts';
import type { Db } from '../../storage/db.ts';
import { selectNumbers, selectYears } from './numbers.sql.ts';

const COLUMNS = ['what', 'subject', 'category', 'result', 'count', 'median_hours'] as const;

/** Every value is a code or a number, so nothing needs quotes. */
export async function numbersCsv(db: Db, year: number): Promise<string> {
  const rows = await selectNumbers(db, year);
  return [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((name) => row[name] ?? '').join(','))].join('\r\n');
}

/** From the first report or decision to now, newest first; at least the current one. */
export async function yearsWithNumbers({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number[]> {
  const { first, current } = await selectYears(db, clock());
  return Array.from({ length: current - first + 1 }, (_, index) => current - index);
}
