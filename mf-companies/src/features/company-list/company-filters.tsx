import { changeQuery } from '@wspolnik/kit';
import {
  CategoriesFailed,
  FilterControls,
  FilterGroup,
  FilterSkeleton,
  PlaceFilter,
  useCountedCategories,
  useFilter,
} from '@wspolnik/kit/lists';
import { CategorySelect } from '@wspolnik/system/forms';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useCategories } from '../../lib/categories.reads.ts';
import { companyFacetsRead } from '../../lib/companies.reads.ts';
import { COMPANY_FILTERS, type CompanyQuery, companyQuery } from '../../lib/company-query.ts';
import { listMessages as messages } from './company-list.messages.ts';

/** The filter panel, beside the list and in the sheet of small screens. */
export const CompanyFilters = memo(function CompanyFilters({ query }: { query: CompanyQuery }) {
  const { isLoading } = useCategories();
  // All controls are below the categories, and the layout must not shift once they can be clicked.
  if (isLoading) return <FilterSkeleton />;
  return (
    <>
      <CategoryFilter />
      <PlaceFilter of={companyQuery} query={query} />
      <FilterControls of={companyQuery} filters={COMPANY_FILTERS} />
    </>
  );
});

const CategoryFilter = memo(function CategoryFilter() {
  const title = useIntl().formatMessage(messages.category);
  const { categories: catalogue, hasFailed, retry } = useCategories();
  const categories = useCountedCategories({
    categories: catalogue,
    counts: 'company_count',
    of: companyQuery,
    read: companyFacetsRead,
  });
  const chosen = useFilter(companyQuery, 'category') ?? '';
  if (hasFailed) return <CategoriesFailed title={title} onRetry={retry} />;
  if (categories.length === 0) return null;
  return (
    <FilterGroup title={title}>
      <CategorySelect
        aria-label={title}
        categories={categories}
        counts="company_count"
        framed={false}
        value={chosen}
        onChange={(id) => changeQuery(companyQuery, { category: id === chosen ? undefined : id || undefined })}
      />
    </FilterGroup>
  );
});
