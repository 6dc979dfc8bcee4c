import type { JobDefinition } from '../../platform/jobs/job.ts';
import { expirePlans } from './plans.service.ts';

const HOUR_S = 60 * 60;

export const expirePlansJob: JobDefinition = {
  kind: 'plans.expire',
  everySeconds: HOUR_S,
  run: (_context, tx, _payload, now) => expirePlans(tx, now),
};
