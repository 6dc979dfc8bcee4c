import type { CompanyListQuery } from '@wspolnik/contract/companies';
import type { Circle } from '../../platform/geo.sql.ts';
import type { SearchedWords } from '../../platform/words/search-words.ts';
import type { Viewer } from '../network/index.ts';
import type { ReadQuery, TownQuery } from '../search-words/index.ts';

export type CompanySort = NonNullable<CompanyListQuery['sort_by']>;

/** A query of a list of companies; null for "any". */
export interface CompanyQuery {
  /** Words of `q` without its town, and its text. */
  words: SearchedWords | null;
  text: string;
  read: ReadQuery;
  /** How `q` was read when it names a town, which is the filter `cities` then. */
  inTown: TownQuery | null;
  /** Nodes of the category and those above it, the root first; empty for an unknown one. */
  category: readonly number[] | null;
  /** Any of them, folded. */
  cities: readonly string[] | null;
  rating: number | null;
  /** Any of them, the most relevant first. */
  ids: readonly string[] | null;
  circle: Circle | null;
  /** The viewer whose contacts are listed. */
  contactsOf: Viewer | null;
  /** `relevance` needs words or ids. */
  sort: CompanySort | 'relevance';
}

/** Whether nothing can match: the category or the town is unknown. */
export function matchesNothing({ category, cities }: CompanyQuery): boolean {
  return category?.length === 0 || cities?.length === 0;
}
