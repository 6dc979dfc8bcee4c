import type { Category } from '@wspolnik/api/contract';
import { useList, useListQuery } from '@wspolnik/shared-ui/remote';
import { useMemo } from 'react';
import { offerQuery } from '../../../lib/offer-query.ts';
import { offerFacetsRead, useCategories } from '../../../lib/offers.reads.ts';

/** How the other filters are counted: any category may be chosen beside them. */
const WITHOUT_CATEGORY = { category: undefined, categories: undefined, sort_by: undefined, page: undefined };

/** The tree of categories with the offers that each has under the other filters; without any, those of the catalogue. */
export function useCategoryCounts(): Category[] {
  const { categories } = useCategories();
  const others = { ...useListQuery(offerQuery), ...WITHOUT_CATEGORY };
  const { data } = useList(offerQuery.hasFilters(others) ? offerFacetsRead(others) : null);
  const counted = data?.facets?.category;
  return useMemo(() => {
    if (!counted) return categories;
    const counts = new Map(counted.map(({ id, count }) => [id, count]));
    const recounted = (nodes: readonly Category[]): Category[] =>
      nodes.map((node) => ({
        ...node,
        offer_count: counts.get(node.id) ?? 0,
        children: recounted(node.children),
      }));
    return recounted(categories);
  }, [categories, counted]);
}
