import { DAY_MS } from '@wspolnik/settings';
import { SCAN_JOB } from '../../platform/files/keep-document.ts';
import { selectUnscanned } from '../../platform/files/stored-documents.sql.ts';
import { enqueueAbsent } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';

const EVERY_S = 15;
/** New documents, for which people wait, are scanned between these. */
const BATCH = 20;
/** A file that is missing is looked for again then. */
const RETRY_MS = DAY_MS;

/** Once there is a scanner, passes on the documents that were stored without. They stay available meanwhile. */
export const scanEarlierJob: JobDefinition = {
  kind: 'files.scan-earlier',
  everySeconds: EVERY_S,
  async run({ scanner }, tx, _payload, now) {
    if (!scanner) return;
    const keys = await selectUnscanned(tx, new Date(now.getTime() - RETRY_MS), BATCH);
    await enqueueAbsent(
      tx,
      keys.map((key) => ({ kind: SCAN_JOB, key: `${SCAN_JOB}:${key}`, payload: { key }, runAt: now })),
    );
  },
};
