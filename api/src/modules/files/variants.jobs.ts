import { enqueueAbsent, enqueueJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { makeVariants, VARIANTS_JOB } from '../../platform/uploads/make-variants.ts';
import { type Part, selectPictures } from './earlier-pictures.sql.ts';

const EARLIER_JOB = 'files.earlier-pictures';
const BATCH = 20;
/** A photo takes a third of a second of a core, and the worker does one job at a time: others get their turn in between. */
const EVERY_MS = 500;

/** Nothing is left to do when another process has made them as well. */
export const makeVariantsJob: JobDefinition = {
  kind: VARIANTS_JOB,
  prepare: ({ files }, payload) => makeVariants(files, (payload as { key: string }).key),
  run: async () => {},
};

/** Has the variants made of pictures from before there were any, part by part. Migration 0029 enqueues the first part. */
export const earlierPicturesJob: JobDefinition = {
  kind: EARLIER_JOB,
  run: async (_context, tx, payload, now) => {
    const { keys, next } = await selectPictures(tx, payload as Part, BATCH);
    const at = (index: number) => new Date(now.getTime() + index * EVERY_MS);
    await enqueueAbsent(
      tx,
      keys.map((key, index) => ({
        kind: VARIANTS_JOB,
        key: `${VARIANTS_JOB}:${key}`,
        payload: { key },
        runAt: at(index),
      })),
    );
    if (!next) return;
    const key = `${EARLIER_JOB}:${next.table}:${next.before ?? ''}`;
    await enqueueJob(tx, { kind: EARLIER_JOB, key, payload: next, runAt: at(keys.length) });
  },
};
