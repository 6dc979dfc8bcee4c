import type { CategoryFacet } from '@wspolnik/contract/categories';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { SearchReading } from '@wspolnik/contract/search-reading';
import type { CountCache } from '../../platform/count-cache.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import { countList, readList } from '../../platform/lists/read-list.ts';
import { selectIdsWithSome } from '../../platform/lists/some-words.sql.ts';
import type { RawPage } from '../../platform/wire/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { countByCategory } from '../categories/index.ts';
import type { Viewer } from '../network/index.ts';
import { FEW, namesTown, type Placed, readPlaced, type SearchBook, toReading } from '../search-words/index.ts';
import { companyFilters, markerOrder, partsFilter } from './company-filters.sql.ts';
import { selectMarkers } from './company-markers.sql.ts';
import { type CompanyQuery, matchesNothing } from './company-query.ts';
import { companySource, orderOf, SOME_SOURCE } from './company-source.sql.ts';

const NO_COMPANIES: RawPage = { results: '[]', count: 0, exact: true };

/** No company has the words of `q`. `byParts`: these have them as parts of their names; `similar`: these have some of them. */
interface RawCompanyPage extends RawPage {
  byParts?: true;
  similar?: true;
  /** What was read in the end, when that is not the query itself. */
  asked?: CompanyQuery;
  reading?: SearchReading;
}

/** Where companies are read. */
interface Source {
  db: Db;
  book: SearchBook;
  cache: CountCache;
}

type ReadCompanies = (query: CompanyQuery, more: ListFilter[]) => Promise<RawPage>;

function withWords(query: CompanyQuery, words: CompanyQuery['words']): CompanyQuery {
  return { ...query, words, sort: !words && query.sort === 'relevance' ? 'name_asc' : query.sort };
}

/** In the town that the query names; where nothing is there, in the next larger place. */
async function findPlaced(
  { book }: Source,
  query: CompanyQuery,
  read: ReadCompanies,
  corrected = false,
): Promise<RawCompanyPage> {
  const { inTown } = query;
  if (!inTown) {
    const found = await read(query, []);
    const isFew = query.words && (corrected || found.count < FEW);
    return isFew ? { ...found, reading: await toReading(book, query.read, { scope: 'town', corrected }) } : found;
  }
  const askedIn = ({ words, cities, circle }: Placed) => ({ ...withWords(query, words), cities, circle });
  const { found, placed } = await readPlaced(inTown, (place) => read(askedIn(place), []));
  const reading = await toReading(book, inTown, { scope: placed.scope, corrected });
  return { ...found, asked: askedIn(placed), reading };
}

/** What has some of the words, in the town that the query names or the next larger place. */
async function findSome(
  { db, book }: Source,
  query: CompanyQuery,
  read: ReadCompanies,
  corrected: boolean,
): Promise<RawCompanyPage> {
  const find = async (words: CompanyQuery['words'], place: Pick<CompanyQuery, 'cities' | 'circle'>) => {
    if (!words) return NO_COMPANIES;
    const placed = { ...query, ...place, words: null };
    const ids = await selectIdsWithSome(db, SOME_SOURCE, companyFilters(placed), words);
    return ids.length > 0 ? read({ ...placed, ids }, []) : NO_COMPANIES;
  };
  const { inTown, words } = query;
  const { found, placed } = inTown
    ? await readPlaced(inTown, (place) => find(place.words, place))
    : { found: await find(words, query), placed: null };
  return { ...found, reading: await toReading(book, query.read, { scope: placed?.scope ?? 'town', corrected }) };
}

/** The query with its typing errors corrected; null without any. */
async function correctedQuery({ db, book }: Source, query: CompanyQuery): Promise<CompanyQuery | null> {
  const text = await book.correct(db, query.text);
  if (text === null) return null;
  const read = await book.read(text);
  const inTown = !query.circle && (query.inTown || !query.cities) && namesTown(read) ? read : null;
  const cities = inTown?.town.folded ?? (query.inTown ? null : query.cities);
  return { ...withWords(query, inTown ? inTown.words : read.all), read, inTown, text, cities };
}

/** Matches words first, then parts of names, then words without typing errors, then some of the words. */
async function withFallback(source: Source, query: CompanyQuery, read: ReadCompanies): Promise<RawCompanyPage> {
  if (matchesNothing(query)) return NO_COMPANIES;
  const found = await findPlaced(source, query, read);
  if (found.count > 0 || !query.words) return found;
  const parts = partsFilter(query.text);
  const byParts = parts && (await read(withWords(query, null), [parts]));
  if (byParts && byParts.count > 0) return { ...found, ...byParts, byParts: true };
  const corrected = await correctedQuery(source, query);
  const next = corrected && (await findPlaced(source, corrected, read, true));
  if (next && next.count > 0) return { asked: corrected, ...next };
  const some = await findSome(source, corrected ?? query, read, corrected !== null);
  return some.count > 0 ? { ...found, ...some, byParts: true, similar: true } : { ...found, byParts: true };
}

/** At most four statements, and more where a `q` finds nothing; identifying the caller costs one more. */
export function listCompanies(
  source: Source,
  query: CompanyQuery,
  { page, limit, viewer }: { page: number; limit: number; viewer: Viewer | null },
): Promise<RawCompanyPage> {
  return withFallback(source, query, (asked, more) =>
    readList(source.db, source.cache, {
      source: companySource(viewer),
      filters: [...companyFilters(asked), ...more],
      order: orderOf(asked),
      limit,
      offset: (page - 1) * limit,
    }),
  );
}

/** The categories of the companies that match all filters but the category. At most three statements. */
export async function countCategories(db: Db, asked: CompanyQuery): Promise<CategoryFacet[]> {
  const query = { ...asked, category: null };
  return matchesNothing(query) ? [] : countByCategory(db, companySource(null), companyFilters(query));
}

/** The map. A page that is not full is its own count. Takes as many statements as the list. */
export async function listMarkers(
  source: Source,
  query: CompanyQuery,
  { page, limit, viewer }: { page: number; limit: number; viewer: Viewer | null },
): Promise<RawPage> {
  const offset = (page - 1) * limit;
  const { db, cache } = source;
  return withFallback(source, query, async (asked, more) => {
    const filters = [...companyFilters(asked, { map: true }), ...more];
    const conditions = filters.map(({ find }) => find);
    const { results, rows } = await selectMarkers(db, conditions, markerOrder(asked), {
      limit,
      offset,
      found: asked.words !== null,
    });
    const count = offset + rows;
    const isLast = rows < limit && (rows > 0 || offset === 0) && count <= EXACT_COUNT_LIMIT;
    if (isLast) return { results, count, exact: true };
    return { results, ...(await countList(db, cache, companySource(viewer), filters, count)) };
  });
}
