import { forEstimate } from '../../platform/geo.sql.ts';
import type { Identity } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import { partsOf } from './condition-parts.ts';
import { cardJoins, cardJson } from './offer-card.sql.ts';
import type { OfferSort } from './offer-filters.ts';

const ORDER: Record<OfferSort, Sql> = {
  date_desc: sql`o.created_at desc, o.id desc`,
  date_asc: sql`o.created_at, o.id`,
  // Individual pricing comes last in both directions.
  price_asc: sql`o.price_from nulls last, o.created_at desc, o.id desc`,
  price_desc: sql`o.price_from desc nulls last, o.created_at desc, o.id desc`,
};

export interface OfferSelection {
  conditions: readonly Sql[];
  sort: OfferSort;
  limit: number;
  offset: number;
  viewer: Identity | null;
  /** The seller's own list, which has more fields. */
  own?: boolean;
}

/**
 * The usual page size is a literal: with LIMIT as a parameter the planner keeps replanning, which costs more than the page.
 */
export function upTo(limit: number): Sql {
  return limit === 30 ? sql`limit 30` : sql`limit ${limit}::int`;
}

function window({ limit, offset }: Pick<OfferSelection, 'limit' | 'offset'>): Sql {
  return offset === 0 ? upTo(limit) : sql`${upTo(limit)} offset ${offset}::int`;
}

/** Selects ids from `source` in the order of the list first; only the page's rows are joined. */
function pageJson(selection: OfferSelection, source: Sql): Sql {
  const { sort, viewer, own } = selection;
  return sql`select coalesce(json_agg(t.card), '[]')::text as results, count(*)::int as rows from (
    select ${cardJson(viewer, own)} as card
    from (select o.id from ${source} order by ${ORDER[sort]} ${window(selection)}) page
    join offers o on o.id = page.id ${cardJoins(viewer)} order by ${ORDER[sort]}) t`;
}

/** Counts one more than the limit, to distinguish "exactly" from "more than". */
function cappedCount(conditions: readonly Sql[]): Sql {
  return sql`select count(*)::int from (
    select 1 from offers o where ${joinSql(conditions, ' and ')} limit ${EXACT_COUNT_LIMIT + 1}::int) counted`;
}

/**
 * The conditions whose matches are counted, or `together`: the page and the total come from one read, which is best when few
 * offers match and no index has them in the order of the list. Null when the total is known.
 */
export type Counting = { apart: readonly Sql[] } | 'together' | null;

export interface OfferRows {
  /** A JSON array as text. */
  results: string;
  rows: number;
  /** Up to EXACT_COUNT_LIMIT + 1; null when it was not requested. */
  count: number | null;
}

function together(selection: OfferSelection): Sql {
  // An order by date can use an index without the price.
  const price = selection.sort.startsWith('date') ? emptySql : sql`, o.price_from`;
  return sql`with found as materialized (
      select o.id, o.created_at ${price} from offers o where ${joinSql(selection.conditions, ' and ')})
    select page.results, page.rows, (select least(count(*), ${EXACT_COUNT_LIMIT + 1}::int)::int from found) as count
    from (${pageJson(selection, sql`found o`)}) page`;
}

/** At most this many indexes are read side by side. */
const MOST_PARTS = 10;

/**
 * In the order by date, each part of a condition is read from its index only as far as the page reaches. With a plain "union
 * all" the planner would read and sort everything, because it does not see the index's order beside an equality there.
 */
function sourceOf({ conditions, sort, offset, limit }: OfferSelection): Sql {
  const divided = conditions.find((condition) => partsOf(condition));
  const parts = (divided && partsOf(divided)) ?? [];
  if (!sort.startsWith('date') || parts.length === 0 || parts.length > MOST_PARTS) {
    return sql`offers o where ${joinSql(conditions, ' and ')}`;
  }
  const others = conditions.filter((condition) => condition !== divided);
  const each = parts.map(
    (part) => sql`(select o.id, o.created_at from offers o where ${joinSql([...others, part], ' and ')}
      order by ${ORDER[sort]} limit ${offset + limit}::int)`,
  );
  return sql`(${joinSql(each, ' union all ')}) o`;
}

export async function selectOfferPage(db: Db, selection: OfferSelection, counting: Counting): Promise<OfferRows> {
  if (counting === 'together') return db.one<OfferRows>(together(selection)).then((row) => row ?? NO_ROWS);
  const page = pageJson(selection, sourceOf(selection));
  const count = counting ? sql`(${cappedCount(counting.apart)})` : sql`null::int`;
  return (
    (await db.one<OfferRows>(sql`select page.results, page.rows, ${count} as count from (${page}) page`)) ?? NO_ROWS
  );
}

/** Tests the offers `among` one by one in the order of the list, `most` of them at most, until the page is full. */
export interface OfferWalk {
  among: readonly Sql[];
  test: Sql;
  /** The column that `test` reads. */
  reads: Sql;
  most: number;
}

export interface WalkedRows {
  /** A JSON array as text. */
  results: string;
  rows: number;
  /** How many of `among` lie before the page's end. Null when the order is not by date, or the page is empty. */
  passed: number | null;
}

/** Counts the walked offers in the same index, which costs a sixth of the walk. */
function passedBy(sort: OfferSort, among: readonly Sql[]): Sql {
  const all = joinSql(among, ' and ');
  if (sort === 'date_desc') {
    return sql`(select nullif(count(*), 0)::int from offers o where ${all} and o.created_at >= (select min(p.created_at) from page p))`;
  }
  if (sort === 'date_asc') {
    return sql`(select nullif(count(*), 0)::int from offers o where ${all} and o.created_at <= (select max(p.created_at) from page p))`;
  }
  return sql`null::int`;
}

export async function walkOfferPage(
  db: Db,
  selection: Omit<OfferSelection, 'conditions'>,
  { among, test, reads, most }: OfferWalk,
): Promise<WalkedRows> {
  const { sort, viewer, own } = selection;
  // The inner limit makes the planner walk, and bounds the walk.
  const row = await db.one<WalkedRows>(sql`
    with page as materialized (
      select o.id, o.created_at from (
        select o.id, o.created_at, o.price_from, ${reads} from offers o where ${joinSql(among, ' and ')}
        order by ${ORDER[sort]} limit ${most}::int) o
      where ${test} order by ${ORDER[sort]} ${window(selection)}),
    cards as (
      select ${cardJson(viewer, own)} as card from page join offers o on o.id = page.id ${cardJoins(viewer)}
      order by ${ORDER[sort]})
    select coalesce(json_agg(c.card), '[]')::text as results, count(*)::int as rows, ${passedBy(sort, among)} as passed
    from cards c`);
  return row ?? { results: '[]', rows: 0, passed: null };
}

const NO_ROWS: OfferRows = { results: '[]', rows: 0, count: 0 };

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** The planner's estimate of the number of matches: enough for "more than 10 000" without counting a million rows. */
export async function estimateOffers(db: Db, conditions: readonly Sql[]): Promise<number> {
  const estimated = forEstimate(conditions);
  const row = await db.one<Plan>(
    sql`explain (format json) select 1 from offers o where ${joinSql(estimated.conditions, ' and ')}`,
  );
  return Math.round((row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) * estimated.share);
}
