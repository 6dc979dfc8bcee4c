import type { CompanyShowcase } from '@wspolnik/contract/company-showcase';
import { currentDecision } from '../../platform/current-decision.sql.ts';
import { type PictureRow, pictureKeys } from '../../platform/uploads/arrange-pictures.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

interface Sight {
  /** Null for a guest. */
  userId: string | null;
  isAdmin: boolean;
}

const PICTURE = sql`json_build_object(
  'id', p.id, 'url', '/api/files/' || p.file_key, 'thumbnail', '/api/files/' || p.thumbnail_key,
  'alt', p.alt, 'width', p.width, 'height', p.height)`;

/** Of a reference `r`: a typed name, or the client's own while its page is public. */
const CLIENT = sql`case
  when k.id is not null then json_build_object('name', k.name, 'company_id', k.id)
  when r.client_name is not null then json_build_object('name', r.client_name, 'company_id', null) end`;

const HIDING = sql`case when r.hidden_at is not null then (
  select json_build_object('reason', d.reason, 'decision_id', d.id)
  from (select 1) one left join moderation_decisions d on d.id = ${currentDecision('reference', sql`r.id`)}) end`;

/** Undefined for a company that the viewer does not see: one that is not active only its members and admins do. */
export function selectShowcase(db: Db, companyId: string, sight: Sight): Promise<CompanyShowcase | undefined> {
  const { userId, isAdmin } = sight;
  return db.one<CompanyShowcase>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', r.id, 'title', r.title, 'text', r.text, 'year', r.year, 'client', ${CLIENT},
          'images', (select coalesce(json_agg(${PICTURE} order by p.position, p.id), '[]')
                     from company_pictures p where p.reference_id = r.id),
          'hidden', ${HIDING},
          'allowed_actions', case when ${userId}::uuid is null or v.is_own or r.hidden_at is not null
                             then '[]'::json else '["report"]'::json end)
        order by r.position, r.id), '[]')
       from company_references r
       left join companies k on k.id = r.client_company_id and k.status = 'active' and k.deleted_at is null
       where r.company_id = c.id and (r.hidden_at is null or v.is_own)) as references,
      (select coalesce(json_agg(${PICTURE} order by p.position, p.id), '[]')
       from company_pictures p where p.company_id = c.id and p.reference_id is null) as gallery
    from companies c cross join lateral (select exists (
      select 1 from company_members m where m.company_id = c.id and m.user_id = ${userId}::uuid) as is_own) v
    where c.id = ${companyId} and c.deleted_at is null and (c.status = 'active' or v.is_own or ${isAdmin}::boolean)`);
}

/** Locks the company: its references and pictures change one after the other. */
export async function lockCompany(tx: Db, companyId: string): Promise<void> {
  await tx.query(sql`select 1 from companies where id = ${companyId} for no key update`);
}

/** Of a reference, or of the gallery. */
export interface PictureOwner {
  companyId: string;
  referenceId: string | null;
}

export function selectPictures(tx: Db, { companyId, referenceId }: PictureOwner): Promise<PictureRow[]> {
  return tx.query<PictureRow>(sql`
    select id, file_key, thumbnail_key, alt from company_pictures
    where company_id = ${companyId} and reference_id is not distinct from ${referenceId}::uuid order by position, id`);
}

export async function insertPicture(
  tx: Db,
  { companyId, referenceId }: PictureOwner,
  { id, position, alt, upload }: { id: string; position: number; alt: string; upload: StoredImage },
): Promise<void> {
  await tx.query(sql`
    insert into company_pictures (id, company_id, reference_id, position, file_key, thumbnail_key, alt, width, height)
    values (${id}, ${companyId}, ${referenceId}, ${position}, ${upload.key}, ${upload.thumbnailKey}, ${alt},
            ${upload.width}, ${upload.height})`);
}

export async function updatePicture(tx: Db, id: string, { position, alt }: { position: number; alt: string }) {
  await tx.query(sql`update company_pictures set position = ${position}, alt = ${alt} where id = ${id}`);
}

export async function deletePictures(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.query(sql`delete from company_pictures where id = any(${ids}::uuid[])`);
}

/** Files of all pictures of the company, of its gallery and its references. */
export async function selectPictureKeys(tx: Db, companyId: string): Promise<string[]> {
  const rows = await tx.query<PictureRow>(sql`
    select id, file_key, thumbnail_key, alt from company_pictures where company_id = ${companyId}`);
  return pictureKeys(rows);
}
