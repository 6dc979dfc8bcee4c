import { ListPage, type ListQuery, type ListState, ListStates, type Read, useList, useListQuery } from '@wspolnik/kit';
import { EmptyState } from '@wspolnik/system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { type ListFilter, ListFilters, type SearchMessages } from './list-filters.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import classes from './rows.module.css';

/** A page of a list as the API answers. */
interface Answer<Item> {
  count: number;
  /** False where the API counts no further. */
  count_exact?: boolean;
  limit: number;
  results: readonly Item[];
}

interface ListOf<Page, Query extends object> {
  of: ListQuery<Query>;
  query: Query;
  list: ListState<Page>;
}

/** A list with its query in the address. */
export function useAdminList<Page, Query extends object>(
  of: ListQuery<Query>,
  read: Read<Page, Query>,
): ListOf<Page, Query> {
  const query = useListQuery(of);
  return { of, query, list: useList(read(query)) };
}

export interface ListMessages extends SearchMessages {
  title: MessageDescriptor;
  count: MessageDescriptor;
  /** Where the API counts no further. */
  countOver?: MessageDescriptor;
  failed: MessageDescriptor;
  empty: MessageDescriptor;
  emptyText?: MessageDescriptor;
}

interface AdminListProps<Item extends { id: string }, Query extends object> extends ListOf<Answer<Item>, Query> {
  messages: ListMessages;
  /** Of the empty list. */
  icon: LucideIcon;
  emptyAction?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** Filters that are links in a row. */
  links?: readonly ListFilter<Query>[];
  /** Filters that are selects, beside the search. */
  selects?: readonly ListFilter<Query>[];
  /** In place of `links`, search and `selects`. */
  filters?: ReactNode;
  skeleton?: ReactNode;
  /** Notes about the results. */
  notes?: ReactNode;
  /** Above the rows. */
  bar?(items: readonly Item[]): ReactNode;
  /** All rows in one box instead of a card each. */
  boxed?: boolean;
  row(item: Item): ReactNode;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** A list of the administration: its title with the number of results, filters, rows and other pages, in each of its states. */
export function AdminList<Item extends { id: string }, Query extends object>(props: AdminListProps<Item, Query>) {
  const { of, query, list, messages, icon: Icon, action, filters, skeleton, notes, bar, boxed, row, children } = props;
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const { data, isOther, error } = list;
  const countText = (data?.count_exact === false && messages.countOver) || messages.count;
  return (
    <ListPage
      title={title}
      count={data && !(error && isOther) ? formatMessage(countText, { count: data.count }) : undefined}
      action={action}
    >
      {filters ?? <ListFilters {...props} />}
      <ListStates
        {...{ of, query, list, notes }}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={skeleton ?? <RowSkeletons />}
        empty={
          <EmptyState
            icon={<Icon size={26} strokeWidth={1.75} />}
            title={formatMessage(messages.empty)}
            text={messages.emptyText && formatMessage(messages.emptyText)}
            action={props.emptyAction}
          />
        }
      >
        {({ results }) => (
          <>
            {bar?.(results)}
            <ul className={boxed ? classes.box : classes.list}>
              {results.map((item) => (
                <li key={item.id}>{row(item)}</li>
              ))}
            </ul>
          </>
        )}
      </ListStates>
      {children}
    </ListPage>
  );
}
