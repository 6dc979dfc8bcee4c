import type {
  LegalDocument,
  LegalDocumentName,
  LegalVersion,
  PublishDocumentBody,
} from '@wspolnik/contract/legal-documents';
import type { Db } from '../../storage/db.ts';
import { json, type Sql, sql } from '../../storage/sql.ts';

/** The day in Poland, where the documents are in force from midnight. */
export const warsawDay = (now: Date): Sql => sql`(${now}::timestamptz at time zone 'Europe/Warsaw')::date`;

/** The versions in force: of each document the latest whose day has come. */
export const inForce = (now: Date): Sql => sql`
  (select distinct on (document) document, version from legal_documents
   where valid_from <= ${warsawDay(now)} order by document, version desc)`;

type VersionRow = Omit<LegalVersion, 'status'> & { is_due: boolean };

/** Newest first. */
export function selectVersions(db: Db, document: LegalDocumentName, now: Date): Promise<VersionRow[]> {
  return db.query<VersionRow>(sql`
    select version, valid_from::text as valid_from, published_at,
      json_build_object('pl', changes_pl, 'en', changes_en) as changes, valid_from <= ${warsawDay(now)} as is_due
    from legal_documents where document = ${document} order by version desc`);
}

export async function selectSections(
  db: Db,
  document: LegalDocumentName,
  version: number,
): Promise<LegalDocument['sections'] | undefined> {
  return db.one<LegalDocument['sections']>(sql`
    select sections_pl as pl, sections_en as en from legal_documents
    where document = ${document} and version = ${version}`);
}

/** Of the documents that are in force today. */
export function selectInForce(db: Db, now: Date): Promise<{ document: LegalDocumentName; version: number }[]> {
  return db.query(sql`select document, version from ${inForce(now)} d order by document`);
}

export interface LatestVersion {
  version: number;
  /** The first day on which the next version may come into force, `2026-11-21`. */
  earliest: string;
}

export async function selectLatest(tx: Db, document: LegalDocumentName, now: Date): Promise<LatestVersion | undefined> {
  return tx.one<LatestVersion>(sql`
    select version, greatest(valid_from, ${warsawDay(now)})::text as earliest
    from legal_documents where document = ${document} order by version desc limit 1`);
}

/** False when this version was published meanwhile; the primary key decides between two at once. */
export async function insertVersion(tx: Db, body: PublishDocumentBody, adminId: string, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    insert into legal_documents (document, version, sections_pl, sections_en, changes_pl, changes_en, valid_from,
                                 published_at, published_by)
    values (${body.document}, ${body.version}, ${json(body.sections_pl)}, ${json(body.sections_en)}, ${body.changes_pl},
            ${body.changes_en}, ${body.valid_from}::date, ${now}, ${adminId})
    on conflict do nothing returning version`);
  return row !== undefined;
}
