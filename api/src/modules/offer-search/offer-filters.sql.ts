import { circleFilter } from '../../platform/geo.sql.ts';
import { cityFilter } from '../../platform/lists/cities.sql.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import { wordFilters } from '../../platform/lists/word-filters.sql.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { contactsOf, type Viewer } from '../network/index.ts';
import type { CategoryPath, OfferQuery, Shown } from './offer-query.ts';
import { priceFilter } from './price-filter.sql.ts';

const PLACE = { cell: sql`o.geo_cell`, lat: sql`o.latitude`, lng: sql`o.longitude` };

function shownFilter(shown: Shown): ListFilter {
  if (shown.offers === 'listed') return { find: sql`o.is_listed` };
  if (shown.offers === 'inactive') {
    const hidden = sql`o.deleted_at is null and not o.is_listed`;
    if (!shown.companyId) return { find: hidden };
    return { find: sql`${hidden} and o.company_id = ${shown.companyId}::uuid`, isNarrow: true };
  }
  const own = sql`o.deleted_at is null and o.company_id = ${shown.companyId}::uuid`;
  const states = {
    active: sql`${own} and o.is_active and not o.hidden_by_plan`,
    hidden: sql`${own} and o.hidden_by_plan`,
    moderated: sql`${own} and o.hidden_at is not null`,
    inactive: sql`${own} and not o.is_active`,
  };
  return { find: shown.status ? states[shown.status] : own, isNarrow: true };
}

const LEVELS = [sql`o.category_1`, sql`o.category_2`, sql`o.category_3`];

/** One column per level: the indexes offers_category_1 to 3 answer the page and its count without the table. */
function categoryFilter(categories: readonly CategoryPath[]): ListFilter {
  const levels = LEVELS.flatMap((column, level) => {
    const nodes = categories.filter((path) => path.length === level + 1).map((path) => path.at(-1) ?? 0);
    const [only] = nodes;
    if (only === undefined) return [];
    // Equality retains the index's order by date; any() would sort all matches.
    return [nodes.length === 1 ? sql`${column} = ${only}::int` : sql`${column} = any(${nodes}::int[])`];
  });
  const find = sql`(${joinSql(levels, ' or ')})`;
  // How many of several large categories there are depends on which.
  return { find: categories.length > 1 ? plannedByValue(find) : find };
}

/**
 * Types of workplace, schedule and contract. The second condition is implied, but needed for the indexes offers_work_date and
 * offers_contract.
 */
function workFilters({ workplaces, schedules, contracts }: OfferQuery): ListFilter[] {
  const of = (column: Sql, types: readonly string[]): ListFilter[] => {
    const some = sql`${column} && ${types}::text[]`;
    const find = plannedByValue(sql`${some} and ${column} <> '{}'`);
    return types.length > 0 ? [{ find, estimate: plannedByValue(some) }] : [];
  };
  return [
    ...of(sql`o.workplace_types`, workplaces),
    ...of(sql`o.work_schedule_types`, schedules),
    ...of(sql`o.contract_types`, contracts),
  ];
}

/** Titles spelt like the text. offers_norm costs ten times as much as offers_tsv and finds less relevant offers. */
export function similarTitles(text: string): ListFilter {
  return { find: plannedByValue(sql`f_words(${text}) <% o.norm`) };
}

function contactFilter(viewer: Viewer): ListFilter {
  const find = sql`o.company_id in (
    select n.company_id from network_nodes n where n.id = any(${contactsOf(viewer)}::int[]))`;
  // "is true" makes the planner test each offer by a hashed list of companies.
  return { find, test: { condition: plannedByValue(sql`(${find}) is true`), reads: sql`o.company_id` } };
}

const salaryFilter = (hasSalary: boolean): ListFilter => ({
  find: hasSalary ? sql`o.salary_from is not null` : sql`o.salary_from is null`,
});

/** The query's filters, of which one tells what is shown at all. */
export function offerFilters(query: OfferQuery): ListFilter[] {
  const { shown, words, categories, cities, price, salaryMin, hasSalary, rating, sellerId, ids, circle } = query;
  const { contactsOf: viewer } = query;
  const filters = [
    shownFilter(shown),
    categories && categoryFilter(categories),
    cities && cityFilter(sql`o.city_norm`, cities),
    priceFilter(price),
    ...workFilters(query),
    salaryMin === null ? null : { find: plannedByValue(sql`o.salary_month >= ${salaryMin}::bigint`) },
    hasSalary === null ? null : salaryFilter(hasSalary),
    rating === null ? null : { find: plannedByValue(sql`o.company_rating >= ${rating}::numeric`) },
    sellerId === null ? null : { find: sql`o.company_id = ${sellerId}::uuid`, isNarrow: true },
    ids && { find: sql`o.id = any(${ids}::uuid[])`, isNarrow: true },
    circle && circleFilter(circle, PLACE),
    viewer && contactFilter(viewer),
    ...(words ? wordFilters(sql`o.tsv`, words) : []),
  ];
  return filters.filter((filter) => filter !== null);
}
