import { useSessionStore } from '@wspolnik/shared-auth';
import { Checkbox, StarRating } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { FilterGroup } from './filter-group.tsx';
import { changeFilters, type QueryOf, useFilter } from './query.ts';

/** Companies with at least so many stars. */
export function RatingFilter({ of }: { of: QueryOf }) {
  const title = useIntl().formatMessage({ id: 'ui.filters.ratingTitle' });
  return (
    <FilterGroup title={title}>
      <StarRating
        label={title}
        value={Number(useFilter(of, 'company_rating') ?? 0)}
        onChange={(rating) => changeFilters(of, { company_rating: rating ? String(rating) : undefined })}
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
