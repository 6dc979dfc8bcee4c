import { FilterControls, type FilterControlsProps, listValue } from '@wspolnik/kit/lists';
import { salaryFilter, scheduleFilter, workplaceFilter } from '../../../lib/offer-filters.ts';
import { type OfferQuery, offerQuery } from '../../../lib/offer-query.ts';
import { useCategories } from '../../../lib/offers.reads.ts';
import { hasJobs, hasWorkFilter } from './work.ts';

const WORK_FILTERS = [workplaceFilter, scheduleFilter, salaryFilter];

interface WorkFiltersProps extends Pick<FilterControlsProps, 'countOf'> {
  query: OfferQuery;
}

/** The filters of jobs, only beside a category of jobs; a link may have set one of them without. */
export function WorkFilters({ query, countOf }: WorkFiltersProps) {
  const { categories } = useCategories();
  const chosen = [...listValue(query.category), ...listValue(query.categories)];
  if (!hasJobs(chosen, categories) && !hasWorkFilter(query)) return null;
  return <FilterControls of={offerQuery} filters={WORK_FILTERS} countOf={countOf} />;
}
