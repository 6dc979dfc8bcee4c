import type { CompanyListQuery, CompanyMarkerQuery } from '@wspolnik/contract/companies';
import { circleOf } from '../../platform/geo.sql.ts';
import { idsOf } from '../../platform/lists/ids.ts';
import type { Db } from '../../storage/db.ts';
import type { CategoryCatalog } from '../categories/index.ts';
import type { Viewer } from '../network/index.ts';
import { askedWords, type SearchBook } from '../search-words/index.ts';
import type { CompanyQuery } from './company-query.ts';
import { selectCompanyCities } from './company-source.sql.ts';

type Filters = Omit<CompanyMarkerQuery, 'page' | 'limit'> & Pick<CompanyListQuery, 'sort_by' | 'ids'>;

/** One statement for a town, otherwise none. A guest has no network to filter by. */
export async function toCompanyQuery(
  db: Db,
  query: Filters,
  { catalog, book, viewer }: { catalog: CategoryCatalog; book: SearchBook; viewer: Viewer | null },
): Promise<CompanyQuery> {
  const read = await book.read(query.q);
  const city = query.city?.trim();
  const circle = circleOf(query);
  const { inTown, words } = askedWords(read, Boolean(city || circle));
  const { category } = query;
  return {
    words,
    text: query.q?.trim() ?? '',
    category: category ? ((await catalog.pathOf(category.toLowerCase())) ?? []) : null,
    read,
    inTown,
    cities: city ? await selectCompanyCities(db, city) : (inTown?.town.folded ?? null),
    rating: query.company_rating || null,
    ids: idsOf(query.ids),
    circle,
    contactsOf: query.network ? viewer : null,
    sort: query.sort_by ?? (words ? 'relevance' : 'name_asc'),
  };
}
