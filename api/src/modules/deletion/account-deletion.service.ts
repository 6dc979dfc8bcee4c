import type { AccountObligations, DeleteAccountBody } from '@wspolnik/contract/accounts';
import type { Context } from '../../platform/context.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { toMoney } from '../../platform/money.ts';
import { dayOf } from '../../platform/polish-days.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { isLastAdmin, lockAdmins, requestDeletion } from '../accounts/index.ts';
import { findRole, hasOtherOwner } from '../members/index.ts';
import { endOtherSessions } from '../sessions/index.ts';
import * as store from './account-deletion.sql.ts';
import { eraseJobAt } from './erase-account.job.ts';
import { GRACE_MS } from './grace-period.ts';
import { selectObligations } from './obligations.sql.ts';
import { refuseObligations } from './obligations.ts';

/** A company must have an owner: its last one requests its deletion or hands it over first. */
async function refuseLastOwner(tx: Db, userId: string): Promise<void> {
  for (const { id: companyId, leaving } of await store.lockCompaniesOf(tx, userId)) {
    if (leaving) continue;
    const isOwner = (await findRole(tx, companyId, userId)) === 'owner';
    if (isOwner && !(await hasOtherOwner(tx, companyId, userId))) throw problem('last_owner');
  }
}

async function refuseLastAdmin(tx: Db, { id, role }: Identity['user']): Promise<void> {
  if (role === 'ADMIN' && (await lockAdmins(tx)).every((admin) => admin === id)) throw problem('last_admin');
}

/** What the caller reads before deleting the account. */
export async function accountObligations({ clock, db }: Context, userId: string): Promise<AccountObligations> {
  const held = await selectObligations(db, userAsOwner(userId), clock());
  return {
    open_purchases: held.open_purchases,
    debts: toMoney(held.debts),
    withdrawals: toMoney(held.hold),
    waiting_points: toMoney(held.waiting),
    points: toMoney(held.points),
    companies: await store.selectOwnedAlone(db, userId),
    last_admin: await isLastAdmin(db, userId),
  };
}

/**
 * Hides the caller's account and ends every session. A job deletes it after the grace period, unless its owner signs in before
 * (domain §9, ADR 38).
 *
 * @throws ApiProblem last_owner, last_admin, has_obligations
 */
export async function deleteAccount(context: Context, { user }: Identity, body: DeleteAccountBody): Promise<void> {
  const { clock, config, db, mailer } = context;
  const now = clock();
  const runAt = new Date(now.getTime() + GRACE_MS);
  await db.transaction(async (tx) => {
    await refuseLastOwner(tx, user.id);
    await refuseLastAdmin(tx, user);
    const account = await store.lockDoomedAccount(tx, user.id);
    if (!account) throw problem('token_not_valid');
    await refuseObligations(tx, userAsOwner(user.id), body.give_up_points === true, now);
    await requestDeletion(tx, user.id, now);
    await endOtherSessions(tx, user.id, null, now);
    await enqueueJob(tx, eraseJobAt(user.id, now, runAt));
    const { email: to, first_name: name, locale } = account;
    const params = { date: dayOf(runAt, locale) };
    const link = pageUrl(config.publicUrl, locale, '/auth/login');
    await mailer.enqueue(tx, composeMail('deletionRequested', { to, locale, name, link, params }));
  });
  mailer.deliverSoon();
}
