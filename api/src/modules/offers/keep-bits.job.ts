import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { Db } from '../../storage/db.ts';
import { buildChunk, lockBits, selectStaleChunks, type Upkeep } from './offer-bits.sql.ts';

const EVERY_S = 2 * 60;
/** Half a second for each chunk: a million offers have their first bits within an hour. */
const UPKEEP: Upkeep = { most: 8, leastOffers: 50_000, size: 4_000, staleChanges: 100, staleDays: 7 };

/** Makes the bits of the stalest chunks anew, those that were cut off among them. Answers how many it made. */
export async function keepBits(tx: Db, changes: Partial<Upkeep> = {}): Promise<number> {
  const upkeep = { ...UPKEEP, ...changes };
  await lockBits(tx);
  const waiting = await selectStaleChunks(tx, upkeep);
  let done = 0;
  for (let chunk = waiting.shift(); chunk !== undefined && done < upkeep.most; chunk = waiting.shift()) {
    const rest = await buildChunk(tx, chunk, upkeep);
    if (rest !== undefined) waiting.unshift(rest);
    done += 1;
  }
  return done;
}

/** See {@link selectCountedPage}: without the bits the search is as right, and slower far down. */
export const keepBitsJob: JobDefinition = {
  kind: 'offers.keep-bits',
  everySeconds: EVERY_S,
  run: async (_context, tx) => {
    await keepBits(tx);
  },
};
