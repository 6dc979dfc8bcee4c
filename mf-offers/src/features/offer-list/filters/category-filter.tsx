import { CategoriesFailed, FilterGroup, listValue, useCountedCategories } from '@wspolnik/kit/lists';
import { CategoryFilter as CategoryTree } from '@wspolnik/system/forms';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { flatten } from '../../../lib/categories.ts';
import { filterMessages as messages } from '../../../lib/filter.messages.ts';
import { offerQuery } from '../../../lib/offer-query.ts';
import { offerFacetsRead, useCategories } from '../../../lib/offers.reads.ts';
import { changeFilters, useFilter } from '../use-offer-query.ts';
import { hasJobs, WITHOUT_WORK } from './work.ts';

/** Up to this number of categories no search field is needed. */
const SEARCH_THRESHOLD = 60;

export const CategoryFilter = memo(function CategoryFilter() {
  const { formatMessage } = useIntl();
  const { categories: catalogue, hasFailed, retry } = useCategories();
  const categories = useCountedCategories({
    categories: catalogue,
    counts: 'offer_count',
    of: offerQuery,
    read: offerFacetsRead,
  });
  // An external link names one category; the first click here replaces it with the list of chosen categories.
  const chosen = [useFilter('category'), useFilter('categories')].filter(Boolean).join(',');
  const isSearchable = useMemo(() => flatten(categories).length > SEARCH_THRESHOLD, [categories]);
  const title = formatMessage(messages.category);
  if (hasFailed) return <CategoriesFailed title={title} onRetry={retry} />;
  if (categories.length === 0) return null;
  const choose = (ids: readonly string[]) =>
    changeFilters({
      category: undefined,
      categories: ids.join(',') || undefined,
      // They are not shown without a category of jobs.
      ...(hasJobs(ids, catalogue) ? {} : WITHOUT_WORK),
    });
  return (
    <FilterGroup title={title}>
      <CategoryTree
        aria-label={title}
        categories={categories}
        counts="offer_count"
        searchable={isSearchable}
        value={listValue(chosen)}
        onChange={choose}
      />
    </FilterGroup>
  );
});
