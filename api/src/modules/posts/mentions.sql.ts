import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Names by `user:<id>` or `company:<id>` of publicly visible accounts, without brackets, as the markup requires. */
export async function selectMentionable(db: Db, users: string[], companies: string[]): Promise<Map<string, string>> {
  if (users.length + companies.length === 0) return new Map();
  const rows = await db.query<{ key: string; name: string }>(sql`
    select 'user:' || u.id as key, translate(u.first_name || ' ' || u.last_name, '[]', '()') as name from users u
    where u.id = any(${users}::uuid[]) and u.deleted_at is null and u.disabled_at is null and u.email_verified_at is not null
    union all
    select 'company:' || c.id, translate(c.name, '[]', '()') from companies c
    where c.id = any(${companies}::uuid[]) and c.deleted_at is null and c.status = 'active'`);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
