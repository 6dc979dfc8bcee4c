import type { AdminUser, UserStatusBody } from '@wspolnik/contract/admin';
import type { Context } from '../../platform/context.ts';
import { composeMail, pageUrl } from '../../platform/mail/templates.ts';
import { publishToAdmins } from '../../platform/realtime/publish.ts';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { lockAdmins } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { endOtherSessions } from '../sessions/index.ts';
import { type LockedUser, lockUser, selectUser, updateDisabled } from './admin-users.sql.ts';

/** An account that an admin decides about. */
export interface OfAdmin extends LockedUser {
  /** Those who can act now. */
  admins: string[];
  isLastAdmin: boolean;
}

/**
 * Locks the account that an admin decides about.
 *
 * @throws ApiProblem own_profile, forbidden (the caller is no admin any more), not_found
 */
export async function lockAccount(tx: Db, admin: Identity, userId: string): Promise<OfAdmin> {
  if (userId === admin.user.id) throw problem('own_profile');
  const admins = await lockAdmins(tx);
  const account = await lockUser(tx, userId);
  if (!account) throw problem('not_found');
  const isLastAdmin = admins.includes(userId) && admins.length === 1;
  if (!isLastAdmin && !admins.includes(admin.user.id)) throw problem('forbidden');
  return { ...account, admins, isLastAdmin };
}

/** Admins' open lists of accounts read them again. */
export async function announceAccount(tx: Db, id: string, now: Date): Promise<void> {
  await publishToAdmins(tx, { type: 'account.changed', data: { id } }, now);
}

async function mailAccount(
  { config, mailer }: Context,
  tx: Db,
  { email: to, first_name: name, locale }: LockedUser,
  reason: string | null,
): Promise<void> {
  const [kind, path] =
    reason === null ? (['accountRestored', '/auth/login'] as const) : (['accountSuspended', '/contact'] as const);
  const link = pageUrl(config.publicUrl, locale, path);
  await mailer.enqueue(tx, composeMail(kind, { to, locale, name, link, params: { reason: reason ?? '' } }));
}

export async function readUser(tx: Db, userId: string): Promise<AdminUser> {
  const user = await selectUser(tx, userId);
  if (!user) throw new Error('the account vanished while it was locked');
  return user;
}

/**
 * Within a transaction: disables an account, which ends its sessions at once, or enables it again. The person gets a mail, and
 * after the restoration a notification too.
 *
 * @throws ApiProblem validation_failed (reason), own_profile, not_found, already_decided, last_admin
 */
export async function applyUserStatus(context: Context, tx: Db, admin: Identity, body: UserStatusBody): Promise<void> {
  const { user_id: userId, active } = body;
  const now = context.clock();
  const reason = body.reason?.trim() || null;
  if (!active && reason === null) throw invalidField('reason', 'required');
  const account = await lockAccount(tx, admin, userId);
  if (account.disabled !== active) throw problem('already_decided');
  if (!active && account.isLastAdmin) throw problem('last_admin');
  await updateDisabled(tx, userId, active ? null : now, now);
  if (active) await notify(tx, { kind: 'AccountRestored', to: userAsOwner(userId), actor: null }, now);
  else await endOtherSessions(tx, userId, null, now);
  await mailAccount(context, tx, account, active ? null : reason);
  const entry = { action: active ? 'user.enabled' : 'user.disabled', subjectType: 'user', subjectId: userId } as const;
  await insertAudit(tx, { ...entry, actorId: admin.user.id, details: { reason } }, now);
  await announceAccount(tx, userId, now);
}

/** @throws ApiProblem as {@link applyUserStatus} */
export async function changeUserStatus(context: Context, admin: Identity, body: UserStatusBody): Promise<AdminUser> {
  const user = await context.db.transaction(async (tx) => {
    await applyUserStatus(context, tx, admin, body);
    return readUser(tx, body.user_id);
  });
  context.mailer.deliverSoon();
  return user;
}

/**
 * Signs the person out everywhere.
 *
 * @throws ApiProblem own_profile, not_found
 */
export async function endUserSessions({ clock, db }: Context, admin: Identity, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, admin, userId);
    await endOtherSessions(tx, userId, null, clock());
    const entry = { action: 'user.sessions_ended', subjectType: 'user', subjectId: userId, details: {} } as const;
    await insertAudit(tx, { ...entry, actorId: admin.user.id }, clock());
  });
}
