import type { CompanyMember, CompanyRole } from '@wspolnik/contract';
import { likeLiteral } from '../../platform/words/like.sql.ts';
import { nameRank } from '../../platform/words/name-match.sql.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';

/** A member's row without the caller's allowed actions. */
export type MemberRow = Omit<CompanyMember, 'allowed_actions'>;

interface MemberFilter {
  companyId: string;
  q?: string | undefined;
  page: number;
  limit: number;
}

function matching({ companyId, q }: MemberFilter): Sql {
  const literal = likeLiteral((q ?? '').trim());
  const byName = literal
    ? sql`(u.name_norm like '%' || fold_text(${literal}) || '%' or lower(u.email) like '%' || lower(${literal}) || '%')`
    : sql`true`;
  return sql`
    from company_members m join users u on u.id = m.user_id and u.deleted_at is null
    where m.company_id = ${companyId} and ${byName}`;
}

const COLUMNS = sql`
  u.id, u.first_name, u.last_name, u.email, u.image, u.thumbnail, m.job_title, m.role, m.created_at as joined_at`;

/** Owners first, then managers; within a role by name. With `q` the names that it begins come before all others. */
export function selectMembers(db: Db, filter: MemberFilter): Promise<MemberRow[]> {
  return db.query<MemberRow>(sql`
    select ${COLUMNS} ${matching(filter)}
    order by ${nameRank(sql`u.name_norm`, filter.q)}, case m.role when 'owner' then 1 when 'manager' then 2 else 3 end, u.name_order, u.id
    limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}`);
}

export async function countMembers(db: Db, filter: MemberFilter): Promise<number> {
  const row = await db.one<{ count: number }>(sql`select count(*) as count ${matching(filter)}`);
  return row?.count ?? 0;
}

/** Whether another person owns the company and can act; a disabled account does not count. */
export async function hasOtherOwner(db: Db, companyId: string, userId: string): Promise<boolean> {
  const row = await db.one(sql`
    select m.user_id from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role = 'owner' and m.user_id <> ${userId}
      and u.deleted_at is null and u.disabled_at is null limit 1`);
  return row !== undefined;
}

/**
 * Locks the company's row, which serialises changes of its members: of two owners who leave at once, the second is found to
 * be the last.
 */
export async function lockCompany(tx: Db, companyId: string): Promise<boolean> {
  const row = await tx.one(sql`
    select id from companies where id = ${companyId} and deleted_at is null for no key update`);
  return row !== undefined;
}

/** Undefined for somebody who is no member. A member never decides as an admin about the company. */
export async function findRole(tx: Db, companyId: string, userId: string): Promise<CompanyRole | undefined> {
  const row = await tx.one<{ role: CompanyRole }>(sql`
    select role from company_members where company_id = ${companyId} and user_id = ${userId}`);
  return row?.role;
}

export interface PersonRow {
  id: string;
  email: string;
  first_name: string;
  locale: 'pl' | 'en';
}

/** An active, verified account by id or by address. */
export function findPerson(db: Db, by: { id: string } | { email: string }): Promise<PersonRow | undefined> {
  const whom = 'id' in by ? sql`id = ${by.id}` : sql`lower(email) = lower(${by.email})`;
  return db.one<PersonRow>(sql`
    select id, email, first_name, locale from users
    where ${whom} and deleted_at is null and disabled_at is null and email_verified_at is not null`);
}

/** A member of the company by id or by address, whatever the state of the account. */
export function findMember(
  db: Db,
  companyId: string,
  by: { id: string } | { email: string },
): Promise<MemberRow | undefined> {
  const whom = 'id' in by ? sql`u.id = ${by.id}` : sql`lower(u.email) = lower(${by.email})`;
  return db.one<MemberRow>(sql`
    select ${COLUMNS} from company_members m join users u on u.id = m.user_id and u.deleted_at is null
    where m.company_id = ${companyId} and ${whom}`);
}

/** False when the person is already a member. */
export async function insertMember(tx: Db, companyId: string, userId: string, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    insert into company_members (company_id, user_id, role, created_at)
    values (${companyId}, ${userId}, 'member', ${now})
    on conflict do nothing returning user_id`);
  return row !== undefined;
}

export async function updateRole(tx: Db, companyId: string, userId: string, role: CompanyRole): Promise<void> {
  await tx.query(sql`
    update company_members set role = ${role} where company_id = ${companyId} and user_id = ${userId}`);
}

export async function deleteMember(tx: Db, companyId: string, userId: string): Promise<void> {
  await tx.query(sql`delete from company_members where company_id = ${companyId} and user_id = ${userId}`);
}

/** Forgets who left a company before `before` (ADR 56). */
export async function deleteFormerMembers(tx: Db, before: Date): Promise<void> {
  await tx.query(sql`delete from former_members where left_at <= ${before}`);
}
