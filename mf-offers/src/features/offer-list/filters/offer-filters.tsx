import { FilterControls, FilterSkeleton, networkFilter, PlaceFilter, ratingFilter } from '@wspolnik/kit/lists';
import { memo, useDeferredValue } from 'react';
import { type OfferQuery, offerQuery } from '../../../lib/offer-query.ts';
import { useCategories } from '../../../lib/offers.reads.ts';
import { AskSeveral } from './ask-several.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { useOptionCounts } from './use-option-counts.ts';
import { WorkFilters } from './work-filters.tsx';

const LAST_FILTERS = [ratingFilter, networkFilter];

interface FilterProps {
  query: OfferQuery;
}

/** The filter panel, beside the list and in the sheet of small screens. */
export const OfferFilters = memo(function OfferFilters({ query }: FilterProps) {
  const { isLoading } = useCategories();
  const { countOf, isLoading: isCounting } = useOptionCounts(query);
  // All controls are below the categories, numbers make chips wider, and the layout must not shift once they can be clicked.
  const isWaiting = useDeferredValue(isLoading || isCounting);
  if (isWaiting) return <FilterSkeleton />;
  return (
    <>
      <CategoryFilter />
      <AskSeveral query={query} />
      <WorkFilters query={query} countOf={countOf} />
      <PriceFilter query={query} countOf={countOf} />
      <PlaceFilter of={offerQuery} query={query} />
      <FilterControls of={offerQuery} filters={LAST_FILTERS} countOf={countOf} />
    </>
  );
});
