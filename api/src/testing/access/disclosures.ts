import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { proverOf } from '../people.ts';
import { EXCEPTIONS, PRIVATE_FIELDS, type PrivateField, type Relation } from './private-fields.ts';
import { addPrivateValues, type PrivateValue } from './private-values.ts';
import type { Row } from './row.ts';
import type { World } from './world.ts';

/** The caller at the time of the call: it may end the session or leave the company. */
export interface Reader {
  userId: string | null;
  companyId: string | null;
  role: string | null;
  isAdmin: boolean;
}

async function readerOf(db: Db, headers: Record<string, string>): Promise<Reader> {
  const userId = (await proverOf(db, headers))?.user.id ?? null;
  const companyId = headers['company-id'] ?? null;
  const row = await db.one<{ role: string | null; admin: boolean }>(sql`
    select u.role = 'ADMIN' and ${companyId === null}::boolean as admin,
      (select m.role from company_members m where m.user_id = u.id and m.company_id = ${companyId}::uuid) as role
    from users u where u.id = ${userId}::uuid`);
  return { userId, companyId: row?.role ? companyId : null, role: row?.role ?? null, isAdmin: row?.admin ?? false };
}

const ROLES: Partial<Record<Relation, readonly string[]>> = {
  member: ['member', 'manager', 'owner'],
  manager: ['manager', 'owner'],
  owner: ['owner'],
};

async function holds(
  db: Db,
  relation: Relation,
  reader: Reader,
  { userId, companyId }: PrivateValue,
): Promise<boolean> {
  const { role } = reader;
  if (relation === 'themselves') return userId !== null && userId === reader.userId;
  if (relation === 'admin') return reader.isAdmin;
  if (relation !== 'colleague')
    return companyId !== null && companyId === reader.companyId && role !== null && !!ROLES[relation]?.includes(role);
  const row = await db.one(sql`
    select 1 from company_members where user_id = ${userId}::uuid and company_id = ${reader.companyId}::uuid`);
  return row !== undefined;
}

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Searches answers for private values that are not meant for the caller. */
export async function watchDisclosures(world: World) {
  const { db } = world.api;
  const known = await addPrivateValues(world);
  const used = new Set<string>();
  const seen = new Set<PrivateField>();

  /** Everybody's address is looked up: people are created for each call. */
  async function valuesIn(body: string): Promise<PrivateValue[]> {
    const addresses = [...new Set(body.match(ADDRESS) ?? [])];
    const people = await db.query<{ id: string; email: string }>(sql`
      select id, email from users where ${addresses.length > 0}::boolean and email = any(${addresses}::text[])`);
    const emails = people.map(({ id, email }) => {
      return { field: 'e-mail of a person', value: email, userId: id, companyId: null } as const;
    });
    return [...known.filter(({ value }) => body.includes(value)), ...emails];
  }

  async function isMeantFor(reader: Reader, value: PrivateValue): Promise<boolean> {
    for (const relation of PRIVATE_FIELDS[value.field]) {
      if (!(await holds(db, relation, reader, value))) continue;
      seen.add(value.field);
      return true;
    }
    return false;
  }

  function isException({ call }: Row, { field }: PrivateValue): boolean {
    const found = EXCEPTIONS.find((exception) => exception.call === call && exception.field === field);
    if (found) used.add(`${call} ${field}`);
    return found !== undefined;
  }

  return {
    readerOf: (headers: Record<string, string>) => readerOf(db, headers),
    /** Fields of the answer that are not meant for the reader; `sent` is what the reader knew before. */
    async disclosed(row: Row, reader: Reader, { sent, body }: { sent: string; body: string }): Promise<string[]> {
      const values = (await valuesIn(body)).filter(({ value }) => !sent.includes(value));
      const fields: string[] = [];
      for (const value of values) {
        if (!(await isMeantFor(reader, value)) && !isException(row, value))
          fields.push(`${value.field}: ${value.value}`);
      }
      return fields;
    },
    /** Meant for somebody, but in no answer to them: a search for what no call answers would prove nothing. */
    unseenFields: () =>
      (Object.keys(PRIVATE_FIELDS) as PrivateField[]).filter(
        (field) => PRIVATE_FIELDS[field].length > 0 && !seen.has(field),
      ),
    unusedExceptions: () => EXCEPTIONS.map(({ call, field }) => `${call} ${field}`).filter((key) => !used.has(key)),
  };
}
