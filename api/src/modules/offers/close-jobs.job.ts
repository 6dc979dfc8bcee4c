import { HOUR_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { dayAfter, polishDay } from '../../platform/polish-days.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import { deactivateClosed, markReminded } from './close-jobs.sql.ts';

/** Days before its last one on which the company is reminded. */
const REMINDED_DAYS = 3;

async function remindOfClosing(tx: Db, now: Date): Promise<void> {
  const until = dayAfter(polishDay(now), REMINDED_DAYS);
  for (const { id, company_id, title, closes_on } of await markReminded(tx, until)) {
    const params = { offer: title, closes_on };
    const subject = { type: 'offer', id } as const;
    await notify(tx, { to: companyAsOwner(company_id), kind: 'JobClosing', actor: null, subject, params }, now);
  }
}

/** Deactivates the offers whose last day is over, and reminds the companies of those that have few days left. */
export const closeJobsJob: JobDefinition = {
  kind: 'offers.close-jobs',
  everySeconds: HOUR_S,
  async run(_context, tx, _payload, now) {
    await deactivateClosed(tx, now);
    await remindOfClosing(tx, now);
  },
};
