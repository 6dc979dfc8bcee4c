import { DAY_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { polishDays } from '../../platform/polish-days.ts';
import { OFFER_VIEW_DAYS } from '../../platform/retention.ts';
import { deleteViews } from './offer-views.sql.ts';

export const purgeViewsJob: JobDefinition = {
  kind: 'offers.purge-views',
  everySeconds: DAY_S,
  run: (_context, tx, _payload, now) => deleteViews(tx, polishDays(now, OFFER_VIEW_DAYS)[0]),
};
