import { HOUR_S } from '@wspolnik/settings';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { RETENTION_MS } from '../../platform/retention.ts';
import { eraseAccount } from './account-deletion.sql.ts';
import { lockUnverified } from './forget-unverified.sql.ts';

/** Accounts of one run; the next run takes the rest. */
const BATCH = 100;

/**
 * Deletes accounts whose owner never opened the sign-up link, or never signed up at all, in the same way as the owner would.
 * Sends no mail, because nobody may expect one. Frees the address.
 */
export const forgetUnverifiedJob: JobDefinition = {
  kind: 'accounts.forget-unverified',
  everySeconds: HOUR_S,
  async run(_context, tx, _payload, now) {
    const before = new Date(now.getTime() - RETENTION_MS.unverifiedAccount);
    for (const { id, email } of await lockUnverified(tx, { before, limit: BATCH, now })) {
      await eraseAccount(tx, id, email, now);
    }
  },
};
