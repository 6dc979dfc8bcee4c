import { FilterChip, useKeptFocus } from '@wspolnik/system';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { changeQuery } from '../use-list-query.ts';
import { type ActiveFilter, withoutAll } from './filter.ts';
import classes from './lists.module.css';
import type { QueryOf } from './query.ts';

export interface FilterChipsProps<Query extends object> {
  of: QueryOf<Query>;
  filters: readonly ActiveFilter<Query>[];
  /** Id of the list of results, which gets the focus when the last chip is removed. */
  resultsId: string;
  /** After the chips, e.g. to save the search. */
  children?: ReactNode;
}

/** The active filters, each with a button that removes it. */
export function FilterChips<Query extends object>({ of, filters, resultsId, children }: FilterChipsProps<Query>) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, () => document.getElementById(resultsId));
  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={classes.chips} aria-label={formatMessage({ id: 'ui.filters.active' })}>
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <FilterChip label={label} onRemove={() => changeQuery(of, without)} />
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => changeQuery(of, withoutAll(filters))}>
          {formatMessage({ id: 'ui.filters.clear' })}
        </button>
      </li>
      {children && <li>{children}</li>}
    </ul>
  );
}
