import type { CompanySummary } from '@wspolnik/contract/companies';
import type { QuoteRequest } from '@wspolnik/contract/quote-requests';
import { newId } from '../../platform/ids.ts';
import { cappedCount, countLimit } from '../../platform/paging.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { COMPANY_SUMMARY } from '../companies/index.ts';

export interface AskedSeller {
  offer_id: string;
  company_id: string;
  /** Nodes of the category and those above it, the root first. */
  path: number[];
  /** Null for an offer that the public does not see. */
  seller: CompanySummary | null;
}

/** In the order of the sellers: two requests of one buyer at once lock them in this order. */
export function selectSellers(db: Db, offerIds: readonly string[]): Promise<AskedSeller[]> {
  return db.query<AskedSeller>(sql`
    select o.id as offer_id, o.company_id, o.cat_path as path, case when o.is_listed then ${COMPANY_SUMMARY} end as seller
    from offers o join companies c on c.id = o.company_id
    where o.id = any(${offerIds}::uuid[]) and o.deleted_at is null order by o.company_id, o.id`);
}

interface NewRequest {
  buyer: Identity;
  /** Its node; null without one. */
  category: number | null;
  wantedBy: string | null;
}

/** Answers the request's id. */
export async function insertRequest(tx: Db, { buyer, category, wantedBy }: NewRequest, now: Date): Promise<string> {
  const id = newId();
  await tx.query(sql`
    insert into quote_requests (id, buyer_user_id, buyer_company_id, category_id, wanted_by, created_at)
    values (${id}, ${buyer.user.id}, ${buyer.company?.id ?? null}, (select k.id from categories k where k.node = ${category}::int),
            ${wantedBy}::date, ${now})`);
  return id;
}

/** Of the profile in use. */
function madeBy({ user, company }: Identity): Sql {
  return company
    ? sql`r.buyer_company_id = ${company.id}::uuid`
    : sql`r.buyer_user_id = ${user.id}::uuid and r.buyer_company_id is null`;
}

export type RequestRow = Pick<QuoteRequest, 'id' | 'created_at' | 'category' | 'wanted_by'>;

const REQUEST_ROW = sql`
  select r.id, f_iso(r.created_at) as created_at, r.wanted_by::text as wanted_by,
    case when k.id is not null then json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en) end as category
  from quote_requests r left join categories k on k.id = r.category_id`;

/** The newest first. Indexes quote_requests_buyer_user and quote_requests_buyer_company. The count is exact up to a limit. */
export async function selectRequests(db: Db, reader: Identity, { page, limit }: { page: number; limit: number }) {
  const requests = await db.query<RequestRow>(sql`
    ${REQUEST_ROW} where ${madeBy(reader)} order by r.created_at desc, r.id desc limit ${limit}::int offset ${(page - 1) * limit}::int`);
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count
    from (select from quote_requests r where ${madeBy(reader)} limit ${countLimit(undefined) + 1}::int) counted`);
  return { requests, ...cappedCount(row?.count ?? 0) };
}

export function selectRequest(db: Db, reader: Identity, id: string): Promise<RequestRow | undefined> {
  return db.one<RequestRow>(sql`${REQUEST_ROW} where r.id = ${id}::uuid and ${madeBy(reader)}`);
}

/** For the deletion of an account. Their quotes stay with the sellers. */
export async function forgetRequests(tx: Db, { userId, companyId }: AccountOwner): Promise<void> {
  await tx.query(
    companyId
      ? sql`delete from quote_requests where buyer_company_id = ${companyId}::uuid`
      : sql`delete from quote_requests where buyer_user_id = ${userId}::uuid and buyer_company_id is null`,
  );
}
