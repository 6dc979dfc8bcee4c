import type { CompanyRole } from '@wspolnik/contract/companies';
import { stemVector } from '../../platform/words/stem-vector.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

interface NewPerson {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  passwordHash: string;
  role: 'USER' | 'ADMIN';
  locale: 'pl' | 'en';
}

/** With a confirmed address. */
export async function insertPerson(tx: Db, person: NewPerson, now: Date): Promise<void> {
  const { id, email, first_name, last_name, passwordHash, role, locale } = person;
  await tx.query(sql`
    insert into users (id, email, first_name, last_name, password_hash, role, locale, email_verified_at, created_at, updated_at)
    values (${id}, ${email}, ${first_name}, ${last_name}, ${passwordHash}, ${role}, ${locale}, ${now}, ${now}, ${now})`);
}

interface NewCompany {
  id: string;
  name: string;
  city: string;
  status: 'draft' | 'active';
  plan: string;
  numbers: { nip: string; regon: string } | null;
}

export async function insertCompany(tx: Db, company: NewCompany, now: Date): Promise<void> {
  const { id, name, city, status, plan, numbers } = company;
  await tx.query(sql`
    insert into companies (id, name, stems, city, status, plan, nip, regon, created_at, updated_at)
    values (${id}, ${name}, ${stemVector({ A: name })}::tsvector, ${city}, ${status}, ${plan},
            ${numbers?.nip ?? null}, ${numbers?.regon ?? null}, ${now}, ${now})`);
}

export async function insertMember(tx: Db, companyId: string, userId: string, role: CompanyRole): Promise<void> {
  await tx.query(sql`
    insert into company_members (company_id, user_id, role) values (${companyId}, ${userId}, ${role})`);
}

/** Both have accepted the contact. */
export async function insertContact(tx: Db, one: string, other: string): Promise<void> {
  await tx.query(sql`
    insert into network_edges (from_node, to_node)
    select a.id, b.id from network_nodes a, network_nodes b
    where a.user_id <> b.user_id and a.user_id in (${one}, ${other}) and b.user_id in (${one}, ${other})
    on conflict do nothing`);
}

/** Of the given Polish name, or the first one whose offers are bought. Undefined where there is none. */
export async function findCategory(tx: Db, name: string | undefined): Promise<string | undefined> {
  const row = await tx.one<{ id: string }>(sql`
    select id from categories
    where not is_job and parent_id is not null and ${name ?? null}::text is null or name = ${name ?? null}
    order by node limit 1`);
  return row?.id;
}
