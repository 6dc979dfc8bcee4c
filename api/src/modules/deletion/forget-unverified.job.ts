import type { JobDefinition } from '../../platform/jobs/job.ts';
import { KEEP_MS } from '../../platform/retention.ts';
import { eraseAccount } from './account-deletion.sql.ts';
import { lockUnverified } from './forget-unverified.sql.ts';

const ONCE_AN_HOUR_S = 60 * 60;
/** In one run; what is left comes with the next. */
const BATCH = 100;

/**
 * Who never opened the link of their sign-up, or never signed up themselves, is forgotten as if they had deleted the account;
 * without a mail, which nobody may want. The address is free again.
 */
export const forgetUnverifiedJob: JobDefinition = {
  kind: 'accounts.forget-unverified',
  everySeconds: ONCE_AN_HOUR_S,
  async run(_context, tx, _payload, now) {
    const before = new Date(now.getTime() - KEEP_MS.unverifiedAccount);
    for (const { id, email } of await lockUnverified(tx, { before, limit: BATCH, now })) {
      await eraseAccount(tx, id, email, now);
    }
  },
};
