import type { CompanyListQuery, CompanyMarkerQuery } from '../../contract/companies.ts';
import { type CountCache, isPastExact, type RowCount } from '../../platform/count-cache.ts';
import { asWalked } from '../../platform/geo.sql.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Database } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import { catalogOf } from '../categories/index.ts';
import type { Viewer } from '../network/index.ts';
import {
  countCompanies,
  estimateCompanies,
  selectCompanyPage,
  selectContactsPage,
  selectNarrowPage,
} from './companies.sql.ts';
import { companyFilters, markerOrder, withParts, withWords, wordsOf } from './company-filters.ts';
import { selectMarkers } from './company-markers.sql.ts';

/** Twice the limit of exact totals, because an estimate may be wrong by a factor of two. */
const TRUSTED_FROM = 2 * EXACT_COUNT_LIMIT;

/** `mayGuess`: whether the planner's estimate may replace the count. */
type Select = (conditions: readonly Sql[], mayGuess: boolean) => Promise<RawPage>;

/**
 * Up to this many matches of a filter are all read and sorted: as fast as reading the page and the count separately.
 */
const FEW = 5_000;
/** Companies around a place per company of the page. Above this, walking by name is cheaper than sorting. */
const MET_EARLY = 50;

function few({ q, sort_by = 'name_asc', page, limit }: CompanyListQuery): number {
  return q || sort_by !== 'name_asc' ? FEW : Math.min(FEW, MET_EARLY * page * limit);
}

/**
 * The planner's estimate takes a fraction of a millisecond. It is used only for a single filter whose values the
 * statistics know (ADR 14); null for several filters.
 */
async function estimate(db: Database, conditions: readonly Sql[]): Promise<number | null> {
  return conditions.length > 2 ? null : estimateCompanies(db, conditions);
}

/** The estimate as a total when it is far above the limit of exact totals. */
function trustedTotal(rows: number | null): RowCount | null {
  return rows !== null && rows > TRUSTED_FROM ? { count: rows, exact: false } : null;
}

async function toCount(db: Database, conditions: readonly Sql[], counted: number): Promise<RowCount> {
  if (!isPastExact(counted)) return { count: counted, exact: true };
  return { count: Math.max(EXACT_COUNT_LIMIT + 1, await estimateCompanies(db, conditions)), exact: false };
}

/**
 * Matches word prefixes first, and parts of names only when that finds nothing. The second search is never estimated:
 * the call would exceed its limit of statements.
 */
async function withText(q: string | undefined, filters: readonly Sql[], select: Select): Promise<RawPage> {
  const text = wordsOf(q);
  if (!text) return select(filters, true);
  const found = await select([...filters, withWords(text)], true);
  const parts = found.count > 0 ? null : withParts(text);
  return parts ? select([...filters, parts], false) : found;
}

/** Whether contacts are the only filter. */
function isNetworkAlone({ network, q }: CompanyListQuery, filters: readonly Sql[]): boolean {
  return network === true && filters.length === 2 && wordsOf(q) === null;
}

/** At most three statements for a guest, four with a `q`; identifying the caller costs one more. */
export async function listCompanies(
  db: Database,
  cache: CountCache,
  query: CompanyListQuery,
  viewer: Viewer | null,
): Promise<RawPage> {
  const { page, limit, sort_by: sort = 'name_asc' } = query;
  const filters = await companyFilters(query, viewer, catalogOf(db));
  const window = { sort, limit, offset: (page - 1) * limit, viewer };
  if (viewer && sort === 'name_asc' && isNetworkAlone(query, filters)) {
    const { results, count } = await selectContactsPage(db, { ...window, conditions: filters, viewer });
    return { results, ...(await toCount(db, filters, count ?? 0)) };
  }
  return withText(query.q, filters, async (conditions, mayGuess) => {
    const key = cache.keyOf(conditions);
    const cached = cache.get(key);
    const guess = cached || !mayGuess ? null : await estimate(db, conditions);
    const known = cached ?? trustedTotal(guess);
    const walked = sort === 'name_asc' && window.offset > FEW ? asWalked(conditions) : null;
    // Matches that must be counted anyway are all read.
    const most = walked ? TRUSTED_FROM : few(query);
    const isNarrow = guess !== null && guess <= most && conditions.some(({ byValue }) => byValue);
    const { results, count } = await (isNarrow
      ? selectNarrowPage(db, { ...window, conditions })
      : selectCompanyPage(db, { ...window, conditions: walked ?? conditions }, known === null));
    const total = known ?? (await toCount(db, conditions, count ?? 0));
    if (!cached) cache.put(key, total);
    return { results, ...total };
  });
}

async function countMarkers(
  db: Database,
  cache: CountCache,
  conditions: readonly Sql[],
  mayGuess: boolean,
): Promise<RowCount> {
  const key = cache.keyOf(conditions);
  const cached = cache.get(key);
  if (cached) return cached;
  const guess = mayGuess ? trustedTotal(await estimate(db, conditions)) : null;
  const total = guess ?? (await toCount(db, conditions, await countCompanies(db, conditions)));
  cache.put(key, total);
  return total;
}

/** The map. A page that is not full is its own count. Takes as many statements as the list. */
export async function listMarkers(
  db: Database,
  cache: CountCache,
  query: CompanyMarkerQuery,
  viewer: Viewer | null,
): Promise<RawPage> {
  const { page, limit } = query;
  const offset = (page - 1) * limit;
  const filters = await companyFilters(query, viewer, catalogOf(db), { map: true });
  return withText(query.q, filters, async (conditions, mayGuess) => {
    const found = wordsOf(query.q) !== null;
    const { results, rows } = await selectMarkers(db, conditions, markerOrder(query), { limit, offset, found });
    const count = offset + rows;
    // A viewer of 10 000 markers does not need to know whether there is one more.
    if (rows === limit && count >= EXACT_COUNT_LIMIT) return { results, ...(await toCount(db, conditions, count + 1)) };
    const isLast = rows < limit && (rows > 0 || offset === 0) && !isPastExact(count);
    return { results, ...(isLast ? { count, exact: true } : await countMarkers(db, cache, conditions, mayGuess)) };
  });
}
