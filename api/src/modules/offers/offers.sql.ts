import type { VatRate } from '@wspolnik/contract/vat';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { cardJoins, detailJson } from './offer-card.sql.ts';

/** Columns that the rules need. Money in grosze, prices gross. */
export interface OfferRow {
  id: string;
  company_id: string;
  company_active: boolean;
  title: string;
  is_active: boolean;
  is_listed: boolean;
  individual_price: boolean;
  price_from: number | null;
  price_to: number | null;
  vat_rate: VatRate;
  /** The last day on which people can apply. */
  closes_on: string | null;
}

/** Columns of the offer `o` and its company `c`. */
export const OFFER_ROW = sql`
  o.id, o.company_id, c.status = 'active' as company_active, o.title, o.is_active, o.is_listed,
  o.individual_price, o.price_from, o.price_to, o.vat_rate, o.closes_on::text`;

export function selectOffer(db: Db, id: string): Promise<OfferRow | undefined> {
  return db.one<OfferRow>(sql`
    select ${OFFER_ROW}
    from offers o join companies c on c.id = o.company_id
    where o.id = ${id} and o.deleted_at is null`);
}

/** Whether the viewer may know of the offer `o`: one that is not listed is seen by its own company and by admins. */
export function isVisibleTo(viewer: Identity | null): Sql {
  if (!viewer) return sql`o.is_listed`;
  return sql`(o.deleted_at is null and (o.is_listed or ${isAdmin(viewer)}::boolean or exists (
    select 1 from company_members m where m.company_id = o.company_id and m.user_id = ${viewer.user.id}::uuid)))`;
}

/** The contract's `Offer` as JSON text, if the viewer may see it. */
export async function selectOfferDetail(db: Db, id: string, viewer: Identity | null): Promise<string | undefined> {
  const row = await db.one<{ detail: string }>(sql`
    select (${detailJson(viewer)})::text as detail
    from offers o ${cardJoins(viewer)}
    where o.id = ${id} and ${isVisibleTo(viewer)}`);
  return row?.detail;
}

/** The contract's `Offer` as JSON text, as guests see it, by id; omits offers that they may not see. */
export async function selectListedDetails(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; detail: string }>(sql`
    select o.id, (${detailJson(null)})::text as detail
    from offers o ${cardJoins(null)}
    where o.id = any(${ids}::uuid[]) and o.is_listed`);
  return new Map(rows.map(({ id, detail }) => [id, detail]));
}

/** Undefined for an offer that the caller may not know of. */
export function selectToReport(
  db: Db,
  id: string,
  caller: Identity,
): Promise<{ is_listed: boolean; is_own: boolean } | undefined> {
  return db.one(sql`
    select o.is_listed, exists (
      select 1 from company_members m where m.company_id = o.company_id and m.user_id = ${caller.user.id}::uuid) as is_own
    from offers o where o.id = ${id} and ${isVisibleTo(caller)}`);
}

/** Locks the company, so that two concurrent activations cannot both use the plan's last slot. */
export function lockSellerPlan(tx: Db, companyId: string): Promise<{ plan: string; status: string } | undefined> {
  return tx.one(sql`select plan, status from companies where id = ${companyId} for no key update`);
}

export async function countActiveOffers(db: Db, companyId: string): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from offers
    where company_id = ${companyId} and deleted_at is null and is_active`);
  return row?.count ?? 0;
}

export async function updateActive(db: Db, id: string, active: boolean, now: Date): Promise<void> {
  await db.query(sql`update offers set is_active = ${active}, updated_at = ${now} where id = ${id}`);
}

export async function softDeleteOffer(db: Db, id: string, now: Date): Promise<void> {
  await db.query(sql`update offers set deleted_at = ${now}, is_active = false, updated_at = ${now} where id = ${id}`);
}
