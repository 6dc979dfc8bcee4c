import { FilterControls, listValue } from '@wspolnik/kit/lists';
import { contractFilter, salaryFilter, scheduleFilter, workplaceFilter } from '../../../lib/offer-filters.ts';
import { type OfferQuery, offerQuery } from '../../../lib/offer-query.ts';
import { useCategories } from '../../../lib/offers.reads.ts';
import { SalaryPresets } from './salary-presets.tsx';
import type { OptionCounts } from './use-option-counts.ts';
import { hasJobs, hasWorkFilter } from './work.ts';

const TYPES = [workplaceFilter, scheduleFilter, contractFilter];
const SALARY = [salaryFilter];

interface WorkFiltersProps {
  query: OfferQuery;
  countOf: OptionCounts;
}

/** The filters of jobs, only beside a category of jobs; a link may have set one of them without. */
export function WorkFilters({ query, countOf }: WorkFiltersProps) {
  const { categories } = useCategories();
  const chosen = [...listValue(query.category), ...listValue(query.categories)];
  if (!hasJobs(chosen, categories) && !hasWorkFilter(query)) return null;
  const place = { of: offerQuery, countOf };
  return (
    <>
      <FilterControls {...place} filters={TYPES} />
      <SalaryPresets {...{ query, countOf }} />
      <FilterControls {...place} filters={SALARY} />
    </>
  );
}
