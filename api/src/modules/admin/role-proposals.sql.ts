import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface RoleProposal {
  proposed_by: string;
  reason: string;
  proposed_at: string;
}

/** False when the person is proposed already. */
export async function insertProposal(
  tx: Db,
  { userId, proposedBy, reason }: { userId: string; proposedBy: string; reason: string },
  now: Date,
): Promise<boolean> {
  const row = await tx.one(sql`
    insert into role_proposals (user_id, proposed_by, reason, proposed_at)
    values (${userId}, ${proposedBy}, ${reason}, ${now}) on conflict (user_id) do nothing returning user_id`);
  return row !== undefined;
}

/** The account is locked: nobody else decides meanwhile. */
export function findProposal(tx: Db, userId: string): Promise<RoleProposal | undefined> {
  return tx.one<RoleProposal>(sql`
    select proposed_by, reason, proposed_at from role_proposals where user_id = ${userId}`);
}

export async function deleteProposal(tx: Db, userId: string): Promise<void> {
  await tx.query(sql`delete from role_proposals where user_id = ${userId}`);
}
