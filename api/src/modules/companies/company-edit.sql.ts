import type { CompanyStatus } from '@wspolnik/contract/companies';
import { stemVector } from '../../platform/words/stem-vector.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';
import type { CompanyValues } from './company-form.ts';

export async function isCategory(db: Db, id: string): Promise<boolean> {
  return (await db.one(sql`select id from categories where id = ${id}`)) !== undefined;
}

const COLUMNS: { [Field in keyof CompanyValues]-?: Sql } = {
  name: sql`name`,
  description: sql`description`,
  address: sql`address`,
  zip_code: sql`zip_code`,
  city: sql`city`,
  lat: sql`lat`,
  lng: sql`lng`,
  email: sql`email`,
  phone: sql`phone`,
  website: sql`website`,
  facebook: sql`facebook`,
  linkedin: sql`linkedin`,
  twitter: sql`twitter`,
  category_id: sql`category_id`,
  founded_year: sql`founded_year`,
};

export async function insertCompany(tx: Db, id: string, { name = '' }: CompanyValues, now: Date): Promise<void> {
  await tx.query(sql`
    insert into companies (id, name, created_at, updated_at) values (${id}, ${name}, ${now}, ${now})`);
}

/** The stems after an edit of the name, the description or both; null when neither is edited. */
async function renewedStems(tx: Db, id: string, { name, description }: CompanyValues): Promise<string | null> {
  if (name === undefined && description === undefined) return null;
  const before = await tx.one<{ name: string; description: string }>(sql`
    select name, description from companies where id = ${id} for no key update`);
  return stemVector({ A: name ?? before?.name ?? '', D: description ?? before?.description ?? '' });
}

/**
 * Answers the company's status; undefined when there is no such company. Writes only changed columns: the triggers that update
 * offers compare names.
 */
export async function updateCompany(
  tx: Db,
  id: string,
  values: CompanyValues,
  now: Date,
): Promise<CompanyStatus | undefined> {
  const set = Object.entries(values).map(
    ([field, value]) => sql`${COLUMNS[field as keyof CompanyValues]} = ${value ?? null}`,
  );
  const stems = await renewedStems(tx, id, values);
  if (stems !== null) set.push(sql`stems = ${stems}::tsvector`);
  const row = await tx.one<{ status: CompanyStatus }>(sql`
    update companies set ${joinSql([...set, sql`updated_at = ${now}`], ', ')}
    where id = ${id} and deleted_at is null returning status`);
  return row?.status;
}

export async function insertOwner(tx: Db, companyId: string, userId: string, now: Date): Promise<void> {
  await tx.query(sql`
    insert into company_members (company_id, user_id, role, created_at)
    values (${companyId}, ${userId}, 'owner', ${now})`);
}

/** Locks the person, so that companies created concurrently are all counted. */
export async function countOwnedForUpdate(tx: Db, userId: string): Promise<number> {
  await tx.query(sql`select id from users where id = ${userId} for no key update`);
  const row = await tx.one<{ count: number }>(sql`
    select count(*) as count from company_members m join companies c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = ${userId} and m.role = 'owner'`);
  return row?.count ?? 0;
}
