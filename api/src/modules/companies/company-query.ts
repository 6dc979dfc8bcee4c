import type { CompanyListQuery } from '@wspolnik/contract/companies';
import type { Viewer } from '../network/index.ts';
import type { TextQuery } from '../search-words/index.ts';

export type CompanySort = NonNullable<CompanyListQuery['sort_by']>;

/** A query of a list of companies; null for "any". */
export interface CompanyQuery extends TextQuery {
  /** Nodes of the category and those above it, the root first; empty for an unknown one. */
  category: readonly number[] | null;
  rating: number | null;
  /** The viewer whose contacts are listed. */
  contactsOf: Viewer | null;
  /** `relevance` needs words or ids. */
  sort: CompanySort | 'relevance';
}

/** Whether nothing can match: the category or the town is unknown. */
export function matchesNothing({ category, cities }: CompanyQuery): boolean {
  return category?.length === 0 || cities?.length === 0;
}
