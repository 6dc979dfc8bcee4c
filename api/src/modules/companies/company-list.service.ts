import type { CompanyListQuery, CompanyMarkerQuery } from '../../contract/companies.ts';
import { type CountCache, isPastExact, type RowCount } from '../../platform/count-cache.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Database } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import { catalogOf } from '../categories/category-catalog.ts';
import type { Viewer } from '../network/network-status.sql.ts';
import { asWalked } from '../offers/geo.ts';
import {
  countCompanies,
  estimateCompanies,
  selectCompanyPage,
  selectContactsPage,
  selectNarrowPage,
} from './companies.sql.ts';
import { companyFilters, markerOrder, withParts, withWords, wordsOf } from './company-filters.ts';
import { selectMarkers } from './company-markers.sql.ts';
import { selectWords } from './company-words.sql.ts';

/** Twice the exact totals: guesses may be wrong by as much. */
const TRUSTED_FROM = 2 * EXACT_COUNT_LIMIT;

interface Found {
  /** Whether the planner may be asked how many there are. */
  mayGuess: boolean;
  /** Active companies that have the words. Null when nobody knows. */
  counted: number | null;
}

type Select = (conditions: readonly Sql[], found: Found) => Promise<RawPage>;

/** Up to here all matches of a filter are read and sorted: as quick as the page and the count by themselves. */
const FEW = 5_000;
/** Companies around a place for each on the way to a page: with more, walking there by name costs less than sorting them. */
const MET_EARLY = 50;

function few({ q, sort_by = 'name_asc', page, limit }: CompanyListQuery): number {
  return q || sort_by !== 'name_asc' ? FEW : Math.min(FEW, MET_EARLY * page * limit);
}

/**
 * The planner's guess takes a fraction of a millisecond and concerns one filter alone, whose values the statistics know
 * (ADR 14). Null for filters together.
 */
async function estimate(db: Database, conditions: readonly Sql[]): Promise<number | null> {
  return conditions.length > 2 ? null : estimateCompanies(db, conditions);
}

/** What is believed: far past the exact totals. */
function trustedTotal(rows: number | null): RowCount | null {
  return rows !== null && rows > TRUSTED_FROM ? { count: rows, exact: false } : null;
}

/** Of all that match; how many exactly is not told past the limit. */
function toTotal(count: number): RowCount {
  return { count, exact: !isPastExact(count) };
}

async function toCount(db: Database, conditions: readonly Sql[], counted: number): Promise<RowCount> {
  if (!isPastExact(counted)) return { count: counted, exact: true };
  return { count: Math.max(EXACT_COUNT_LIMIT + 1, await estimateCompanies(db, conditions)), exact: false };
}

/**
 * Words at their beginnings; anywhere in the name only when that finds nothing. The second try is not guessed at: with it a
 * call would be one statement too many.
 */
async function withText(
  db: Database,
  q: string | undefined,
  filters: readonly Sql[],
  select: Select,
): Promise<RawPage> {
  const text = wordsOf(q);
  if (!text) return select(filters, { mayGuess: true, counted: null });
  const { words, companies: counted } = await selectWords(db, text);
  const found = await select([...filters, withWords(words)], { mayGuess: true, counted });
  const parts = found.count > 0 ? null : withParts(text);
  return parts ? select([...filters, parts], { mayGuess: false, counted: null }) : found;
}

/** Contacts, and nothing else of them. */
function isNetworkAlone({ network, q }: CompanyListQuery, filters: readonly Sql[]): boolean {
  return network === true && filters.length === 2 && wordsOf(q) === null;
}

/** At most three statements for a guest, five with a `q`; who calls costs one more. */
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
  return withText(db, query.q, filters, async (conditions, { mayGuess, counted }) => {
    const key = cache.keyOf(conditions);
    // Of the words alone, that is; who is past the end need not be looked for.
    const exact = counted !== null && filters.length === 1 ? toTotal(counted) : null;
    if (exact && window.offset >= exact.count) return { results: '[]', ...exact };
    const cached = exact ?? cache.get(key);
    const guess = cached || !mayGuess ? null : await estimate(db, conditions);
    const known = cached ?? trustedTotal(guess);
    const walked = sort === 'name_asc' && window.offset > FEW ? asWalked(conditions) : null;
    // Those that have to be counted anyway are all read.
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

/** The map: a page that is not full says by itself how many there are. As many statements as the list. */
export async function listMarkers(
  db: Database,
  cache: CountCache,
  query: CompanyMarkerQuery,
  viewer: Viewer | null,
): Promise<RawPage> {
  const { page, limit } = query;
  const offset = (page - 1) * limit;
  const filters = await companyFilters(query, viewer, catalogOf(db), { map: true });
  return withText(db, query.q, filters, async (conditions, { mayGuess }) => {
    const found = wordsOf(query.q) !== null;
    const { results, rows } = await selectMarkers(db, conditions, markerOrder(query), { limit, offset, found });
    const count = offset + rows;
    // Whether there is one more makes no difference to who sees 10 000 of them.
    if (rows === limit && count >= EXACT_COUNT_LIMIT) return { results, ...(await toCount(db, conditions, count + 1)) };
    const isLast = rows < limit && (rows > 0 || offset === 0) && !isPastExact(count);
    return { results, ...(isLast ? { count, exact: true } : await countMarkers(db, cache, conditions, mayGuess)) };
  });
}
