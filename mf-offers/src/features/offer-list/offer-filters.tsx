import { useSessionStore } from '@wspolnik/shared-auth';
import { Checkbox, StarRating } from '@wspolnik/shared-ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import {
  listValue,
  type OfferParam,
  type OfferQuery,
  toggled,
  WORK_SCHEDULE_TYPES,
  WORKPLACE_TYPES,
} from '../../lib/offer-query.ts';
import { workMessages } from '../../lib/work.messages.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FilterBones } from './filter-bones.tsx';
import { FilterGroup } from './filter-group.tsx';
import { filterMessages as messages } from './offer-list.messages.ts';
import { PlaceFilter } from './place-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { useCategories } from './use-categories.ts';
import { changeFilters, readsOnly } from './use-offer-query.ts';

interface FilterProps {
  query: OfferQuery;
}

/** The filter panel; stands at the side of the list and in the sheet of small screens. */
export const OfferFilters = memo(function OfferFilters({ query }: FilterProps) {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  const { categories, isLoading } = useCategories();
  // Everything stands below the categories, and nothing may move once it can be pressed.
  if (isLoading && categories.length === 0) return <FilterBones />;
  return (
    <>
      <CategoryFilter query={query} />
      <PriceFilter query={query} />
      <PlaceFilter query={query} />
      <RatingFilter query={query} />
      {isAuth && <FlagFilter query={query} param="network" />}
      <ChoiceFilter query={query} param="workplace_types" title={messages.workplace} values={WORKPLACE_TYPES} />
      <ChoiceFilter query={query} param="work_schedule_types" title={messages.schedule} values={WORK_SCHEDULE_TYPES} />
      <FilterGroup title={formatMessage(messages.salaryTitle)}>
        <FlagFilter query={query} param="with_salary" />
        <FlagFilter query={query} param="without_salary" />
      </FilterGroup>
    </>
  );
});

const RatingFilter = memo(function RatingFilter({ query }: FilterProps) {
  const { formatMessage } = useIntl();
  return (
    <FilterGroup title={formatMessage(messages.ratingTitle)}>
      <StarRating
        label={formatMessage(messages.ratingTitle)}
        value={Number(query.company_rating ?? 0)}
        onChange={(rating: number) => changeFilters({ company_rating: rating ? String(rating) : undefined })}
      />
    </FilterGroup>
  );
}, readsOnly('company_rating'));

interface FlagFilterProps extends FilterProps {
  param: OfferParam & keyof typeof messages;
}

/** A box keeps its parameter for life. */
const readsOwn = (before: FilterProps & { param: OfferParam }, after: FilterProps & { param: OfferParam }): boolean =>
  before.query[before.param] === after.query[after.param];

interface ChoiceFilterProps extends FilterProps {
  param: 'workplace_types' | 'work_schedule_types';
  title: { id: string };
  values: readonly (keyof typeof workMessages)[];
}

const ChoiceFilter = memo(function ChoiceFilter({ query, param, title, values }: ChoiceFilterProps) {
  const { formatMessage } = useIntl();
  const chosen = listValue(query[param]);
  return (
    <FilterGroup title={formatMessage(title)}>
      {values.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={() => changeFilters({ [param]: toggled(query[param], value) })}
        >
          {formatMessage(workMessages[value])}
        </Checkbox>
      ))}
    </FilterGroup>
  );
}, readsOwn);

const FlagFilter = memo(function FlagFilter({ query, param }: FlagFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <Checkbox
      checked={query[param] === 'true'}
      onChange={({ target }) => changeFilters({ [param]: target.checked ? 'true' : undefined })}
    >
      {formatMessage(messages[param])}
    </Checkbox>
  );
}, readsOwn);
