import type { CategoryFacet } from '../../contract/offers.ts';
import { chooseConditions } from '../../platform/lists/read-list.ts';
import type { Db } from '../../storage/db.ts';
import { selectCategoryFacets } from './offer-facets.sql.ts';
import { offerFilters } from './offer-filters.sql.ts';
import { matchesNothing, type OfferQuery } from './offer-query.ts';
import { offerSource } from './offer-source.sql.ts';

/** Newest matches that stand for all where there are far more. */
const SAMPLED = 2_000;

/**
 * The categories of the offers that match all filters but the categories. Exact, unless so many offers have the words, or are around
 * the place, that only the newest 2 000 are looked at. At most three statements.
 */
export async function countCategories(db: Db, asked: OfferQuery): Promise<CategoryFacet[]> {
  const query = { ...asked, categories: null };
  if (matchesNothing(query)) return [];
  const { by, conditions, matches } = await chooseConditions(db, offerSource(null), offerFilters(query), SAMPLED);
  const newest = { most: SAMPLED, total: Math.round(matches) };
  return selectCategoryFacets(db, { conditions, ...(by === 'walk' && { newest }) });
}
