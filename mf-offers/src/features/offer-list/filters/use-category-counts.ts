import type { Category } from '@wspolnik/api/contract';
import { countedCategories } from '@wspolnik/shared-ui/lists';
import { useList, useListQuery } from '@wspolnik/shared-ui/remote';
import { useMemo } from 'react';
import { offerQuery } from '../../../lib/offer-query.ts';
import { offerFacetsRead, useCategories } from '../../../lib/offers.reads.ts';

/** A category is counted as if it was chosen instead of the present ones. */
const WITHOUT_CATEGORY = { category: undefined, categories: undefined, sort_by: undefined, page: undefined };

/** The tree of categories with the offers that each has under the other filters; without any, those of the catalogue. */
export function useCategoryCounts(): Category[] {
  const { categories } = useCategories();
  const others = { ...useListQuery(offerQuery), ...WITHOUT_CATEGORY };
  const { data } = useList(offerQuery.hasFilters(others) ? offerFacetsRead(others) : null);
  const facets = data?.facets;
  return useMemo(() => countedCategories(categories, 'offer_count', facets), [categories, facets]);
}
