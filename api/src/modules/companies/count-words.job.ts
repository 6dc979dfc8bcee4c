import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { Db } from '../../storage/db.ts';
import { keepCounts, type WordUpkeep } from './company-words.sql.ts';

/** Frequent enough that the changes, which every search reads, stay few. */
const EVERY_S = 2 * 60;
const UPKEEP: WordUpkeep = { leastCompanies: 20_000, leastShare: 0.005, staleDays: 7 };

export function countCompanyWords(tx: Db, changes: Partial<WordUpkeep> = {}): Promise<void> {
  return keepCounts(tx, { ...UPKEEP, ...changes });
}

/** See {@link selectWords}: without the counts the list is correct but slower. */
export const countCompanyWordsJob: JobDefinition = {
  kind: 'companies.count-words',
  everySeconds: EVERY_S,
  run: async (_context, tx) => {
    await countCompanyWords(tx);
  },
};
