import type { Identity } from '../../platform/identity.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import { cardJoins, cardJson } from './offer-card.sql.ts';
import type { OfferSort } from './offer-filters.ts';

const ORDER: Record<OfferSort, Sql> = {
  date_desc: sql`o.created_at desc, o.id desc`,
  date_asc: sql`o.created_at, o.id`,
  // Individual pricing comes last either way.
  price_asc: sql`o.price_from nulls last, o.created_at desc, o.id desc`,
  price_desc: sql`o.price_from desc nulls last, o.created_at desc, o.id desc`,
};

export interface OfferSelection {
  conditions: readonly Sql[];
  sort: OfferSort;
  limit: number;
  offset: number;
  viewer: Identity | null;
  /** The seller's own list, which tells more. */
  own?: boolean;
}

/** The usual page is written out: for an unknown LIMIT the planner keeps replanning, which costs more than the page. */
function window({ limit, offset }: OfferSelection): Sql {
  const rows = limit === 30 ? sql`limit 30` : sql`limit ${limit}::int`;
  return offset === 0 ? rows : sql`${rows} offset ${offset}::int`;
}

/** Ids first, from the index that ends in the sort order; only the page's rows are joined. */
function resultsJson(selection: OfferSelection): Sql {
  const { conditions, sort, viewer, own } = selection;
  return sql`select coalesce(json_agg(t.card), '[]')::text from (
    select ${cardJson(viewer, own)} as card
    from (select o.id from offers o where ${joinSql(conditions, ' and ')} order by ${ORDER[sort]} ${window(selection)}) page
    join offers o on o.id = page.id ${cardJoins(viewer)} order by ${ORDER[sort]}) t`;
}

/** One past the limit, so that "more" can be told from "exactly". */
function cappedCount(conditions: readonly Sql[]): Sql {
  return sql`select count(*)::int from (
    select 1 from offers o where ${joinSql(conditions, ' and ')} limit ${EXACT_COUNT_LIMIT + 1}::int) counted`;
}

/** The page as JSON text, with the number of matches up to EXACT_COUNT_LIMIT + 1, or null when it was not asked for. */
export async function selectOfferPage(
  db: Db,
  selection: OfferSelection,
  withCount: boolean,
): Promise<{ results: string; count: number | null }> {
  const count = withCount ? sql`, (${cappedCount(selection.conditions)}) as count` : emptySql;
  const row = await db.one<{ results: string; count?: number }>(
    sql`select (${resultsJson(selection)}) as results ${count}`,
  );
  return { results: row?.results ?? '[]', count: row?.count ?? null };
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** The planner's guess at the number of matches: what "more than 10 000" needs, without counting a million rows. */
export async function estimateOffers(db: Db, conditions: readonly Sql[]): Promise<number> {
  const row = await db.one<Plan>(
    sql`explain (format json) select 1 from offers o where ${joinSql(conditions, ' and ')}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/**
 * Every word of `q` as a prefix, as the text of a tsquery: with it as a value the planner knows how many offers have the
 * words. Null, which matches nothing, when there is no word in it.
 */
export async function selectWordQuery(db: Db, q: string): Promise<string | null> {
  const row = await db.one<{ words: string | null }>(sql`select f_prefix_query(${q})::text as words`);
  return row?.words ?? null;
}
