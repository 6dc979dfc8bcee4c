import type { AdminUser, AdminUserQuery } from '../../contract/admin.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';
import { likeLiteral } from './like.ts';

const STATUS = sql`case
  when u.disabled_at is not null then 'disabled' when u.email_verified_at is null then 'unverified' else 'active' end`;

const COLUMNS = sql`
  u.id, u.first_name, u.last_name, u.email, u.phone, u.thumbnail, u.role, ${STATUS} as status, u.created_at,
  coalesce((
    select json_agg(json_build_object('id', c.id, 'name', c.name, 'role', m.role) order by c.name, c.id)
    from company_members m join companies c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = u.id), '[]'::json) as companies`;

function matching({ q, status, role }: AdminUserQuery): Sql {
  const found = [sql`u.deleted_at is null`];
  for (const word of (q ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = `%${likeLiteral(word)}%`;
    found.push(sql`(u.name_norm like fold_text(${pattern}) or lower(u.email) like lower(${pattern}))`);
  }
  if (status) found.push(sql`${STATUS} = ${status}`);
  if (role) found.push(sql`u.role = ${role}`);
  return joinSql(found, ' and ');
}

/** Selects ids first, then the columns of a single page. */
export function selectUsers(db: Db, query: AdminUserQuery): Promise<AdminUser[]> {
  return db.query<AdminUser>(sql`
    with hits as materialized (
      select u.id from users u where ${matching(query)}
      order by u.created_at desc, u.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit})
    select ${COLUMNS} from hits join users u using (id) order by u.created_at desc, u.id desc`);
}

/** Counts up to one more than the limit of exact totals. */
export async function countUsers(db: Db, query: AdminUserQuery): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from (select 1 from users u where ${matching(query)} limit ${EXACT_COUNT_LIMIT + 1}) hits`);
  return row?.count ?? 0;
}

export function selectUser(db: Db, id: string): Promise<AdminUser | undefined> {
  return db.one<AdminUser>(sql`select ${COLUMNS} from users u where u.id = ${id} and u.deleted_at is null`);
}

/** Locks the account: of two admins at once, the second sees what the first has done. */
export function lockUser(tx: Db, id: string): Promise<{ disabled: boolean } | undefined> {
  return tx.one(sql`
    select disabled_at is not null as disabled from users where id = ${id} and deleted_at is null for no key update`);
}

export async function updateDisabled(tx: Db, id: string, disabledAt: Date | null, now: Date): Promise<void> {
  await tx.query(sql`update users set disabled_at = ${disabledAt}, updated_at = ${now} where id = ${id}`);
}
