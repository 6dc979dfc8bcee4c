import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { type ListFilter, partFilters } from './list-filter.ts';
import { RANKED_ROWS, SAMPLE_ROWS, type Sample } from './strategy.ts';

/** A table whose rows are listed, with the alias that filters and orders use. */
export interface ListSource {
  table: Sql;
  alias: Sql;
  id: Sql;
  /** The column of `newest` beside the id. */
  age: Sql;
  newest: Sql;
  /** A card as JSON, of what `joins` adds to the ids of a `page`. */
  card: Sql;
  joins: Sql;
}

/** An order with its columns beside the id. */
export interface ListOrder {
  by: Sql;
  columns: Sql;
  /** The relevance of a row, which `by` reads as the column `score`, and the columns that it reads beside those of the words. */
  score?: Sql;
  reads?: Sql;
}

export interface ListRequest {
  source: ListSource;
  filters: readonly ListFilter[];
  order: ListOrder;
  limit: number;
  offset: number;
}

export interface PageRows {
  /** A JSON array as text. */
  results: string;
  rows: number;
  /** All matches, when they were counted; of a capped count up to EXACT_COUNT_LIMIT + 1. */
  count: number | null;
}

const all = (conditions: readonly Sql[]) => joinSql(conditions, ' and ');
const found = (filters: readonly ListFilter[]) => all(filters.map(({ find }) => find));

/** The usual page size is a literal: with LIMIT as a parameter the planner keeps replanning, which costs more than the page. */
function window({ limit, offset }: Pick<ListRequest, 'limit' | 'offset'>): Sql {
  const rows = limit === 30 ? sql`limit 30` : sql`limit ${limit}::int`;
  return offset === 0 ? rows : sql`${rows} offset ${offset}::int`;
}

/** The cards of a page of `rows`, a source under the table's alias with ids and the columns of the order. */
function pageOf({ source, order, ...request }: ListRequest, rows: Sql): Sql {
  return sql`
    select coalesce(json_agg(t.card order by t.place), '[]')::text as results, count(*)::int as rows from (
      select ${source.card} as card, page.place
      from (
        select p.id, row_number() over () as place
        from (select ${source.id} from ${rows} order by ${order.by} ${window(request)}) p) page
      ${source.joins}) t`;
}

async function read(db: Db, statement: Sql): Promise<PageRows> {
  return (await db.one<PageRows>(statement)) ?? { results: '[]', rows: 0, count: null };
}

/** Which of the matches are ranked: all, or those among the newest RANKED_ROWS that the plain filters leave. */
export type Ranked = 'all' | 'newest';

function scoreOf({ source, filters, order: { score } }: ListRequest, ranked: Ranked): Sql {
  if (!score) return emptySql;
  if (ranked === 'all') return sql`, ${score} as score`;
  const { age, id, newest, table } = source;
  const oldest = sql`(select ${age}, ${id} from ${table} where ${found(partFilters(filters).plain)}
    order by ${newest} offset ${RANKED_ROWS - 1}::int limit 1)`;
  // Without so many rows nothing is older.
  return sql`, case when coalesce((${age}, ${id}) >= ${oldest}, true) then ${score} else 0 end as score`;
}

/** Reads every match of the conditions, which are those of the filters, once: for the page and the exact total. */
export function selectAll(db: Db, request: ListRequest, conditions: readonly Sql[], ranked: Ranked): Promise<PageRows> {
  const { source, order } = request;
  return read(
    db,
    sql`with found as materialized (
        select ${source.id}, ${order.columns} ${scoreOf(request, ranked)} from ${source.table} where ${all(conditions)})
      select page.*, (select count(*)::int from found) as count from (${pageOf(request, sql`found ${source.alias}`)}) page`,
  );
}

/** Counts one more than the limit, to distinguish "exactly" from "more than". */
function cappedCount({ table }: ListSource, filters: readonly ListFilter[]): Sql {
  return sql`(select count(*)::int from (
    select 1 from ${table} where ${found(filters)} limit ${EXACT_COUNT_LIMIT + 1}::int) counted)`;
}

/** Up to EXACT_COUNT_LIMIT + 1. */
export async function countRows(db: Db, source: ListSource, filters: readonly ListFilter[]): Promise<number> {
  const row = await db.one<{ count: number }>(sql`select ${cappedCount(source, filters)} as count`);
  return row?.count ?? 0;
}

/** The page in the order of the list, as the planner likes. */
export function selectInOrder(db: Db, request: ListRequest, isCounted: boolean): Promise<PageRows> {
  const { source, filters } = request;
  const rows = sql`${source.table} where ${found(filters)}`;
  const count = isCounted ? cappedCount(source, filters) : sql`null::int`;
  return read(db, sql`select page.*, ${count} as count from (${pageOf(request, rows)}) page`);
}

/** Rows in an order from `first` to `last`, with the columns that the tests read. The limit makes the planner walk. */
function walked({ source, filters }: ListRequest, columns: Sql, order: Sql, last: number, first = 1): Sql {
  const { plain, tested } = partFilters(filters);
  // Several words read one column.
  const reads = new Map(tested.map(({ test: { reads: column } }) => [column.text, sql`, ${column}`]));
  return sql`(select ${source.id}, ${columns} ${joinSql([...reads.values()], ' ')} from ${source.table} where ${found(plain)}
    order by ${order} limit ${last - first + 1}::int offset ${first - 1}::int) ${source.alias}`;
}

const passes = (filters: readonly ListFilter[]) => all(partFilters(filters).tested.map(({ test }) => test.condition));

/** Walks the list in its order and tests each row, up to the page's end or `most` rows. */
export function selectOnWalk(db: Db, request: ListRequest, most: number, isCounted: boolean): Promise<PageRows> {
  const { source, filters, order } = request;
  const count = isCounted ? cappedCount(source, filters) : sql`null::int`;
  const rows = sql`${walked(request, order.columns, order.by, most)} where ${passes(filters)}`;
  return read(db, plannedByValue(sql`select page.*, ${count} as count from (${pageOf(request, rows)}) page`));
}

/** The same by relevance: the matches among the newest RANKED_ROWS by their score, and then as many older ones as the page needs. */
export function selectRankedOnWalk(db: Db, request: ListRequest, score: Sql, most: number): Promise<PageRows> {
  const { source, filters, order, limit, offset } = request;
  const { alias, id, age, newest } = source;
  const columns = order.reads ? sql`${age}, ${order.reads}` : age;
  const all = sql`(select * from ranked union all select * from older) ${alias}`;
  return read(
    db,
    plannedByValue(sql`
      with ranked as materialized (
        select ${id}, ${age}, ${score} as score from ${walked(request, columns, newest, RANKED_ROWS)} where ${passes(filters)}),
      older as materialized (
        select ${id}, ${age}, 0 as score from ${walked(request, age, newest, most, RANKED_ROWS + 1)} where ${passes(filters)}
        order by ${newest} limit (select greatest(0, ${offset + limit}::int - count(*)) from ranked))
      select page.*, null::int as count from (${pageOf(request, all)}) page`),
  );
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** The planner's estimate of the rows that the plain filters leave. */
export async function estimateRows(db: Db, { table }: ListSource, filters: readonly ListFilter[]): Promise<number> {
  const conditions = partFilters(filters).plain.map(({ find, estimate }) => estimate ?? find);
  const row = await db.one<Plan>(sql`explain (format json) select 1 from ${table} where ${all(conditions)}`);
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** How many of the newest rows that the plain filters leave pass the other filters. */
export async function sampleRows(db: Db, source: ListSource, filters: readonly ListFilter[]): Promise<Sample> {
  const request = { source, filters, order: { by: source.newest, columns: source.age }, limit: 0, offset: 0 };
  const each = partFilters(filters).tested.map(({ test }) => sql`count(*) filter (where ${test.condition})`);
  const sampled = await db.one<Sample>(
    plannedByValue(sql`select count(*)::int as rows, (count(*) filter (where ${passes(filters)}))::int as passed,
        array[${joinSql(each, ', ')}]::int[] as each
      from ${walked(request, source.age, source.newest, SAMPLE_ROWS)}`),
  );
  return sampled ?? { rows: 0, passed: 0, each: [] };
}
