import type { CategoryFacet } from '@wspolnik/contract/categories';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { CountCache } from '../../platform/count-cache.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import { countList, readList } from '../../platform/lists/read-list.ts';
import { selectIdsWithSome } from '../../platform/lists/some-words.sql.ts';
import { EMPTY_PAGE, type RawPage } from '../../platform/wire/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { countByCategory } from '../categories/index.ts';
import type { Viewer } from '../network/index.ts';
import {
  correctedQuery,
  findPlaced,
  findSome,
  type SearchBook,
  type TextList,
  type TextPage,
} from '../search-words/index.ts';
import { companyFilters, markerOrder, partsFilter } from './company-filters.sql.ts';
import { selectMarkers } from './company-markers.sql.ts';
import { type CompanyQuery, matchesNothing } from './company-query.ts';
import { companySource, orderOf, SOME_SOURCE } from './company-source.sql.ts';

/** `byParts`: no company has the words of `q`; these have them as parts of their names, or are similar. */
interface RawCompanyPage extends TextPage<CompanyQuery> {
  byParts?: true;
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

/** Matches words first, then parts of names, then words without typing errors, then some of the words. */
async function withFallback({ db, book }: Source, query: CompanyQuery, read: ReadCompanies): Promise<RawCompanyPage> {
  if (matchesNothing(query)) return EMPTY_PAGE;
  const list: TextList<CompanyQuery> = {
    db,
    book,
    read: (asked) => read(asked, []),
    idsWithSome: (asked, words) => selectIdsWithSome(db, SOME_SOURCE, companyFilters(asked), words),
    withWords,
  };
  const found = await findPlaced(list, query);
  if (found.count > 0 || !query.words) return found;
  const parts = partsFilter(query.text);
  const byParts = parts && (await read(withWords(query, null), [parts]));
  if (byParts && byParts.count > 0) return { ...found, ...byParts, byParts: true };
  const corrected = await correctedQuery(list, query);
  const next = corrected && (await findPlaced(list, corrected, true));
  if (next && next.count > 0) return { asked: corrected, ...next };
  const some = await findSome(list, corrected ?? query, corrected !== null);
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
