import { CategoryFilter as CategoryTree } from '@wspolnik/shared-ui/forms';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { flatten } from '../../../lib/categories.ts';
import { listValue } from '../../../lib/offer-query.ts';
import { useCategories } from '../../../lib/offers.reads.ts';
import { filterMessages as messages } from '../offer-list.messages.ts';
import { changeFilters, useFilter } from '../use-offer-query.ts';
import { FilterGroup } from './filter-group.tsx';

/** Categories that can still be looked through; more get a field to search them. */
const AT_A_GLANCE = 60;

export const CategoryFilter = memo(function CategoryFilter() {
  const { formatMessage } = useIntl();
  const { categories } = useCategories();
  // A link from elsewhere names one category; with the first click here it joins the others.
  const chosen = [useFilter('category'), useFilter('categories')].filter(Boolean).join(',');
  const isSearchable = useMemo(() => flatten(categories).length > AT_A_GLANCE, [categories]);
  if (categories.length === 0) return null;
  const title = formatMessage(messages.category);
  return (
    <FilterGroup title={title}>
      <CategoryTree
        aria-label={title}
        categories={categories}
        counts
        searchable={isSearchable}
        value={listValue(chosen)}
        onChange={(ids) => changeFilters({ category: undefined, categories: ids.join(',') || undefined })}
      />
    </FilterGroup>
  );
});
