import { HOUR_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { toMoney } from '../../platform/money.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { notify } from '../notifications/index.ts';
import { overdueSince } from './overdue.ts';
import { markOverdue } from './pending-rewards.sql.ts';

/** Warns the seller once for each pending reward that is its oldest and has waited too long. */
export const warnOverdueJob: JobDefinition = {
  kind: 'points.warn-overdue',
  everySeconds: HOUR_S,
  async run(_context, tx, _payload, now) {
    for (const { company_id, oldest_at, amount } of await markOverdue(tx, overdueSince(now), now)) {
      const params = { points: toMoney(amount), oldest_at };
      const subject = { type: 'company', id: company_id } as const;
      await notify(tx, { to: companyAsOwner(company_id), kind: 'DuesOverdue', actor: null, subject, params }, now);
    }
  },
};
