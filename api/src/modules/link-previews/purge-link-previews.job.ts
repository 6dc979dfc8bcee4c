import { discardFiles } from '../../platform/files/discard-files.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { deleteExpired } from './link-previews.sql.ts';

const EVERY_S = 60 * 60;
/** Of one run: its transaction must not block the embedded engine's only session for long. */
const ROWS = 500;

export const purgeLinkPreviewsJob: JobDefinition = {
  kind: 'link-previews.purge',
  everySeconds: EVERY_S,
  run: async (_context, tx, _payload, now) => discardFiles(tx, await deleteExpired(tx, ROWS, now), now),
};
