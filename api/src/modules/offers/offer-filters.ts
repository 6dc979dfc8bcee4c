import {
  type OFFER_SORTS,
  type OfferListQuery,
  type OwnOfferListQuery,
  WORK_SCHEDULE_TYPES,
  WORKPLACE_TYPES,
} from '../../contract/offers.ts';
import { inCircle } from '../../platform/geo.sql.ts';
import type { Identity } from '../../platform/identity.ts';
import { isAdmin } from '../../platform/identity.ts';
import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import type { CategoryCatalog } from '../categories/index.ts';
import { contactsOf, viewerOf } from '../network/index.ts';
import { divided } from './condition-parts.ts';
import { priceCondition, priceRange } from './price-filter.ts';

export type OfferSort = (typeof OFFER_SORTS)[number];
type Filters = Omit<OfferListQuery, 'status'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function listed(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

export function known<T extends string>(text: string | undefined, values: readonly T[]): T[] {
  const asked = new Set(listed(text));
  return values.filter((value) => asked.has(value));
}

/** Paths of the categories, without those below another one of them. */
async function outermostPaths(ids: readonly string[], catalog: CategoryCatalog): Promise<(readonly number[])[]> {
  const paths = await Promise.all(ids.map((id) => catalog.pathOf(id.toLowerCase())));
  const byNode = new Map(paths.flatMap((path) => (path?.length ? [[path.at(-1) ?? 0, path] as const] : [])));
  return [...byNode.values()].filter((path) => !path.slice(0, -1).some((node) => byNode.has(node)));
}

/** Offers in any of the categories or below them. Malformed ids are ignored; unknown ids match nothing. */
async function inCategories(query: Filters, catalog: CategoryCatalog): Promise<Sql | null> {
  const ids = [...listed(query.category), ...listed(query.categories)].filter((id) => UUID.test(id));
  if (ids.length === 0) return null;
  const paths = await outermostPaths(ids, catalog);
  const depths = [...new Set(paths.map((path) => path.length))];
  const nodesAt = (depth: number) => paths.filter(({ length }) => length === depth).map((path) => path.at(-1) ?? 0);
  const [first, ...others] = depths.map((depth) => atDepth(depth, nodesAt(depth)));
  if (!first) return sql`false`;
  const any = sql`(${others.reduce((joined, condition) => sql`${joined} or ${condition}`, first)})`;
  // A single category is read from its index in the list's order, however large it is.
  if (paths.length === 1) return any;
  return divided(
    any,
    paths.map((path) => atDepth(path.length, path.slice(-1))),
  );
}

/** One column per level: the indexes offers_category_1 to 3 answer the page and its count without the table. */
function atDepth(depth: number, nodes: number[]): Sql {
  const [only, ...more] = nodes;
  // Equality retains the index's order by date; any() would sort all matches.
  const wanted = only !== undefined && more.length === 0 ? sql`= ${only}::int` : sql`= any(${nodes}::int[])`;
  if (depth === 1) return sql`o.category_1 ${wanted}`;
  if (depth === 2) return sql`o.category_2 ${wanted}`;
  return sql`o.category_3 ${wanted}`;
}

/** The requested types of workplace and schedule. */
function workTypes(query: Filters): { filter: Sql; given: Sql }[] {
  const workplaces = known(query.workplace_types, WORKPLACE_TYPES);
  const schedules = known(query.work_schedule_types, WORK_SCHEDULE_TYPES);
  const types = [];
  if (workplaces.length > 0) {
    types.push({ filter: sql`o.workplace_types && ${workplaces}::text[]`, given: sql`o.workplace_types <> '{}'` });
  }
  if (schedules.length > 0) {
    types.push({
      filter: sql`o.work_schedule_types && ${schedules}::text[]`,
      given: sql`o.work_schedule_types <> '{}'`,
    });
  }
  return types;
}

function workConditions(query: Filters): Sql[] {
  const types = workTypes(query);
  // Implied by the filter, but needed for the index offers_work_date. Both types together match few offers, which offers_work
  // finds.
  const conditions = types.map(({ filter, given }) =>
    plannedByValue(types.length === 1 ? sql`${filter} and ${given}` : filter),
  );
  // Both ticked is the same as none.
  if (query.with_salary && !query.without_salary) conditions.push(sql`o.salary_from is not null`);
  if (query.without_salary && !query.with_salary) conditions.push(sql`o.salary_from is null`);
  return conditions;
}

function placeConditions({ city, lat, lng, radius }: Filters): Sql[] {
  const conditions: Sql[] = [];
  if (city?.trim()) conditions.push(sql`o.city_norm = fold_text(${city.trim()})`);
  if (radius !== undefined && lat !== undefined && lng !== undefined) {
    conditions.push(inCircle({ lat, lng, radius }));
  }
  return conditions;
}

/** The filters of the list, except visibility and the words of `q`. */
export async function offerFilters(query: Filters, viewer: Identity | null, catalog: CategoryCatalog): Promise<Sql[]> {
  const categories = await inCategories(query, catalog);
  const price = priceCondition(query);
  const conditions = [...placeConditions(query), ...(price ? [price] : []), ...workConditions(query)];
  if (categories) conditions.unshift(categories);
  if (query.company_rating) {
    conditions.push(plannedByValue(sql`o.company_rating >= ${query.company_rating}::numeric`));
  }
  if (query.seller_id) conditions.push(sql`o.company_id = ${query.seller_id}::uuid`);
  if (query.network && viewer) conditions.push(ofContacts(viewer));
  return conditions;
}

const networkConditions = new WeakMap<Identity, Sql>();

/** Offers of the viewer's contacts. Returns the same object for the same viewer, so that the filter can be recognised. */
export function ofContacts(viewer: Identity): Sql {
  const condition =
    networkConditions.get(viewer) ??
    sql`o.company_id in (select n.company_id from network_nodes n where n.id = any(${contactsOf(viewerOf(viewer))}::int[]))`;
  networkConditions.set(viewer, condition);
  return condition;
}

/**
 * The filters as one condition that the planner can estimate, or null, because it assumes independent conditions. Both bounds
 * of a price depend on each other, but the statistics offers_price_range know them as one range.
 */
export function estimableCondition(filters: readonly Sql[], query: Filters): Sql | null {
  const { price_from, price_to } = query;
  if (filters.length === 1 && price_from !== undefined && price_to !== undefined && price_from <= price_to) {
    return priceRange(price_from, price_to);
  }
  if (filters.length > 1) return null;
  const [work] = workTypes(query);
  return work ? plannedByValue(work.filter) : (filters[0] ?? sql`true`);
}

/** Publicly visible offers; the word statistics count these. */
export const LISTED = sql`o.is_listed`;

/** Offers visible to the caller. Inactive offers are visible only to their own company and to admins. */
export function visibleOffers(query: OfferListQuery, viewer: Identity | null): Sql {
  if (query.status !== 'inactive') return LISTED;
  if (isAdmin(viewer)) return sql`o.deleted_at is null and not o.is_listed`;
  if (viewer?.company)
    return sql`o.deleted_at is null and not o.is_listed and o.company_id = ${viewer.company.id}::uuid`;
  return sql`false`;
}

/** Offers of one company in any state; `active` ones are public once the company is active. */
export function ownOffers({ status }: OwnOfferListQuery, companyId: string): Sql {
  const own = sql`o.deleted_at is null and o.company_id = ${companyId}::uuid`;
  if (status === 'active') return sql`${own} and o.is_active and not o.hidden_by_plan`;
  if (status === 'hidden') return sql`${own} and o.hidden_by_plan`;
  return status === 'inactive' ? sql`${own} and not o.is_active` : own;
}
