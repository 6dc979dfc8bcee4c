import { FilterGroup, PresetChips } from '@wspolnik/kit/lists';
import { useIntl } from 'react-intl';
import { filterMessages as messages } from '../../../lib/filter.messages.ts';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { changeFilters } from '../use-offer-query.ts';
import type { OptionCounts } from './use-option-counts.ts';

/** zł a month. Those that the API counts (`OFFER_OPTIONS`). */
const PRESETS = ['5000', '8000', '12000', '16000'];

/** Jobs that pay at least so much a month. */
export function SalaryPresets({ query, countOf }: { query: OfferQuery; countOf: OptionCounts }) {
  const { formatMessage, formatNumber } = useIntl();
  const options = PRESETS.map((value) => ({
    value,
    label: formatMessage(messages.priceFrom, { from: formatNumber(Number(value), { useGrouping: 'always' }) }),
    count: countOf('salary_min', value),
  }));
  return (
    <FilterGroup title={formatMessage(messages.salaryMonth)}>
      <PresetChips
        options={options}
        chosen={PRESETS.find((value) => Number(value) === Number(query.salary_min))}
        onChange={(salary_min) => changeFilters({ salary_min })}
      />
    </FilterGroup>
  );
}
