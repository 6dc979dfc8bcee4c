import { HOUR_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { expirePlans } from './plans.service.ts';
import { remindPlans } from './remind-plans.ts';

export const expirePlansJob: JobDefinition = {
  kind: 'plans.expire',
  everySeconds: HOUR_S,
  run: (_context, tx, _payload, now) => expirePlans(tx, now),
};

export const remindPlansJob: JobDefinition = {
  kind: 'plans.remind',
  everySeconds: HOUR_S,
  run: (context, tx, _payload, now) => remindPlans(context, tx, now),
};
