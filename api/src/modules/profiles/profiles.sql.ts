import type { Me, PublicProfile, UserSettingsBody } from '@wspolnik/contract/accounts';
import type { OwnedCompany } from '@wspolnik/contract/companies';
import { headlineOf, JOBS_ORDER } from '../../platform/headline.sql.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { consentsDue } from '../legal-documents/index.ts';
import {
  isShown,
  joinEdges,
  joinViewer,
  networkStatus,
  shownContacts,
  shownSharedContacts,
  statusInfo,
  TOTAL_CONTACTS,
  type Viewer,
} from '../network/index.ts';

const ownedCompanyColumns = sql`c.id, c.name, c.image, c.thumbnail, c.email, c.status, m.role`;

/** The contract's `Visibility` of the person `u` with their node `n`. */
const VISIBILITY = sql`json_build_object('email', u.email_visibility, 'phone', u.phone_visibility,
  'contacts', n.contacts_visibility, 'details', u.details_visibility)`;

/** The caller with their companies; contacts are counts of directed edges. */
export function selectMe(db: Db, userId: string, now: Date): Promise<Me | undefined> {
  return db.one<Me>(sql`
    select u.id, u.first_name, u.last_name, u.image, u.thumbnail, u.email, u.phone, u.locale, u.role,
      ${TOTAL_CONTACTS} as total_contacts, 0 as shared_contacts, ${VISIBILITY} as visibility,
      coalesce((
        select json_agg(owned)
        from (select ${ownedCompanyColumns} from company_members m
              join companies c on c.id = m.company_id and c.deleted_at is null
              where m.user_id = u.id order by c.name_order, c.id) owned), '[]') as companies,
      ${consentsDue(sql`u.id`, now)} as consents_due
    from users u join network_nodes n on n.user_id = u.id
    where u.id = ${userId} and u.deleted_at is null`);
}

export function selectProfile(
  db: Db,
  userId: string,
  viewer: Viewer | null,
  now: Date,
): Promise<PublicProfile | undefined> {
  const details = isShown(sql`u.details_visibility`, viewer);
  return db.one<PublicProfile>(sql`
    select u.id, u.first_name, u.last_name, u.image, u.thumbnail, u.role, ${headlineOf(sql`u`)} as headline,
      case when d.shown then u.city end as city, case when d.shown then u.seeks else '{}' end as seeks,
      case when d.shown then u.offers else '{}' end as offers, case when d.shown then u.facebook end as facebook,
      case when d.shown then u.linkedin end as linkedin, case when d.shown then u.twitter end as twitter,
      case when d.shown then nullif(u.about, '') end as about,
      ${statusInfo(viewer)} as network_status_info,
      coalesce((
        select json_agg(own)
        from (select w.id, w.name, w.thumbnail, w.city, m.role, m.job_title from company_members m
              join companies w on w.id = m.company_id and w.deleted_at is null and w.status = 'active'
              where m.user_id = u.id order by ${JOBS_ORDER}) own), '[]') as companies,
      case when ${isShown(sql`u.email_visibility`, viewer)} then u.email end as email,
      case when ${isShown(sql`u.phone_visibility`, viewer)} then u.phone end as phone,
      case when u.id = ${viewer?.userId ?? null}::uuid then ${VISIBILITY} end as visibility,
      ${shownContacts(viewer)} as total_contacts, ${shownSharedContacts(viewer)} as shared_contacts,
      ${networkStatus(viewer)} as network_status
    from users u join network_nodes n on n.user_id = u.id ${joinViewer(viewer)} ${joinEdges(now)}
    cross join lateral (select ${details} as shown) d
    where u.id = ${userId} and u.deleted_at is null and u.disabled_at is null and u.email_verified_at is not null`);
}

export async function updateSettings(db: Db, userId: string, body: UserSettingsBody, now: Date): Promise<void> {
  const phone = body.phone === undefined ? sql`phone` : sql`${body.phone || null}::text`;
  await db.query(sql`
    update users set first_name = coalesce(${body.first_name ?? null}, first_name),
      last_name = coalesce(${body.last_name ?? null}, last_name), phone = ${phone},
      locale = coalesce(${body.locale ?? null}, locale), updated_at = ${now}
    where id = ${userId}`);
}

export async function updateVisibility(
  tx: Db,
  userId: string,
  { email, phone, contacts, details }: NonNullable<UserSettingsBody['visibility']>,
): Promise<void> {
  await tx.query(sql`update network_nodes set contacts_visibility = ${contacts} where user_id = ${userId}`);
  await tx.query(sql`
    update users set email_visibility = ${email}, phone_visibility = ${phone},
      details_visibility = coalesce(${details ?? null}, details_visibility)
    where id = ${userId}`);
}

export async function countOwnedCompanies(db: Db, userId: string): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from company_members m join companies c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = ${userId}`);
  return row?.count ?? 0;
}

export function selectOwnedCompanies(
  db: Db,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<OwnedCompany[]> {
  return db.query<OwnedCompany>(sql`
    select ${ownedCompanyColumns}
    from company_members m join companies c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = ${userId}
    order by c.name_order, c.id limit ${limit} offset ${(page - 1) * limit}`);
}

export function selectOwnedCompany(db: Db, userId: string, companyId: string): Promise<OwnedCompany | undefined> {
  return db.one<OwnedCompany>(sql`
    select ${ownedCompanyColumns}
    from company_members m join companies c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = ${userId} and m.company_id = ${companyId}`);
}
