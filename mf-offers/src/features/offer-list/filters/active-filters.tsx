import { FilterChip, useKeptFocus } from '@wspolnik/shared-ui';
import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { offerListMessages as messages } from '../offer-list.messages.ts';
import classes from '../offer-list.module.css';
import { SaveSearch } from '../saved-searches/save-search.tsx';
import { changeFilters } from '../use-offer-query.ts';
import { type ActiveFilter, withoutAll } from './use-active-filters.ts';

/** Id of the list of results, which gets the focus when the last chip is removed. */
export const RESULTS_ID = 'offer-results';

interface ActiveFiltersProps {
  query: OfferQuery;
  filters: readonly ActiveFilter[];
}

export const ActiveFilters = memo(function ActiveFilters({ query, filters }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, () => document.getElementById(RESULTS_ID));
  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={classes.chips} aria-label={formatMessage(messages.activeFilters)}>
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
      <li>
        <SaveSearch query={query} filters={filters} />
      </li>
    </ul>
  );
});
