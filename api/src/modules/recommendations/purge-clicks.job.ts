import { DAY_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { RETENTION_MS } from '../../platform/retention.ts';
import { deleteClicks } from './clicks.sql.ts';

export const purgeClicksJob: JobDefinition = {
  kind: 'recommendations.purge-clicks',
  everySeconds: DAY_S,
  run: (_context, tx, _payload, now) => deleteClicks(tx, new Date(now.getTime() - RETENTION_MS.referralClick)),
};
