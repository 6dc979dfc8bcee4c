import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface ReferenceValues {
  title: string;
  text: string;
  year: number | null;
  client_name: string | null;
  client_company_id: string | null;
}

/** After the last one. */
export async function insertReference(
  tx: Db,
  { id, companyId, values }: { id: string; companyId: string; values: ReferenceValues },
  now: Date,
): Promise<void> {
  const { title, text, year, client_name, client_company_id } = values;
  await tx.query(sql`
    insert into company_references (id, company_id, position, title, text, year, client_name, client_company_id, created_at, updated_at)
    values (${id}, ${companyId}, (select coalesce(max(position), -1) + 1 from company_references where company_id = ${companyId}),
            ${title}, ${text}, ${year}, ${client_name}, ${client_company_id}, ${now}, ${now})`);
}

export async function updateReference(tx: Db, id: string, values: ReferenceValues, now: Date): Promise<void> {
  const { title, text, year, client_name, client_company_id } = values;
  await tx.query(sql`
    update company_references set title = ${title}, text = ${text}, year = ${year}, client_name = ${client_name},
      client_company_id = ${client_company_id}, updated_at = ${now}
    where id = ${id}`);
}

/** Ids in the company's order. */
export async function selectReferenceIds(tx: Db, companyId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select id from company_references where company_id = ${companyId} order by position, id`);
  return rows.map(({ id }) => id);
}

export async function orderReferences(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    update company_references r set position = o.position
    from unnest(${ids}::uuid[]) with ordinality o (id, position) where r.id = o.id`);
}

/** Its pictures are deleted with it. */
export async function deleteReference(tx: Db, id: string): Promise<void> {
  await tx.query(sql`delete from company_references where id = ${id}`);
}

/** Whether the company can be named as a client. */
export async function isPublicCompany(db: Db, id: string): Promise<boolean> {
  const row = await db.one(sql`select 1 from companies where id = ${id} and status = 'active' and deleted_at is null`);
  return row !== undefined;
}

export interface ReportableReference {
  company_id: string;
  hidden: boolean;
  is_member: boolean;
}

/** Of a company with a public page. */
export function selectReportable(db: Db, id: string, userId: string): Promise<ReportableReference | undefined> {
  return db.one<ReportableReference>(sql`
    select r.company_id, r.hidden_at is not null as hidden,
      exists (select 1 from company_members m where m.company_id = r.company_id and m.user_id = ${userId}) as is_member
    from company_references r join companies c on c.id = r.company_id and c.status = 'active' and c.deleted_at is null
    where r.id = ${id}`);
}
