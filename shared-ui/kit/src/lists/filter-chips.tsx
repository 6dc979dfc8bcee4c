import { FilterChip, localePath, plainClick, useKeptFocus, useLocale } from '@wspolnik/system';
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
  query: Query;
  /** After the chips, e.g. to save the search. */
  children?: ReactNode;
}

/** The active filters, each with a link that removes it. */
export function FilterChips<Query extends object>({
  of,
  query,
  filters,
  resultsId,
  children,
}: FilterChipsProps<Query>) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, () => document.getElementById(resultsId));
  if (filters.length === 0) return null;
  const changed = (change: Query) => of.href(of.with(query, change));
  const all = withoutAll(filters);
  return (
    <ul ref={list} className={classes.chips} aria-label={formatMessage({ id: 'ui.filters.active' })}>
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <FilterChip label={label} to={changed(without)} onRemove={() => changeQuery(of, without)} />
        </li>
      ))}
      <li>
        <a
          href={localePath(changed(all), locale)}
          rel="nofollow"
          className={classes.clear}
          onClick={plainClick(() => changeQuery(of, all))}
        >
          {formatMessage({ id: 'ui.filters.clear' })}
        </a>
      </li>
      {children && <li>{children}</li>}
    </ul>
  );
}
