import type { CategoryFacet } from '../../contract/categories.ts';
import type { CompanyMarkerQuery } from '../../contract/companies.ts';
import type { CountCache } from '../../platform/count-cache.ts';
import type { ListFilter } from '../../platform/lists/list-filter.ts';
import { countList, readList } from '../../platform/lists/read-list.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Database } from '../../storage/db.ts';
import { countByCategory } from '../categories/index.ts';
import type { Viewer } from '../network/index.ts';
import { companyFilters, markerOrder, partsFilter } from './company-filters.sql.ts';
import { selectMarkers } from './company-markers.sql.ts';
import { type CompanyQuery, matchesNothing, toCompanyQuery } from './company-query.ts';
import { companySource, orderOf } from './company-source.sql.ts';

const NO_COMPANIES: RawPage = { results: '[]', count: 0, exact: true };

/** Matches words first, and parts of names only when that finds nothing. */
async function withFallback<Found extends { count: number }>(
  query: CompanyQuery,
  nothing: Found,
  read: (query: CompanyQuery, more: ListFilter[]) => Promise<Found>,
): Promise<Found> {
  if (matchesNothing(query)) return nothing;
  const found = await read(query, []);
  const parts = found.count === 0 && query.words ? partsFilter(query.text) : null;
  if (!parts) return found;
  return read({ ...query, words: null, sort: query.sort === 'relevance' ? 'name_asc' : query.sort }, [parts]);
}

/** At most four statements, six where a `q` finds nothing; identifying the caller costs one more. */
export function listCompanies(
  db: Database,
  cache: CountCache,
  query: CompanyQuery,
  { page, limit, viewer }: { page: number; limit: number; viewer: Viewer | null },
): Promise<RawPage> {
  return withFallback(query, NO_COMPANIES, (asked, more) =>
    readList(db, cache, {
      source: companySource(viewer),
      filters: [...companyFilters(asked), ...more],
      order: orderOf(asked),
      limit,
      offset: (page - 1) * limit,
    }),
  );
}

/** The categories of the companies that match all filters but the category. At most three statements, six where a `q` finds nothing. */
export async function countCategories(db: Database, asked: CompanyQuery): Promise<CategoryFacet[]> {
  const query = { ...asked, category: null };
  const found = await withFallback(query, { facets: [], count: 0 }, async (of, more) => {
    const facets = await countByCategory(db, companySource(null), [...companyFilters(of), ...more]);
    return { facets, count: facets.length };
  });
  return found.facets;
}

/** The map. A page that is not full is its own count. Takes as many statements as the list. */
export async function listMarkers(
  db: Database,
  cache: CountCache,
  { page, limit, ...filter }: CompanyMarkerQuery,
  viewer: Viewer | null,
): Promise<RawPage> {
  const offset = (page - 1) * limit;
  const query = await toCompanyQuery(db, filter, viewer);
  return withFallback(query, NO_COMPANIES, async (asked, more) => {
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
