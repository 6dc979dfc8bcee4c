import { ListPage, type ListQuery, type ListState, ListStates } from '@wspolnik/kit';
import { ListSearch } from '@wspolnik/kit/lists';
import { EmptyState, Link, Select, type SelectOption } from '@wspolnik/system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import people from './people.module.css';
import classes from './people-list.module.css';

interface PeoplePage<Item> {
  count: number;
  count_exact: boolean;
  limit: number;
  results: readonly Item[];
}

interface Searched {
  page?: string | undefined;
  q?: string | undefined;
}

type Text = 'title' | 'count' | 'countOver' | 'failed' | 'empty' | 'search' | 'searchPlaceholder';

interface PeopleListProps<Item extends { id: string }, Query extends Searched> {
  list: ListState<PeoplePage<Item>>;
  query: Query;
  of: ListQuery<Query>;
  messages: Record<Text, MessageDescriptor>;
  icon: LucideIcon;
  /** Beside the search. */
  filters: ReactNode;
  row(item: Item): ReactNode;
}

/** Accounts or companies, with a search and filters. */
export function PeopleList<Item extends { id: string }, Query extends Searched>(props: PeopleListProps<Item, Query>) {
  const { list, query, of, messages, icon: Icon, filters, row } = props;
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const { data, isOther } = list;
  const countText = data?.count_exact ? messages.count : messages.countOver;
  return (
    <ListPage title={title} count={data && !isOther ? formatMessage(countText, { count: data.count }) : undefined}>
      <div className={classes.tools}>
        <div className={classes.search}>
          <ListSearch
            {...{ of, query }}
            label={formatMessage(messages.search)}
            placeholder={formatMessage(messages.searchPlaceholder)}
          />
        </div>
        {filters}
      </div>
      <ListStates
        {...{ list, query, of }}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<RowsSkeleton />}
        empty={<EmptyState icon={<Icon size={26} strokeWidth={1.75} />} title={formatMessage(messages.empty)} />}
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((item) => (
              <li key={item.id}>{row(item)}</li>
            ))}
          </ul>
        )}
      </ListStates>
    </ListPage>
  );
}

interface FilterSelectProps {
  label: string;
  /** Text of no filter. */
  all: string;
  options: readonly SelectOption[];
  value: string | undefined;
  onChange(value: string | undefined): void;
}

export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <Select
      className={classes.filter}
      aria-label={label}
      options={[{ value: '', label: all }, ...options]}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}

interface PeopleRowProps {
  /** Of the heading; unique on the page. */
  id: string;
  to: string;
  name: string;
  avatar: ReactNode;
  facts: ReactNode;
  badges: ReactNode;
}

export function PeopleRow({ id, to, name, avatar, facts, badges }: PeopleRowProps) {
  return (
    <article aria-labelledby={id} className={classes.item}>
      {avatar}
      <div className={classes.words}>
        <h2 id={id} className={people.name}>
          <Link to={to}>{name}</Link>
        </h2>
        <p className={people.muted}>{facts}</p>
      </div>
      <div className={classes.badges}>{badges}</div>
    </article>
  );
}

/** As high as the rows of a list. */
function RowsSkeleton() {
  return (
    <div aria-hidden="true" className={classes.listSkeleton}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
        <div key={key} />
      ))}
    </div>
  );
}
