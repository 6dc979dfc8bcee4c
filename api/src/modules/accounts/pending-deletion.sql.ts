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
