import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { Db } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import { type CountCache, isPastExact, type RowCount } from '../count-cache.ts';
import type { RawPage } from '../wire/raw-page.ts';
import { type ListFilter, partFilters } from './list-filter.ts';
import {
  countRows,
  estimateRows,
  type ListRequest,
  type ListSource,
  type PageRows,
  type Ranked,
  sampleRows,
  selectAll,
  selectInOrder,
  selectOnWalk,
  selectRankedOnWalk,
} from './list-page.sql.ts';
import {
  type Access,
  chooseAccess,
  estimateMatches,
  foundByIndex,
  isFew,
  isTrusted,
  type Knowledge,
} from './strategy.ts';

/** Rows of a page on the screen. */
const PAGE = 30;

/** One statement, two with filters that the planner cannot estimate; none where it is known that few rows match. */
export async function examine(db: Db, source: ListSource, filters: readonly ListFilter[]): Promise<Knowledge> {
  if (filters.some(({ isNarrow }) => isNarrow)) return { among: 0, sample: null };
  const among = await estimateRows(db, source, filters);
  const needsSample = !isFew(among) && partFilters(filters).tested.length > 0;
  return { among, sample: needsSample ? await sampleRows(db, source, filters) : null };
}

/** Two digits: an estimate should not look exact. */
function rounded(estimate: number): number {
  return Number(estimate.toPrecision(2));
}

/** The estimated total where that is enough; null where it must be counted. */
function guessTotal({ filters }: ListRequest, known: Knowledge, { by }: Access): RowCount | null {
  const matches = estimateMatches(known);
  const isDear = by === 'walk' && filters.some(({ isEstimated }) => isEstimated);
  const isGuessed = isDear || ((by === 'walk' || by === 'order') && isTrusted(matches));
  return isGuessed ? { count: rounded(matches), exact: false } : null;
}

function toTotal(counted: number, known: Knowledge): RowCount {
  if (!isPastExact(counted)) return { count: counted, exact: true };
  const more = Math.max(counted, EXACT_COUNT_LIMIT + 1);
  return { count: Math.max(more, rounded(estimateMatches(known))), exact: false };
}

/** A page that is not full is the last one, whatever the estimate. A full one may have another after it. */
function corrected(total: RowCount, { rows }: PageRows, { limit, offset }: ListRequest): RowCount {
  if (total.exact) return total;
  const isLast = rows < limit && (rows > 0 || offset === 0);
  if (isLast) return { count: offset + rows, exact: !isPastExact(offset + rows) };
  return { ...total, count: Math.max(total.count, offset + rows + 1) };
}

function tests(filters: readonly ListFilter[]): Sql[] {
  return filters.map(({ find, test }) => test?.condition ?? find);
}

/** Conditions that indexes find; frequent filters beside rarer ones are tested. */
function finds(filters: readonly ListFilter[], known: Knowledge): Sql[] {
  const { plain, tested } = partFilters(filters);
  const isFound = foundByIndex(known, tested.length);
  return [
    ...plain.map(({ find }) => find),
    ...tested.map(({ find, test }, index) => (isFound[index] ? find : test.condition)),
  ];
}

interface Reading {
  known: Knowledge;
  ranked: Ranked;
  isCounted: boolean;
}

function readRows(
  db: Db,
  request: ListRequest,
  access: Access,
  { known, ranked, isCounted }: Reading,
): Promise<PageRows> {
  const { filters, order } = request;
  if (access.by === 'all') return selectAll(db, request, tests(filters), ranked);
  if (access.by === 'find') return selectAll(db, request, finds(filters, known), ranked);
  if (access.by !== 'walk') return selectInOrder(db, request, isCounted);
  if (order.score) return selectRankedOnWalk(db, request, order.score, access.most);
  return selectOnWalk(db, request, access.most, isCounted);
}

/** Every match by the indexes, without looking at the query before. One statement. */
export async function readMatches(db: Db, request: ListRequest): Promise<RawPage> {
  const conditions = request.filters.map(({ find }) => find);
  const { results, count } = await selectAll(db, request, conditions, 'all');
  const total = count ?? 0;
  return { results, count: total, exact: !isPastExact(total) };
}

/** At most four statements. */
export async function readList(db: Db, cache: CountCache, request: ListRequest): Promise<RawPage> {
  const { source, filters, limit, offset } = request;
  const known = await examine(db, source, filters);
  // Which rows are ranked depends only on the query, so that pages neither repeat nor lose rows.
  const ranked = chooseAccess(known, PAGE).by === 'walk' ? 'newest' : 'all';
  const access = chooseAccess(known, offset + limit);
  const key = cache.keyOf(filters.map(({ find }) => find));
  const total = cache.get(key) ?? guessTotal(request, known, access);
  const reading = { known, ranked, isCounted: total === null } as const;
  const rows = await readRows(db, request, access, reading);
  // The walk ended before the page was full: matches are rarer further down, or this is the last page.
  const isShort = access.by === 'walk' && rows.rows < limit;
  const found = isShort ? await readRows(db, request, { by: 'find' }, reading) : rows;
  const isAll = access.by === 'all' || access.by === 'find' || isShort;
  const count = total && !isAll ? corrected(total, found, request) : toTotal(found.count ?? 0, known);
  cache.put(key, count);
  return { results: found.results, ...count };
}

/** The total of a list whose first `least` rows are known. At most three statements. */
export async function countList(
  db: Db,
  cache: CountCache,
  source: ListSource,
  filters: readonly ListFilter[],
  least: number,
): Promise<RowCount> {
  const key = cache.keyOf(filters.map(({ find }) => find));
  const cached = cache.get(key);
  if (cached) return cached;
  const known = await examine(db, source, filters);
  const matches = estimateMatches(known);
  const isGuessed = isPastExact(least) || (!isFew(known.among) && isTrusted(matches));
  const total = isGuessed
    ? { count: Math.max(least, rounded(matches)), exact: false }
    : toTotal(await countRows(db, source, filters), known);
  cache.put(key, total);
  return total;
}

const conditionsOf = (by: Access['by'], filters: readonly ListFilter[], known: Knowledge): Sql[] =>
  by === 'all' || by === 'walk' ? tests(filters) : finds(filters, known);

/** Conditions for the first `reach` rows in the order of the list, for who selects other columns. At most two statements. */
export async function chooseConditions(
  db: Db,
  source: ListSource,
  filters: readonly ListFilter[],
  reach: number,
): Promise<Sql[]> {
  const known = await examine(db, source, filters);
  return conditionsOf(chooseAccess(known, reach).by, filters, known);
}

/**
 * Conditions for counting all matches; or the newest `sampled` of them where a total would be an estimate as well, and `matches` that
 * they stand for. With `isDear` rows are sampled as well where no index has the columns to count. At most two statements.
 */
export async function chooseCounting(
  db: Db,
  source: ListSource,
  filters: readonly ListFilter[],
  { sampled, isDear = false }: { sampled: number; isDear?: boolean },
): Promise<{ conditions: Sql[]; matches: number | null }> {
  const known = await examine(db, source, filters);
  const matches = estimateMatches(known);
  const { by } = chooseAccess(known, sampled);
  const isMany = by === 'walk' || (isDear && by === 'order');
  if (isMany && isTrusted(matches)) return { conditions: tests(filters), matches };
  return { conditions: conditionsOf(by === 'walk' ? 'find' : by, filters, known), matches: null };
}
