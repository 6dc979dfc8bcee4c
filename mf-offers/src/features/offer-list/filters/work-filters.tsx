import { FilterGroup } from '@wspolnik/kit/lists';
import { Checkbox } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { listValue, type OfferQuery, toggled, WORK_SCHEDULE_TYPES, WORKPLACE_TYPES } from '../../../lib/offer-query.ts';
import { useCategories } from '../../../lib/offers.reads.ts';
import { workMessages } from '../../../lib/work.messages.ts';
import { filterMessages as messages } from '../offer-list.messages.ts';
import { changeFilters, useFilter } from '../use-offer-query.ts';
import type { OptionCounts } from './use-option-counts.ts';
import { hasJobs, hasWorkFilter } from './work.ts';

interface CountedProps {
  countOf: OptionCounts;
}

/** The filters of jobs, only beside a category of jobs; a link may have set one of them without. */
export function WorkFilters({ query, countOf }: CountedProps & { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const { categories } = useCategories();
  const chosen = [...listValue(query.category), ...listValue(query.categories)];
  if (!hasJobs(chosen, categories) && !hasWorkFilter(query)) return null;
  return (
    <>
      <ChoiceFilter param="workplace_types" title={messages.workplace} values={WORKPLACE_TYPES} countOf={countOf} />
      <ChoiceFilter
        param="work_schedule_types"
        title={messages.schedule}
        values={WORK_SCHEDULE_TYPES}
        countOf={countOf}
      />
      <FilterGroup title={formatMessage(messages.salaryTitle)}>
        <FlagFilter param="with_salary" count={countOf('salary', 'with')} />
        <FlagFilter param="without_salary" count={countOf('salary', 'without')} />
      </FilterGroup>
    </>
  );
}

interface ChoiceFilterProps extends CountedProps {
  param: 'workplace_types' | 'work_schedule_types';
  title: { id: string };
  values: readonly (keyof typeof workMessages)[];
}

function ChoiceFilter({ param, title, values, countOf }: ChoiceFilterProps) {
  const { formatMessage } = useIntl();
  const chosen = listValue(useFilter(param));
  return (
    <FilterGroup title={formatMessage(title)}>
      {values.map((value) => (
        <CountedCheckbox
          key={value}
          count={countOf(param, value)}
          checked={chosen.includes(value)}
          onChange={() => changeFilters((current) => ({ [param]: toggled(current[param], value) }))}
          label={formatMessage(workMessages[value])}
        />
      ))}
    </FilterGroup>
  );
}

interface FlagFilterProps {
  param: 'with_salary' | 'without_salary';
  count: number | undefined;
}

function FlagFilter({ param, count }: FlagFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <CountedCheckbox
      count={count}
      checked={useFilter(param) === 'true'}
      onChange={(isChecked) => changeFilters({ [param]: isChecked ? 'true' : undefined })}
      label={formatMessage(messages[param])}
    />
  );
}

interface CountedCheckboxProps {
  label: string;
  count: number | undefined;
  checked: boolean;
  onChange(isChecked: boolean): void;
}

function CountedCheckbox({ label, count, checked, onChange }: CountedCheckboxProps) {
  const { formatNumber } = useIntl();
  const shown = count === undefined ? {} : { count: formatNumber(count) };
  return (
    <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} {...shown}>
      {label}
    </Checkbox>
  );
}
