import { Checkbox } from '@wspolnik/shared-ui';
import { FilterGroup, FilterSkeleton, NetworkFilter, PlaceFilter, RatingFilter } from '@wspolnik/shared-ui/lists';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import {
  listValue,
  type OfferQuery,
  offerQuery,
  toggled,
  WORK_SCHEDULE_TYPES,
  WORKPLACE_TYPES,
} from '../../../lib/offer-query.ts';
import { useCategories } from '../../../lib/offers.reads.ts';
import { workMessages } from '../../../lib/work.messages.ts';
import { filterMessages as messages } from '../offer-list.messages.ts';
import { changeFilters, useFilter } from '../use-offer-query.ts';
import { CategoryFilter } from './category-filter.tsx';
import { PriceFilter } from './price-filter.tsx';

interface FilterProps {
  query: OfferQuery;
}

/** The filter panel, beside the list and in the sheet of small screens. */
export const OfferFilters = memo(function OfferFilters({ query }: FilterProps) {
  const { formatMessage } = useIntl();
  const { isLoading } = useCategories();
  // All controls are below the categories, and the layout must not shift once they can be clicked.
  if (isLoading) return <FilterSkeleton />;
  return (
    <>
      <CategoryFilter />
      <PriceFilter query={query} />
      <PlaceFilter of={offerQuery} query={query} />
      <RatingFilter of={offerQuery} />
      <NetworkFilter of={offerQuery} />
      <ChoiceFilter param="workplace_types" title={messages.workplace} values={WORKPLACE_TYPES} />
      <ChoiceFilter param="work_schedule_types" title={messages.schedule} values={WORK_SCHEDULE_TYPES} />
      <FilterGroup title={formatMessage(messages.salaryTitle)}>
        <FlagFilter param="with_salary" />
        <FlagFilter param="without_salary" />
      </FilterGroup>
    </>
  );
});

interface ChoiceFilterProps {
  param: 'workplace_types' | 'work_schedule_types';
  title: { id: string };
  values: readonly (keyof typeof workMessages)[];
}

const ChoiceFilter = memo(function ChoiceFilter({ param, title, values }: ChoiceFilterProps) {
  const { formatMessage } = useIntl();
  const chosen = listValue(useFilter(param));
  return (
    <FilterGroup title={formatMessage(title)}>
      {values.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={() => changeFilters((current) => ({ [param]: toggled(current[param], value) }))}
        >
          {formatMessage(workMessages[value])}
        </Checkbox>
      ))}
    </FilterGroup>
  );
});

const FlagFilter = memo(function FlagFilter({ param }: { param: keyof OfferQuery & keyof typeof messages }) {
  const { formatMessage } = useIntl();
  return (
    <Checkbox
      checked={useFilter(param) === 'true'}
      onChange={({ target }) => changeFilters({ [param]: target.checked ? 'true' : undefined })}
    >
      {formatMessage(messages[param])}
    </Checkbox>
  );
});
