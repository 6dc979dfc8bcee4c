import type { OFFER_SORTS, OwnOfferListQuery } from '@wspolnik/contract/offer-lists';
import type { Viewer } from '../network/index.ts';
import type { TextQuery } from '../search-words/index.ts';

export type OfferSort = (typeof OFFER_SORTS)[number];
/** Nodes of a category and those above it, the root first. */
export type CategoryPath = readonly number[];

/** Whose offers are read. */
export type Shown =
  | { offers: 'listed' }
  /** Of the company, or of every company for admins. */
  | { offers: 'inactive'; companyId: string | null }
  /** Of the own company, in one state or in any. */
  | { offers: 'own'; companyId: string; status: OwnOfferListQuery['status'] };

/** A query of a list of offers; null or empty for "any". */
export interface OfferQuery extends TextQuery {
  shown: Shown;
  /** Any of them; none of them lies below another one. */
  categories: readonly CategoryPath[] | null;
  /** Grosze. */
  price: { from: number | null; to: number | null };
  workplaces: readonly string[];
  schedules: readonly string[];
  contracts: readonly string[];
  /** Grosze a month. */
  salaryMin: number | null;
  hasSalary: boolean | null;
  rating: number | null;
  sellerId: string | null;
  /** The viewer whose contacts are the sellers. */
  contactsOf: Viewer | null;
  /** `relevance` needs words or ids. */
  sort: OfferSort | 'relevance';
}

/** Every listed offer. */
export const ANY_OFFER: OfferQuery = {
  shown: { offers: 'listed' },
  words: null,
  text: '',
  read: null,
  inTown: null,
  categories: null,
  cities: null,
  price: { from: null, to: null },
  workplaces: [],
  schedules: [],
  contracts: [],
  salaryMin: null,
  hasSalary: null,
  rating: null,
  sellerId: null,
  ids: null,
  circle: null,
  contactsOf: null,
  sort: 'date_desc',
};

/** Whether nothing can match: all categories or towns are unknown. */
export function matchesNothing({ categories, cities }: OfferQuery): boolean {
  return categories?.length === 0 || cities?.length === 0;
}
