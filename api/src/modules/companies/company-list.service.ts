import type { CategoryFacet } from '@wspolnik/contract/categories';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { CountCache } from '../../platform/count-cache.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import { countList, readList } from '../../platform/lists/read-list.ts';
import type { RawPage } from '../../platform/wire/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { countByCategory } from '../categories/index.ts';
import type { Viewer } from '../network/index.ts';
import { companyFilters, markerOrder, partsFilter } from './company-filters.sql.ts';
import { selectMarkers } from './company-markers.sql.ts';
import { type CompanyQuery, matchesNothing } from './company-query.ts';
import { companySource, orderOf } from './company-source.sql.ts';

const NO_COMPANIES: RawPage = { results: '[]', count: 0, exact: true };

/** `byParts`: no company has the words of `q`; these have them as parts of their names. */
interface RawCompanyPage extends RawPage {
  byParts?: true;
}

/** Matches words first, and parts of names only when that finds nothing. */
async function withFallback(
  query: CompanyQuery,
  read: (query: CompanyQuery, more: ListFilter[]) => Promise<RawPage>,
): Promise<RawCompanyPage> {
  if (matchesNothing(query)) return NO_COMPANIES;
  const found = await read(query, []);
  const parts = found.count === 0 && query.words ? partsFilter(query.text) : null;
  if (!parts) return found;
  const sort = query.sort === 'relevance' ? 'name_asc' : query.sort;
  return { ...(await read({ ...query, words: null, sort }, [parts])), byParts: true };
}

/** At most four statements, six where a `q` finds nothing; identifying the caller costs one more. */
export function listCompanies(
  db: Db,
  cache: CountCache,
  query: CompanyQuery,
  { page, limit, viewer }: { page: number; limit: number; viewer: Viewer | null },
): Promise<RawCompanyPage> {
  return withFallback(query, (asked, more) =>
    readList(db, cache, {
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
  db: Db,
  cache: CountCache,
  query: CompanyQuery,
  { page, limit, viewer }: { page: number; limit: number; viewer: Viewer | null },
): Promise<RawPage> {
  const offset = (page - 1) * limit;
  return withFallback(query, async (asked, more) => {
    const filters = [...companyFilters(asked, { map: true }), ...more];
    const conditions = filters.map(({ find }) => find);
    const { results, rows } = await selectMarkers(db, conditions, markerOrder(query), {
      limit,
      offset,
      found: query.words !== null,
    });
    const count = offset + rows;
    const isLast = rows < limit && (rows > 0 || offset === 0) && count <= EXACT_COUNT_LIMIT;
    if (isLast) return { results, count, exact: true };
    return { results, ...(await countList(db, cache, companySource(viewer), filters, count)) };
  });
}
