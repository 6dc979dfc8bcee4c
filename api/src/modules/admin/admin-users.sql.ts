import type { UserRole } from '@wspolnik/contract/accounts';
import type { AdminUser, AdminUserQuery, UserStatus } from '@wspolnik/contract/admin';
import { countLimit } from '../../platform/paging.ts';
import { likeLiteral, wordsOf } from '../../platform/words/like.sql.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';

/** A requested deletion hides the account with its own moment in both columns (ADR 38). */
const STATUS = sql`case
  when u.disabled_at = u.deletion_requested_at then 'deletion_pending' when u.disabled_at is not null then 'disabled'
  when u.email_verified_at is null then 'unverified' else 'active' end`;

export const USER_COLUMNS = sql`
  u.id, u.first_name, u.last_name, u.email, u.phone, u.thumbnail, u.role, ${STATUS} as status, u.created_at,
  coalesce((
    select json_agg(json_build_object('id', c.id, 'name', c.name, 'role', m.role) order by c.name_order, c.id)
    from company_members m join companies c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = u.id), '[]'::json) as companies`;

/** Conditions of the partial indexes users_disabled and users_unverified. */
const IN_STATUS: Record<UserStatus, Sql> = {
  active: sql`u.email_verified_at is not null and u.disabled_at is null`,
  unverified: sql`u.email_verified_at is null and u.disabled_at is null`,
  disabled: sql`u.disabled_at is not null and u.disabled_at is distinct from u.deletion_requested_at`,
  deletion_pending: sql`u.disabled_at is not null and u.disabled_at = u.deletion_requested_at`,
};

const IN_ROLE: Record<NonNullable<AdminUserQuery['role']>, Sql> = {
  ADMIN: sql`u.role = 'ADMIN'`,
  USER: sql`u.role = 'USER'`,
  PROPOSED: sql`u.id in (select user_id from role_proposals)`,
};

/** A complete address: its parts would be those of most addresses. */
const ADDRESS = /^[^@]+@[^@]+\.[^@.]+$/;

/**
 * A trigram index needs three letters in a row; the beginning of a word counts as one or two more. So of a short text only the
 * beginning of a name or of the address is found.
 */
function holding(word: string): Sql {
  if (ADDRESS.test(word)) return sql`lower(u.email) = lower(${word})`;
  const literal = likeLiteral(word);
  if (word.length > 2) {
    const pattern = `%${literal}%`;
    return sql`(u.name_norm like fold_text(${pattern}) or lower(u.email) like lower(${pattern}))`;
  }
  return sql`(u.name_norm like fold_text(${`${literal}%`}) or u.name_norm like fold_text(${`% ${literal}%`})
    or lower(u.email) like lower(${`${literal}%`}))`;
}

function matching({ q, status, role }: AdminUserQuery): Sql {
  const found = [sql`u.deleted_at is null`, ...wordsOf(q).map((word) => plannedByValue(holding(word)))];
  if (status) found.push(IN_STATUS[status]);
  if (role) found.push(IN_ROLE[role]);
  return joinSql(found, ' and ');
}

/** Selects ids first, then the columns of a single page. */
export function selectUsers(db: Db, query: AdminUserQuery): Promise<AdminUser[]> {
  return db.query<AdminUser>(sql`
    with hits as materialized (
      select u.id from users u where ${matching(query)}
      order by u.created_at desc, u.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit})
    select ${USER_COLUMNS} from hits join users u using (id) order by u.created_at desc, u.id desc`);
}

/** Counts up to one more than the limit of totals. */
export async function countUsers(db: Db, query: AdminUserQuery): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from (select 1 from users u where ${matching(query)} limit ${countLimit(query.q) + 1}) hits`);
  return row?.count ?? 0;
}

export function selectUser(db: Db, id: string): Promise<AdminUser | undefined> {
  return db.one<AdminUser>(sql`select ${USER_COLUMNS} from users u where u.id = ${id} and u.deleted_at is null`);
}

export interface LockedUser {
  id: string;
  email: string;
  name: string;
  first_name: string;
  locale: 'pl' | 'en';
  role: UserRole;
  disabled: boolean;
  /** Disabled, or its deletion was requested: nobody signs in to it. */
  hidden: boolean;
  verified: boolean;
}

const LOCKED = sql`
  id, email, first_name || ' ' || last_name as name, first_name, locale, role, disabled_at is distinct from deletion_requested_at as disabled,
  disabled_at is not null as hidden, email_verified_at is not null as verified`;

/**
 * Locks the account: of two admins at once, the second sees what the first has done. An account whose deletion was requested is
 * hidden, but not disabled by an admin.
 */
export function lockUser(tx: Db, id: string): Promise<LockedUser | undefined> {
  return tx.one<LockedUser>(sql`
    select ${LOCKED} from users where id = ${id} and deleted_at is null for no key update`);
}

/** The same by the address. No account becomes an admin until the transaction ends. */
export async function lockUserByEmail(tx: Db, email: string): Promise<LockedUser | undefined> {
  await tx.query(sql`lock table users in share row exclusive mode`);
  return tx.one<LockedUser>(sql`
    select ${LOCKED} from users where lower(email) = lower(${email}) and deleted_at is null`);
}

/** Enabling an account whose deletion was requested leaves it hidden. */
export async function updateDisabled(tx: Db, id: string, disabledAt: Date | null, now: Date): Promise<void> {
  await tx.query(sql`
    update users set disabled_at = coalesce(${disabledAt}::timestamptz, deletion_requested_at), updated_at = ${now} where id = ${id}`);
}

export async function updateRole(tx: Db, id: string, role: UserRole, now: Date): Promise<void> {
  await tx.query(sql`update users set role = ${role}, updated_at = ${now} where id = ${id}`);
}
