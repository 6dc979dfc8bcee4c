import type { CompanyListQuery, CompanyMarkerQuery } from '@wspolnik/contract/companies';
import { type Circle, circleOf } from '../../platform/geo.sql.ts';
import { type SearchedWords, searchedWords } from '../../platform/words/search-words.ts';
import type { Database } from '../../storage/db.ts';
import { catalogOf } from '../categories/index.ts';
import type { Viewer } from '../network/index.ts';
import { selectCompanyCities } from './company-source.sql.ts';

export type CompanySort = NonNullable<CompanyListQuery['sort_by']>;

/** A query of a list of companies; null for "any". */
export interface CompanyQuery {
  /** Words of `q`, and its text. */
  words: SearchedWords | null;
  text: string;
  /** Nodes of the category and those above it, the root first; empty for an unknown one. */
  category: readonly number[] | null;
  /** Any of them, folded. */
  cities: readonly string[] | null;
  rating: number | null;
  circle: Circle | null;
  /** The viewer whose contacts are listed. */
  contactsOf: Viewer | null;
  /** `relevance` needs words. */
  sort: CompanySort | 'relevance';
}

type Filters = Omit<CompanyMarkerQuery, 'page' | 'limit'> & Pick<CompanyListQuery, 'sort_by'>;

/** One statement for a town, otherwise none. A guest has no network to filter by. */
export async function toCompanyQuery(db: Database, query: Filters, viewer: Viewer | null): Promise<CompanyQuery> {
  const words = searchedWords(query.q);
  const city = query.city?.trim();
  const { category } = query;
  return {
    words,
    text: query.q?.trim() ?? '',
    category: category ? ((await catalogOf(db).pathOf(category.toLowerCase())) ?? []) : null,
    cities: city ? await selectCompanyCities(db, city) : null,
    rating: query.company_rating || null,
    circle: circleOf(query),
    contactsOf: query.network ? viewer : null,
    sort: query.sort_by ?? (words ? 'relevance' : 'name_asc'),
  };
}

/** Whether nothing can match: the category or the town is unknown. */
export function matchesNothing({ category, cities }: CompanyQuery): boolean {
  return category?.length === 0 || cities?.length === 0;
}
