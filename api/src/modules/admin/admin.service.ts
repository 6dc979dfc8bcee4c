import type { AdminUser, UserStatusBody } from '../../contract/admin.ts';
import type { Identity } from '../../platform/identity.ts';
import { invalidField, problem } from '../../platform/problem.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/audit.sql.ts';
import { endOtherSessions } from '../sessions/sessions.sql.ts';
import { lockUser, selectUser, updateDisabled } from './admin-users.sql.ts';

async function applyStatus(
  tx: Db,
  admin: Identity,
  { user_id, active, reason }: UserStatusBody,
  now: Date,
): Promise<void> {
  await updateDisabled(tx, user_id, active ? null : now, now);
  if (!active) await endOtherSessions(tx, user_id, null, now);
  const action = active ? 'user.enabled' : 'user.disabled';
  const details = { reason: reason?.trim() || null };
  await insertAudit(tx, { actorId: admin.user.id, action, subjectType: 'user', subjectId: user_id, details }, now);
}

/**
 * Disables an account, which ends its sessions at once, or enables it again. Setting the current state changes nothing
 * and is not logged.
 *
 * @throws ApiProblem validation_failed (reason), own_profile, not_found
 */
export async function changeUserStatus(tx: Db, admin: Identity, body: UserStatusBody, now: Date): Promise<AdminUser> {
  if (!body.active && !body.reason?.trim()) throw invalidField('reason', 'required');
  if (body.user_id === admin.user.id) throw problem('own_profile');
  const account = await lockUser(tx, body.user_id);
  if (!account) throw problem('not_found');
  if (account.disabled === body.active) await applyStatus(tx, admin, body, now);
  const user = await selectUser(tx, body.user_id);
  if (!user) throw new Error('the account vanished while it was locked');
  return user;
}
