import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  Pagination,
  useErrorText,
  useKeptFocus,
  usePagingTop,
} from '@wspolnik/system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListQuery } from './list-query.ts';
import { StaleNote } from './stale-note.tsx';
import classes from './states.module.css';
import type { ListState } from './use-read.ts';

/** As every list of the API answers. */
interface ListPage {
  count: number;
  limit: number;
  results: readonly unknown[];
}

interface Paged {
  page?: string | undefined;
}

export interface ListStatesProps<Page extends ListPage, Query extends Paged> {
  list: ListState<Page>;
  query: Query;
  /** Whose query it is: makes the addresses of the other pages. */
  of: ListQuery<Query>;
  /** Of the region, where the focus may be sent from outside. */
  id?: string;
  /** Names the region. */
  label: string;
  /** Title of the panel when nothing could be read. */
  failed: string;
  /** Of the same size as the list. */
  skeleton: ReactNode;
  /** Nothing is there at all, for anybody's filters. */
  empty: ReactNode;
  /** Nothing fits the filters; by default a text and a link that clears them. */
  noMatch?: ReactNode;
  /** A note about the results that follow. */
  notes?: ReactNode;
  /** False where all results are shown at once, as on a map. */
  paged?: boolean;
  /** Of a list that ends after `EXACT_COUNT_LIMIT` results: what the last page says there, as a way to fewer results. */
  cut?: ReactNode;
  children: (page: Page) => ReactNode;
}

/**
 * A list in each of its states: skeleton, failure, a note on outdated results, three kinds of empty (nothing at all, nothing for
 * these filters, a page past the end), results and the links to the other pages, which begin at the top of the list.
 */
export function ListStates<Page extends ListPage, Query extends Paged>(props: ListStatesProps<Page, Query>) {
  const { list, query, of, id, label, notes, cut, paged = true } = props;
  const { top, onPaging } = usePagingTop(query.page);
  useKeptFocus(top, () => top.current);
  const { data: page, isOther, error } = list;
  const isLoading = page === undefined ? !error : isOther && !error;
  const number = Number(query.page ?? 1);
  const isCut = cut !== undefined && page !== undefined && page.count > EXACT_COUNT_LIMIT;
  return (
    <section
      ref={top}
      id={id}
      className={classes.list}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isLoading || undefined}
    >
      <div role="status" className={classes.note}>
        <StaleNote read={list} />
        {notes}
      </div>
      <div className={page && isOther && !error ? classes.other : undefined}>
        <Content {...props} />
      </div>
      {paged && isCut && number * page.limit >= EXACT_COUNT_LIMIT && cut}
      {paged && page && (
        // biome-ignore lint/a11y/noStaticElementInteractions: catches the clicks of the links inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
        <div className={page.count > page.limit ? classes.pages : undefined} onClick={onPaging}>
          <Pagination
            page={number}
            count={isCut ? EXACT_COUNT_LIMIT : page.count}
            limit={page.limit}
            hrefFor={(number) => of.pageHref(query, number)}
          />
        </div>
      )}
    </section>
  );
}

function Content<Page extends ListPage, Query extends Paged>(props: ListStatesProps<Page, Query>): ReactNode {
  const { list, query, of, failed, skeleton, empty, noMatch, children } = props;
  const errorText = useErrorText();
  const { data: page, error, retry } = list;
  if (!page && error) return <ErrorPanel title={failed} detail={errorText(error)} onRetry={retry} />;
  if (!page) return skeleton;
  if (page.results.length > 0) return children(page);
  if (page.count > 0) return <PastEnd to={of.pageHref(query, 1)} />;
  if (!of.hasFilters(query)) return empty;
  return noMatch ?? <NoMatch to={of.href(of.cleared(query))} />;
}

function PastEnd({ to }: { to: string }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: 'ui.list.pastEnd' })}
      action={<LinkButton to={to}>{formatMessage({ id: 'ui.list.firstPage' })}</LinkButton>}
    />
  );
}

export interface NoMatchProps {
  /** The list without its filters. */
  to: string;
  title?: string;
  text?: string;
}

/** Nothing fits the filters. */
export function NoMatch({ to, title, text }: NoMatchProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={title ?? formatMessage({ id: 'ui.list.noMatch' })}
      text={text ?? formatMessage({ id: 'ui.list.noMatchText' })}
      action={
        <LinkButton to={to} variant="outline">
          {formatMessage({ id: 'ui.list.clear' })}
        </LinkButton>
      }
    />
  );
}
