import { HOUR_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { dayAfter, polishDay } from '../../platform/polish-days.ts';
import { isOverdue, lockOrder } from '../orders/index.ts';
import { remind } from './deals.service.ts';
import { selectToRemind } from './deals.sql.ts';

/** Older ones are the seller's to remind of: nobody gets mails about last year. */
const LATEST_DAYS = 7;
const BATCH = 200;

/** Reminds each buyer once, the day after the due date. */
export const remindOverdueJob: JobDefinition = {
  kind: 'deals.remind-overdue',
  everySeconds: HOUR_S,
  async run(_context, tx, _payload, now) {
    const today = polishDay(now);
    const ids = await selectToRemind(tx, { from: dayAfter(today, -LATEST_DAYS), today, limit: BATCH });
    for (const id of ids) {
      const order = await lockOrder(tx, id);
      if (order && isOverdue(order, now)) await remind(tx, order, null, now);
    }
  },
};
