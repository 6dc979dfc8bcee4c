import type { Company, CompanyListQuery } from '../../contract/companies.ts';
import { forEstimate } from '../../platform/geo.sql.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import { ownedCardsJson } from '../cards/index.ts';
import {
  contactsOf,
  joinViewer,
  networkStatus,
  SHARED_CONTACTS,
  TOTAL_CONTACTS,
  type Viewer,
} from '../network/index.ts';

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
    f_iso(c.created_at) as created_at`;
}

const ORDERS: Record<CompanySort, Sql> = {
  name_asc: sql`c.name_norm, c.id`,
  date_desc: sql`c.created_at desc, c.id desc`,
  rating_desc: sql`c.rating desc, c.id desc`,
};

interface CompanySelection {
  conditions: readonly Sql[];
  sort: CompanySort;
  limit: number;
  offset: number;
  viewer: Viewer | null;
}

/**
 * The usual page size is a literal: with LIMIT as a parameter the planner keeps replanning, which costs more than the
 * page.
 */
function window({ limit, offset }: CompanySelection): Sql {
  const rows = limit === 30 ? sql`limit 30` : sql`limit ${limit}::int`;
  return offset === 0 ? rows : sql`${rows} offset ${offset}::int`;
}

/** Reads the wide columns of a single page. `matching` has the ids and the columns of the order. */
function resultsJson(selection: CompanySelection, matching: Sql): Sql {
  const { sort, viewer } = selection;
  const order = ORDERS[sort];
  return sql`select coalesce(json_agg(row_to_json(t)), '[]')::text from (
    select ${columns(viewer)}
    from (select c.id ${matching} order by ${order} ${window(selection)}) page
    join companies c on c.id = page.id left join network_nodes n on n.company_id = c.id ${joinViewer(viewer)}
    order by ${order}) t`;
}

/** Counts one more than the limit of exact totals, to distinguish "exactly" from "more than". */
function cappedCount(conditions: readonly Sql[]): Sql {
  return sql`select count(*)::int from (
    select 1 from companies c where ${joinSql(conditions, ' and ')} limit ${EXACT_COUNT_LIMIT + 1}::int) counted`;
}

interface CompanyPage {
  results: string;
  count: number | null;
}

/**
 * The page as JSON text, with the number of matches up to EXACT_COUNT_LIMIT + 1; null when the count was not requested.
 */
export async function selectCompanyPage(db: Db, selection: CompanySelection, withCount: boolean): Promise<CompanyPage> {
  const { conditions } = selection;
  const count = withCount ? sql`, (${cappedCount(conditions)}) as count` : emptySql;
  const matching = sql`from companies c where ${joinSql(conditions, ' and ')}`;
  const row = await db.one<CompanyPage>(sql`select (${resultsJson(selection, matching)}) as results ${count}`);
  return { results: row?.results ?? '[]', count: row?.count ?? null };
}

/**
 * The same for few matches: finds them once for both the page and the total. `hits` has the ids and the columns of the
 * order.
 */
async function selectHits(db: Db, selection: CompanySelection, hits: Sql): Promise<CompanyPage> {
  const row = await db.one<CompanyPage>(sql`
    with hits as materialized (${hits})
    select (${resultsJson(selection, sql`from hits c`)}) as results, (select count(*)::int from hits) as count`);
  return row ?? { results: '[]', count: 0 };
}

export function selectNarrowPage(db: Db, selection: CompanySelection): Promise<CompanyPage> {
  return selectHits(
    db,
    selection,
    sql`select c.id, c.name_norm, c.created_at, c.rating from companies c where ${joinSql(selection.conditions, ' and ')}`,
  );
}

/**
 * Contacts that are companies, by name. Their network nodes have every column that the list filters or sorts by (ADR
 * 19).
 */
export function selectContactsPage(db: Db, selection: CompanySelection & { viewer: Viewer }): Promise<CompanyPage> {
  return selectHits(
    db,
    { ...selection, sort: 'name_asc' },
    sql`select n.company_id as id, n.label as name_norm from network_nodes n
        where n.id = any((${contactsOf(selection.viewer)})::int[]) and n.company_id is not null and n.state = 'active'`,
  );
}

/** Up to EXACT_COUNT_LIMIT + 1. */
export async function countCompanies(db: Db, conditions: readonly Sql[]): Promise<number> {
  const row = await db.one<{ count: number }>(sql`select (${cappedCount(conditions)}) as count`);
  return row?.count ?? 0;
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** The planner's estimate of the number of matches: enough for "more than 10 000" without reading the rows. */
export async function estimateCompanies(db: Db, conditions: readonly Sql[]): Promise<number> {
  const estimated = forEstimate(conditions);
  const row = await db.one<Plan>(
    sql`explain (format json) select 1 from companies c where ${joinSql(estimated.conditions, ' and ')}`,
  );
  return Math.round((row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) * estimated.share);
}

/** One company. A `hidden` one (not active) is visible only to its members and admins. */
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
