import type { AdminSession, AdminUserDetail } from '@wspolnik/contract/admin-people';
import { userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { USER_COLUMNS } from './admin-users.sql.ts';
import { type NumbersRow, profileNumbers } from './profile-numbers.sql.ts';

export type UserDetailRow = Omit<AdminUserDetail, 'numbers'>;

/** The reason of a suspension is in the audit log (index audit_log_by_subject). */
export function selectUserDetail(db: Db, id: string, now: Date): Promise<UserDetailRow | undefined> {
  return db.one<UserDetailRow>(sql`
    select ${USER_COLUMNS}, u.locale, u.email_verified_at, u.deletion_requested_at,
      case when u.disabled_at is distinct from u.deletion_requested_at then u.disabled_at end as disabled_at,
      case when u.disabled_at is distinct from u.deletion_requested_at then (
        select a.details->>'reason' from audit_log a
        where a.subject_type = 'user' and a.subject_id = u.id and a.action = 'user.disabled'
        order by a.at desc limit 1) end as disabled_reason,
      (select json_build_object('by', json_build_object('id', by.id, 'name', by.first_name || ' ' || by.last_name),
          'reason', p.reason, 'proposed_at', f_iso(p.proposed_at))
        from role_proposals p join users by on by.id = p.proposed_by where p.user_id = u.id) as role_proposal,
      s.session_count, s.last_seen_at
    from users u cross join lateral (
      select count(*) as session_count, max(last_used_at) as last_seen_at from sessions
      where user_id = u.id and ended_at is null and expires_at > ${now}) s
    where u.id = ${id} and u.deleted_at is null`);
}

export async function selectUserNumbers(db: Db, id: string): Promise<NumbersRow> {
  const row = await db.one<NumbersRow>(sql`select ${profileNumbers(userAsOwner(id))}`);
  if (!row) throw new Error('a select without from answered no row');
  return row;
}

/** Nothing that would let somebody act as the person: neither tokens nor the network address. */
export function selectUserSessions(
  db: Db,
  { userId, now, page, limit }: { userId: string; now: Date; page: number; limit: number },
): Promise<AdminSession[]> {
  return db.query<AdminSession>(sql`
    select id, user_agent, created_at, last_used_at
    from sessions where user_id = ${userId} and ended_at is null and expires_at > ${now}
    order by last_used_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`);
}
