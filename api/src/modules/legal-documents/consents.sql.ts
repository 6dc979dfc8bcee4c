import type { Consent, ConsentDue, LegalDocumentName } from '@wspolnik/contract/legal-documents';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { inForce } from './legal-documents.sql.ts';

/** JSON: the versions in force that a person has not agreed to, the terms first. */
export const consentsDue = (userId: Sql, now: Date): Sql => sql`
  coalesce((
    select json_agg(json_build_object('document', d.document, 'version', d.version, 'accepted', (
      select max(c.version) from user_consents c where c.user_id = ${userId} and c.document = d.document))
      order by d.document desc)
    from ${inForce(now)} d
    where not exists (
      select 1 from user_consents c
      where c.user_id = ${userId} and c.document = d.document and c.version = d.version)), '[]'::json)`;

export async function selectDue(db: Db, userId: string, now: Date): Promise<ConsentDue[]> {
  const row = await db.one<{ due: ConsentDue[] }>(sql`select ${consentsDue(sql`${userId}::uuid`, now)} as due`);
  return row?.due ?? [];
}

/** Latest first; a person has two for each time that the documents changed. */
export function selectConsents(db: Db, userId: string): Promise<Consent[]> {
  return db.query<Consent>(sql`
    select document, version, locale, at, how from user_consents
    where user_id = ${userId} order by at desc, document desc, version desc limit 200`);
}

export interface NewConsents extends Pick<Consent, 'locale' | 'how'> {
  userId: string;
  accepted: readonly { document: LegalDocumentName; version: number }[];
}

/** A receipt that exists stays as it is. */
export async function insertConsents(tx: Db, { userId, accepted, locale, how }: NewConsents, at: Date): Promise<void> {
  const documents = accepted.map(({ document }) => document);
  const versions = accepted.map(({ version }) => version);
  await tx.query(sql`
    insert into user_consents (user_id, document, version, locale, at, how)
    select ${userId}, document, version, ${locale}, ${at}, ${how}
    from unnest(${documents}::text[], ${versions}::int[]) as accepted (document, version)
    on conflict do nothing`);
}
