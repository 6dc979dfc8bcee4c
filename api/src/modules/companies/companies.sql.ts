import type { Company, CompanyListQuery } from '../../contract/companies.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { ownedCardsJson } from '../cards/cards.sql.ts';
import {
  joinViewer,
  networkStatus,
  SHARED_CONTACTS,
  TOTAL_CONTACTS,
  type Viewer,
} from '../network/network-status.sql.ts';
import { companyFilters } from './company-filters.ts';

type CompanySort = NonNullable<CompanyListQuery['sort_by']>;

function columns(viewer: Viewer | null): Sql {
  return sql`
    c.id, c.name, c.description, c.address, c.zip_code, json_build_object('city', c.city, 'lat', c.lat, 'lng', c.lng) as location,
    c.image, c.thumbnail, c.email, c.phone, c.website, c.facebook, c.linkedin, c.twitter,
    c.rating::float8 as rating, c.rating_count, c.status,
    (select json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en) from categories k where k.id = c.category_id) as category,
    (select json_build_object('id', p.id, 'name', p.title, 'name_en', p.title_en) from plans p where p.id = c.plan) as current_plan,
    ${TOTAL_CONTACTS} as total_contacts, ${SHARED_CONTACTS} as shared_contacts, ${networkStatus(viewer)} as network_status,
    coalesce((select json_agg(json_build_object('id', m.user_id, 'role', m.role) order by m.created_at, m.user_id)
              from company_members m where m.company_id = c.id), '[]') as users,
    ${ownedCardsJson(sql`c.id`)} as owned_cards,
    (select count(*)::int from offers o where o.company_id = c.id and o.is_listed) as offer_count,
    c.created_at`;
}

const ORDERS: Record<CompanySort, Sql> = {
  name_asc: sql`c.name_norm, c.id`,
  date_desc: sql`c.created_at desc, c.id desc`,
  rating_desc: sql`c.rating desc, c.id desc`,
};

/** Ids first, then the wide columns of one page only. */
export function listCompanies(db: Db, filter: CompanyListQuery, viewer: Viewer | null): Promise<Company[]> {
  const order = ORDERS[filter.sort_by ?? 'name_asc'];
  return db.query<Company>(sql`
    with hits as materialized (
      select c.id from companies c where ${companyFilters(filter, viewer)}
      order by ${order} limit ${filter.limit} offset ${(filter.page - 1) * filter.limit})
    select ${columns(viewer)}
    from hits join companies c using (id) left join network_nodes n on n.company_id = c.id ${joinViewer(viewer)}
    order by ${order}`);
}

/** Counts up to one past the limit of exact totals. */
export async function countCompanies(db: Db, filter: CompanyListQuery, viewer: Viewer | null): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count
    from (select 1 from companies c where ${companyFilters(filter, viewer)} limit ${EXACT_COUNT_LIMIT + 1}) hits`);
  return row?.count ?? 0;
}

/** One company; `hidden` ones (not active) only for their members and admins. */
export function findCompany(
  db: Db,
  id: string,
  { viewer, seesHidden }: { viewer: Viewer | null; seesHidden: boolean },
): Promise<Company | undefined> {
  const member = viewer
    ? sql`or exists (select 1 from company_members m where m.company_id = c.id and m.user_id = ${viewer.userId})`
    : emptySql;
  return db.one<Company>(sql`
    select ${columns(viewer)}
    from companies c left join network_nodes n on n.company_id = c.id ${joinViewer(viewer)}
    where c.id = ${id} and c.deleted_at is null and (c.status = 'active' or ${seesHidden}::boolean ${member})`);
}
