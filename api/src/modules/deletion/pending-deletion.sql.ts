import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/**
 * Hides the account as a suspension does, with the same moment in both columns: a suspension by an admin has another one, and a
 * sign-in does not end it.
 */
export async function requestDeletion(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.query(sql`
    update users set deletion_requested_at = ${now}, disabled_at = ${now}, updated_at = ${now} where id = ${userId}`);
}

/** Shows the account again; false when no deletion was requested. */
export async function cancelDeletion(tx: Db, userId: string, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    update users set deletion_requested_at = null, disabled_at = null, updated_at = ${now}
    where id = ${userId} and deletion_requested_at is not null and disabled_at = deletion_requested_at
      and deleted_at is null returning id`);
  return row !== undefined;
}

/** Whether the deletion requested at that moment still waits. */
export async function isRequested(tx: Db, userId: string, requestedAt: Date): Promise<boolean> {
  const row = await tx.one(sql`
    select id from users where id = ${userId} and deleted_at is null and deletion_requested_at = ${requestedAt}`);
  return row !== undefined;
}

/** Locks every active admin in a fixed order: of two who leave at once, the second is found to be the last. */
export async function lockAdmins(tx: Db): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select id from users where role = 'ADMIN' and deleted_at is null and disabled_at is null order by id for no key update`);
  return rows.map(({ id }) => id);
}

/** Companies that would have no owner who can act. */
export function selectOwnedAlone(db: Db, userId: string): Promise<{ id: string; name: string }[]> {
  return db.query(sql`
    select c.id, c.name from company_members m join companies c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = ${userId} and m.role = 'owner' and not exists (
      select 1 from company_members o join users u on u.id = o.user_id and u.deleted_at is null and u.disabled_at is null
      where o.company_id = c.id and o.role = 'owner' and o.user_id <> ${userId})
    order by c.name, c.id`);
}

export async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  const row = await db.one<{ last: boolean }>(sql`
    select u.role = 'ADMIN' and not exists (
      select 1 from users o where o.role = 'ADMIN' and o.deleted_at is null and o.disabled_at is null and o.id <> u.id) as last
    from users u where u.id = ${userId}`);
  return row?.last ?? false;
}
