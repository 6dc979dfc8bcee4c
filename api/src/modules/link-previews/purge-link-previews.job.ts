import { HOUR_S } from '@wspolnik/settings';
import { discardFiles } from '../../platform/files/discard-files.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { deleteExpired } from './link-previews.sql.ts';

/** Of one run: its transaction must not block the embedded engine's only session for long. */
const ROWS = 500;

export const purgeLinkPreviewsJob: JobDefinition = {
  kind: 'link-previews.purge',
  everySeconds: HOUR_S,
  run: async (_context, tx, _payload, now) => discardFiles(tx, await deleteExpired(tx, ROWS, now), now),
};
