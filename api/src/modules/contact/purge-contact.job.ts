import { DAY_S } from '@wspolnik/settings';
import { discardFiles } from '../../platform/files/discard-files.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { RETENTION_MS } from '../../platform/retention.ts';
import { deleteContactMessages } from './contact.sql.ts';

/** Of one run: its transaction must not block the embedded engine's only session for long. */
const ROWS = 500;

export const purgeContactJob: JobDefinition = {
  kind: 'contact.purge',
  everySeconds: DAY_S,
  async run(_context, tx, _payload, now) {
    const before = new Date(now.getTime() - RETENTION_MS.contactMessage);
    await discardFiles(tx, await deleteContactMessages(tx, { before, limit: ROWS }), now);
  },
};
