import { HOUR_S } from '@wspolnik/settings';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { STEMS_VERSION } from '../../platform/words/stem-vector.ts';
import type { Db } from '../../storage/db.ts';
import { claimRenewal, FIRST_PART, type Part, renewStems } from './renew-stems.sql.ts';

const KIND = 'search.renew-stems';

async function enqueuePart(tx: Db, part: Part, runAt: Date): Promise<void> {
  const key = `${KIND}:${STEMS_VERSION}:${part.table}:${part.after ?? ''}`;
  await enqueueJob(tx, { kind: KIND, key, payload: part, runAt });
}

/** After a release whose STEMS_VERSION is higher than the one in the tables: renews all stems, part by part. */
export const startStemsJob: JobDefinition = {
  kind: 'search.check-stems',
  everySeconds: HOUR_S,
  run: async (_context, tx, _payload, now) => {
    if (await claimRenewal(tx)) await enqueuePart(tx, FIRST_PART, now);
  },
};

export const renewStemsJob: JobDefinition = {
  kind: KIND,
  run: async (_context, tx, payload, now) => {
    const next = await renewStems(tx, payload as Part);
    if (next) await enqueuePart(tx, next, now);
  },
};

/** Writes the stems of everything at once, for rows that were inserted without. */
export async function renewAllStems(tx: Db): Promise<void> {
  for (let part: Part | null = FIRST_PART; part; ) part = await renewStems(tx, part);
}
