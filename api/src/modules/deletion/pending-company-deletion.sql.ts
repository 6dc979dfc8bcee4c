import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Hides the company as a suspension does. False when its deletion was requested before. */
export async function requestCompanyDeletion(tx: Db, id: string, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    update companies set deletion_requested_at = ${now}, status_before_deletion = status, status = 'suspended', updated_at = ${now}
    where id = ${id} and deletion_requested_at is null and deleted_at is null returning id`);
  return row !== undefined;
}

/** Gives the company its former status; answers its name, or nothing when no deletion waits. */
export function cancelCompanyDeletion(tx: Db, id: string, now: Date): Promise<{ name: string } | undefined> {
  return tx.one(sql`
    update companies set status = status_before_deletion, deletion_requested_at = null, status_before_deletion = null,
      updated_at = ${now}
    where id = ${id} and deletion_requested_at is not null and deleted_at is null returning name`);
}

export async function selectRequestedAt(db: Db, id: string): Promise<Date | null> {
  const row = await db.one<{ at: string | null }>(sql`
    select deletion_requested_at as at from companies where id = ${id} and deleted_at is null`);
  return row?.at ? new Date(row.at) : null;
}
