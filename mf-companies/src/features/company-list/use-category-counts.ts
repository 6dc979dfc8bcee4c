import type { Category } from '@wspolnik/api/contract';
import { countedCategories } from '@wspolnik/shared-ui/lists';
import { useList, useListQuery } from '@wspolnik/shared-ui/remote';
import { useMemo } from 'react';
import { useCategories } from '../../lib/categories.reads.ts';
import { companyFacetsRead } from '../../lib/companies.reads.ts';
import { companyQuery } from '../../lib/company-query.ts';

/** A category is counted as if it was chosen instead of the present one. */
const WITHOUT_CATEGORY = { category: undefined, sort_by: undefined, page: undefined };

/** The tree of categories with the companies that each has under the other filters; without any, those of the catalogue. */
export function useCategoryCounts(): Category[] {
  const { categories } = useCategories();
  const others = { ...useListQuery(companyQuery), ...WITHOUT_CATEGORY };
  const { data } = useList(companyQuery.hasFilters(others) ? companyFacetsRead(others) : null);
  const facets = data?.facets;
  return useMemo(() => countedCategories(categories, 'company_count', facets), [categories, facets]);
}
