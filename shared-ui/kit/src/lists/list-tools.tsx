import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import {
  classNames,
  Input,
  localePath,
  Segmented,
  Select,
  type SelectOption,
  useLocale,
  useLocation,
  useTypedParam,
} from '@wspolnik/system';
import { LayoutGrid, MapPinned, Search } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { KeptQuery } from './kept-query.tsx';
import classes from './lists.module.css';
import { type CommonQuery, changeFilters, type FilterProps, NEAREST, useFilter } from './query.ts';

export interface ListSearchProps extends FilterProps {
  label: string;
  placeholder: string;
}

/** The words of the search. */
export function ListSearch({ of, query, label, placeholder }: ListSearchProps) {
  const [page] = useState(useLocation().pathname);
  const search = (q: string) => {
    // The page that was opened meanwhile may still be loading: the pause of typing does not lead back from it.
    if (window.location.pathname.endsWith(page)) changeFilters(of, { q });
  };
  const locale = useLocale();
  const { text, setText, commitNow } = useTypedParam(useFilter(of, 'q') ?? '', search, SEARCH_LENGTH);
  return (
    <search className={classes.search}>
      <form
        action={localePath(of.href({}), locale)}
        onSubmit={(event) => {
          event.preventDefault();
          commitNow();
        }}
      >
        <Input
          type="search"
          name="q"
          start={<Search aria-hidden size={18} strokeWidth={1.75} />}
          aria-label={label}
          placeholder={placeholder}
          maxLength={SEARCH_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <KeptQuery {...{ of, query }} except={['q']} />
      </form>
    </search>
  );
}

export interface ListSortProps extends FilterProps {
  options: readonly SelectOption[];
  /** The order of a list without words and without a parameter. */
  usual: string;
}

/** With words the usual order is that of relevance. */
export function ListSort({ of, query, options, usual: usualWithoutWords }: ListSortProps) {
  const { formatMessage } = useIntl();
  const relevance = { value: 'relevance', label: formatMessage({ id: 'ui.filters.relevance' }) };
  const [orders, usual] = query.q ? [[relevance, ...options], relevance.value] : [options, usualWithoutWords];
  return (
    <Select
      className={classNames(classes.sort, 'wp-needs-scripts')}
      aria-label={formatMessage({ id: 'ui.filters.sort' })}
      options={[...orders]}
      value={query.sort_by ?? usual}
      onChange={({ target }) => changeFilters(of, { sort_by: target.value === usual ? undefined : target.value })}
    />
  );
}

/** The order of a list, which knows no distances. */
const listOrder = ({ sort_by }: CommonQuery) => (sort_by === NEAREST ? undefined : sort_by);
const WITHOUT_MAP: CommonQuery = { view: undefined, at: undefined };

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** List or map; in the address as `view=map`. */
export function ViewSwitch({ of, query }: FilterProps) {
  const { formatMessage } = useIntl();
  return (
    <Segmented
      className={classNames(classes.views, 'wp-needs-scripts')}
      label={formatMessage({ id: 'ui.filters.view' })}
      options={[
        { value: 'list', label: formatMessage({ id: 'ui.filters.viewList' }), icon: <LayoutGrid {...ICON} /> },
        { value: 'map', label: formatMessage({ id: 'ui.filters.viewMap' }), icon: <MapPinned {...ICON} /> },
      ]}
      value={query.view ?? 'list'}
      onChange={(view) => changeFilters(of, view === 'map' ? { view } : { ...WITHOUT_MAP, sort_by: listOrder(query) })}
    />
  );
}
