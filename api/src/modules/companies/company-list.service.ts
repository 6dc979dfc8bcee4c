import type { CategoryFacet } from '@wspolnik/contract/categories';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { SearchReading } from '@wspolnik/contract/search-reading';
import type { CountCache } from '../../platform/count-cache.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import { countList, readList } from '../../platform/lists/read-list.ts';
import type { RawPage } from '../../platform/wire/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { countByCategory } from '../categories/index.ts';
import type { Viewer } from '../network/index.ts';
import { namesTown, type Placed, readPlaced, type SearchBook, toReading } from '../search-words/index.ts';
import { companyFilters, markerOrder, partsFilter } from './company-filters.sql.ts';
import { selectMarkers } from './company-markers.sql.ts';
import { type CompanyQuery, matchesNothing } from './company-query.ts';
import { companySource, orderOf } from './company-source.sql.ts';

const NO_COMPANIES: RawPage = { results: '[]', count: 0, exact: true };

/** `byParts`: no company has the words of `q`; these have them as parts of their names. */
interface RawCompanyPage extends RawPage {
  byParts?: true;
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

/** With fewer results the page offers the categories of the words. */
const FEW = 5;

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

/** Matches words first, then parts of names, then words without typing errors. */
async function withFallback(source: Source, query: CompanyQuery, read: ReadCompanies): Promise<RawCompanyPage> {
  if (matchesNothing(query)) return NO_COMPANIES;
  const found = await findPlaced(source, query, read);
  if (found.count > 0 || !query.words) return found;
  const parts = partsFilter(query.text);
  const byParts = parts && (await read(withWords(query, null), [parts]));
  if (byParts && byParts.count > 0) return { ...found, ...byParts, byParts: true };
  const text = await source.book.correct(source.db, query.text);
  if (text === null) return { ...found, byParts: true };
  const corrected = await source.book.read(text);
  const inTown = !query.circle && (query.inTown || !query.cities) && namesTown(corrected) ? corrected : null;
  const words = inTown ? inTown.words : corrected.all;
  const cities = inTown?.town.folded ?? (query.inTown ? null : query.cities);
  const asked = { ...withWords(query, words), read: corrected, inTown, text, cities };
  const next = await findPlaced(source, asked, read, true);
  return next.count > 0 ? { asked, ...next } : { ...found, byParts: true };
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
