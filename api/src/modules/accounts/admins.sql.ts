import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Locks every active admin in a fixed order: of two who leave at once, the second is found to be the last. */
export async function lockAdmins(tx: Db): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select id from users where role = 'ADMIN' and deleted_at is null and disabled_at is null order by id for no key update`);
  return rows.map(({ id }) => id);
}

export async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  const row = await db.one<{ last: boolean }>(sql`
    select u.role = 'ADMIN' and not exists (
      select 1 from users o where o.role = 'ADMIN' and o.deleted_at is null and o.disabled_at is null and o.id <> u.id) as last
    from users u where u.id = ${userId}`);
  return row?.last ?? false;
}
