import { useSessionStore } from '@wspolnik/shared-auth';
import { Checkbox } from '@wspolnik/system';
import { Star } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FilterGroup } from './filter-group.tsx';
import { PresetChips } from './preset-chips.tsx';
import { changeFilters, type QueryOf, useFilter } from './query.ts';

const RATINGS = ['4.5', '4', '3'];

interface RatingFilterProps {
  of: QueryOf;
  /** Results of each lowest rating, where they are known. */
  countOf?(rating: string): number | undefined;
}

/** Companies with at least such a rating. */
export function RatingFilter({ of, countOf }: RatingFilterProps) {
  const { formatMessage, formatNumber } = useIntl();
  const chosen = useFilter(of, 'company_rating');
  const options = RATINGS.map((value) => ({
    value,
    label: (
      <>
        <Star aria-hidden size={14} fill="currentColor" strokeWidth={0} />
        {formatMessage({ id: 'ui.filters.ratingFrom' }, { rating: formatNumber(Number(value)) })}
      </>
    ),
    count: countOf?.(value),
  }));
  return (
    <FilterGroup title={formatMessage({ id: 'ui.filters.ratingTitle' })}>
      <PresetChips
        options={options}
        chosen={RATINGS.find((rating) => Number(rating) === Number(chosen))}
        onChange={(company_rating) => changeFilters(of, { company_rating })}
      />
    </FilterGroup>
  );
}

/** Only the contacts of the profile in use; a guest has none. */
export function NetworkFilter({ of }: { of: QueryOf }) {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  const network = useFilter(of, 'network');
  if (!isAuth) return null;
  return (
    <Checkbox
      checked={network === 'true'}
      onChange={({ target }) => changeFilters(of, { network: target.checked ? 'true' : undefined })}
    >
      {formatMessage({ id: 'ui.filters.network' })}
    </Checkbox>
  );
}
