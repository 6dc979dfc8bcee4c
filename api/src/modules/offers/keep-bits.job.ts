import type { JobDefinition } from '../../platform/jobs/job.ts';
import type { Db } from '../../storage/db.ts';
import { buildChunk, lockBits, selectStaleChunks, type Upkeep } from './offer-bits.sql.ts';

const EVERY_S = 2 * 60;
/** Half a second per chunk: a million offers have their first bits within an hour. */
const UPKEEP: Upkeep = { most: 8, leastOffers: 50_000, size: 4_000, staleChanges: 100, staleDays: 7 };

/** Rebuilds the bits of the stalest chunks, including chunks that were just cut off. Answers how many it built. */
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

/** See {@link selectCountedPage}: without the bits the search is correct, but deep pages are slower. */
export const keepBitsJob: JobDefinition = {
  kind: 'offers.keep-bits',
  everySeconds: EVERY_S,
  run: async (_context, tx) => {
    await keepBits(tx);
  },
};
