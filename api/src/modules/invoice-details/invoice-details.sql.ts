import type { InvoiceDetails } from '@wspolnik/contract/deals';
import { newId } from '../../platform/ids.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';

/** The details that hold for a profile. */
export interface DetailsRow extends InvoiceDetails {
  /** What the account number is encrypted for: the row of stored details, else the company; null without an account. */
  sealed_for: { column: 'invoice_details.bank_number' | 'companies.bank_number'; id: string } | null;
  stored: boolean;
}

const STORED = sql`d.id is not null`;
const sealedFor = (column: string, id: Sql) => sql`json_build_object('column', ${column}::text, 'id', ${id})`;

/** What is stored, else what the verification and the profile of the company say. */
const ofCompany = (id: string): Sql => sql`
  select ${STORED} as stored, coalesce(d.name, c.name) as name, case when ${STORED} then d.nip else c.nip end as nip,
    case when ${STORED} then d.address else c.address end as address,
    case when ${STORED} then d.zip_code else c.zip_code end as zip_code,
    case when ${STORED} then d.city else c.city end as city, case when ${STORED} then d.email else c.email end as email,
    case when ${STORED} then d.phone else c.phone end as phone,
    case when ${STORED} then d.bank_number else c.bank_number end as bank_number,
    case when ${STORED} then ${sealedFor('invoice_details.bank_number', sql`d.id`)}
      when c.bank_number is not null then ${sealedFor('companies.bank_number', sql`c.id`)} end as sealed_for
  from companies c left join invoice_details d on d.company_id = c.id where c.id = ${id}`;

const ofPerson = (id: string): Sql => sql`
  select ${STORED} as stored, coalesce(d.name, u.first_name || ' ' || u.last_name) as name, d.nip, d.address, d.zip_code, d.city,
    case when ${STORED} then d.email else u.email end as email,
    case when ${STORED} then d.phone else u.phone end as phone, d.bank_number,
    case when ${STORED} then ${sealedFor('invoice_details.bank_number', sql`d.id`)} end as sealed_for
  from users u left join invoice_details d on d.user_id = u.id where u.id = ${id}`;

const of = ({ userId, companyId }: AccountOwner): Sql => (companyId ? ofCompany(companyId) : ofPerson(userId ?? ''));

/** Of each of these profiles, in their order, in one statement. */
export async function selectDetails(db: Db, owners: readonly AccountOwner[]): Promise<DetailsRow[]> {
  const each = owners.map((owner, place) => sql`select ${place}::int as place, p.* from (${of(owner)}) p`);
  return db.query<DetailsRow>(sql`select * from (${joinSql(each, ' union all ')}) profiles order by place`);
}

/** The encrypted account that withdrawals of the profile may go to first. */
export function selectPayoutNumber(
  db: Db,
  { userId, companyId }: AccountOwner,
): Promise<{ id: string; bank_number: string } | undefined> {
  return db.one(sql`
    select a.id, a.bank_number from payout_accounts a
    where a.bank_number is not null and a.user_id is not distinct from ${userId}::uuid
      and a.company_id is not distinct from ${companyId}::uuid
    order by a.added_at, a.id limit 1`);
}

/** So that of two first forms of a profile at once, the second finds the details of the first. */
export async function lockProfile(tx: Db, { userId, companyId }: AccountOwner): Promise<void> {
  await tx.query(
    companyId
      ? sql`select id from companies where id = ${companyId} for no key update`
      : sql`select id from users where id = ${userId} for no key update`,
  );
}

/** The id of the profile's stored details, or a new one. The profile is locked. */
export async function idOfDetails(tx: Db, { userId, companyId }: AccountOwner): Promise<string> {
  const row = await tx.one<{ id: string }>(sql`
    select d.id from invoice_details d
    where d.user_id is not distinct from ${userId}::uuid and d.company_id is not distinct from ${companyId}::uuid`);
  return row?.id ?? newId();
}

/** The account number is encrypted for `id`. */
export async function storeDetails(
  tx: Db,
  { userId, companyId }: AccountOwner,
  { id, details, by }: { id: string; details: InvoiceDetails; by: string },
  now: Date,
): Promise<void> {
  const { name, nip, address, zip_code, city, email, phone, bank_number } = details;
  await tx.query(sql`
    insert into invoice_details as d (id, user_id, company_id, name, nip, address, zip_code, city, email, phone, bank_number, updated_by,
                                      updated_at)
    values (${id}, ${userId}, ${companyId}, ${name}, ${nip}, ${address}, ${zip_code}, ${city}, ${email}, ${phone}, ${bank_number}, ${by},
            ${now})
    on conflict (id) do update set name = excluded.name, nip = excluded.nip, address = excluded.address, zip_code = excluded.zip_code,
      city = excluded.city, email = excluded.email, phone = excluded.phone, bank_number = excluded.bank_number,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at`);
}
