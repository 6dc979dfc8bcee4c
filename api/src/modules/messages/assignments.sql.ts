import type { MessageThreadsQuery } from '@wspolnik/contract/messages';
import type { CompanyIdentity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';

/** Who looks after the thread of a side, for the company of that side. Null for a person's. By the primary key. */
export const assignedTo = (side: Sql): Sql => sql`(
  select a.user_id from thread_assignments a where a.thread_id = ${side}.thread_id and a.company_id = ${side}.company_id)`;

/** A condition on the side `s` for {@link MessageThreadsQuery.assigned}. */
export function assignedCondition(assigned: MessageThreadsQuery['assigned'], userId: string): Sql {
  if (!assigned) return emptySql;
  return assigned === 'mine'
    ? sql`and ${assignedTo(sql`s`)} = ${userId}::uuid`
    : sql`and ${assignedTo(sql`s`)} is null`;
}

/** Whether the person belongs to the company and can act; until the transaction ends they do not leave it. */
export async function lockMember(tx: Db, companyId: string, userId: string): Promise<boolean> {
  const row = await tx.one(sql`
    select m.user_id from company_members m join users u on u.id = m.user_id and u.deleted_at is null and u.disabled_at is null
    where m.company_id = ${companyId} and m.user_id = ${userId} for key share of m`);
  return row !== undefined;
}

/** False when that member looked after the thread before. */
export async function insertAssignment(
  tx: Db,
  { user, company }: Pick<CompanyIdentity, 'user' | 'company'>,
  { threadId, userId }: { threadId: string; userId: string },
  now: Date,
): Promise<boolean> {
  const row = await tx.one(sql`
    insert into thread_assignments as a (thread_id, company_id, user_id, assigned_by, assigned_at)
    values (${threadId}, ${company.id}, ${userId}, ${user.id}, ${now})
    on conflict (thread_id, company_id) do update
      set user_id = excluded.user_id, assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at
      where a.user_id <> excluded.user_id
    returning a.user_id`);
  return row !== undefined;
}

/** False when nobody looked after the thread. */
export async function deleteAssignment(tx: Db, companyId: string, threadId: string): Promise<boolean> {
  const row = await tx.one(sql`
    delete from thread_assignments where thread_id = ${threadId} and company_id = ${companyId} returning user_id`);
  return row !== undefined;
}
