import { FilterChip } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { type ActiveFilter, withoutAll } from './use-active-filters.ts';
import { changeFilters } from './use-offer-query.ts';

export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const { formatMessage } = useIntl();
  if (filters.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={formatMessage(messages.activeFilters)}>
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <FilterChip label={label} onRemove={() => changeFilters(without)} />
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => changeFilters(withoutAll(filters))}>
          {formatMessage(messages.clear)}
        </button>
      </li>
    </ul>
  );
}
