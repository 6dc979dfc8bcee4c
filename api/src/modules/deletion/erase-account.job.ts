import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { enqueueJob, type NewJob } from '../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { isRequested } from '../accounts/index.ts';
import { deleteContactMessages } from '../contact/index.ts';
import { selectExportFiles } from '../export/index.ts';
import { forgetRequests } from '../quote-requests/index.ts';
import { forgetQuotes } from '../quotes/index.ts';
import { forgetSignUps } from '../webinars/index.ts';
import * as store from './account-deletion.sql.ts';
import { NEXT_TRY_MS } from './grace-period.ts';
import { selectObligations } from './obligations.sql.ts';
import { isOpen } from './obligations.ts';

const KIND = 'accounts.erase';

interface Payload {
  user_id: string;
  requested_at: string;
}

/** The time in the key: the running job enqueues its own repetition. */
export function eraseJobAt(userId: string, requestedAt: Date, runAt: Date): NewJob {
  const payload: Payload = { user_id: userId, requested_at: requestedAt.toISOString() };
  return { kind: KIND, key: `${KIND}:${userId}:${runAt.toISOString()}`, payload, runAt };
}

/** Something may have arrived in the grace period, such as a share of a friend's purchase, or another owner may have left. */
async function isBlocked(tx: Db, userId: string, now: Date): Promise<boolean> {
  if ((await store.selectOwnedAlone(tx, userId, { leaving: true })).length > 0) return true;
  return isOpen(await selectObligations(tx, userAsOwner(userId), now));
}

async function erase({ config, mailer }: Context, tx: Db, userId: string, now: Date): Promise<void> {
  const account = await store.lockDoomedAccount(tx, userId);
  if (!account) return;
  const exports = await selectExportFiles(tx, userId);
  const contactFiles = await deleteContactMessages(tx, { userId });
  const applications = await forgetQuotes(tx, userAsOwner(userId), now);
  await forgetRequests(tx, userAsOwner(userId));
  await forgetSignUps(tx, userId, now);
  await discardFiles(tx, [account.image, account.thumbnail, ...exports, ...contactFiles, ...applications], now);
  await store.eraseAccount(tx, userId, account.email, now);
  const { email: to, first_name: name, locale } = account;
  const link = pageUrl(config.publicUrl, locale, '/');
  await mailer.enqueue(tx, composeMail('accountDeleted', { to, locale, name, link }));
}

/**
 * Deletes an account at the end of its grace period: replaces personal fields, deletes memberships, contacts, links and
 * notifications, and frees the address. Posts, messages, orders and the ledger keep a pseudonym (domain §9). Does nothing when the
 * deletion was taken back; an account for which others wait again is tried a day later.
 */
export const eraseAccountJob: JobDefinition = {
  kind: KIND,
  async run(context, tx, payload, now) {
    const { user_id: userId, requested_at } = payload as Payload;
    const requestedAt = new Date(requested_at);
    await store.lockCompaniesOf(tx, userId);
    if (!(await isRequested(tx, userId, requestedAt))) return;
    if (await isBlocked(tx, userId, now)) {
      await enqueueJob(tx, eraseJobAt(userId, requestedAt, new Date(now.getTime() + NEXT_TRY_MS)));
      return;
    }
    await erase(context, tx, userId, now);
  },
};
