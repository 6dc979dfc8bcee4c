import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { COMPANY_SUMMARY } from '../companies/index.ts';
import { shownOffer } from './shown-offer.sql.ts';

async function isThere(db: Db, found: Sql): Promise<boolean> {
  return (await db.one(found)) !== undefined;
}

export const isCategory = (db: Db, id: string): Promise<boolean> =>
  isThere(db, sql`select 1 from categories where id = ${id}`);

export const isActiveCompany = (db: Db, id: string): Promise<boolean> =>
  isThere(db, sql`select 1 from companies where id = ${id} and status = 'active' and deleted_at is null`);

export const isListedOffer = (db: Db, id: string, companyId: string): Promise<boolean> =>
  isThere(db, sql`select 1 from offers where id = ${id} and company_id = ${companyId} and is_listed`);

/** Fields of the contract's `Post` about what the post `p` is for. */
export const tradeFields = (viewer: Identity | null): Sql => sql`
  'type', p.type, 'city', p.city,
  'category', case when p.category_id is not null then (
    select json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en) from categories k where k.id = p.category_id) end,
  'company', case when p.company_id is not null then (
    select ${COMPANY_SUMMARY} from companies c where c.id = p.company_id and c.status = 'active' and c.deleted_at is null) end,
  ${shownOffer(sql`p.offer_id`, viewer)}`;
