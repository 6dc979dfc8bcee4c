import type { QuoteCounts } from '@wspolnik/contract';
import { ListStates, NoMatch, useList, useListQuery } from '@wspolnik/kit';
import { FilterLinks } from '@wspolnik/kit/lists';
import { LinkButton } from '@wspolnik/system';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from '../../lib/order-list-page.module.css';
import { NothingYet, OrderListPage } from '../../lib/order-list-page.tsx';
import type { OrderSide } from '../../lib/order-query.ts';
import { REQUESTS_PATH } from '../../lib/quote-requests.reads.ts';
import {
  QUOTE_STATUSES,
  type QuoteQuery,
  quoteListReads,
  quoteQueries,
  useLiveQuotes,
} from '../../lib/quotes.reads.ts';
import { QuoteRow, QuoteRowSkeleton } from './quote-row.tsx';
import { quotesMessages as messages, sideMessages, statusMessages } from './quotes.messages.ts';

export function AskedQuotesPage() {
  return <QuotesPage side="purchases" />;
}

export function ReceivedQuotesPage() {
  return <QuotesPage side="sales" />;
}

/** Sent or received quotes and applications. */
function QuotesPage({ side }: { side: OrderSide }) {
  const { formatMessage } = useIntl();
  const of = quoteQueries[side];
  const query = useListQuery(of);
  const list = useList(quoteListReads[side](query));
  const title = formatMessage(messages.title);
  useLiveQuotes();
  const count = list.data?.count;
  return (
    <OrderListPage
      {...{ side, title, count }}
      tab="quotes"
      intro={formatMessage(sideMessages[side].intro)}
      countMessage={messages.count}
      actions={side === 'purchases' && <ToRequests />}
    >
      {count === 0 && !query.status ? null : <StatusFilter {...{ side, query }} counts={list.data?.counts ?? null} />}
      <ListStates
        {...{ list, query, of }}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<QuoteRowSkeleton rows={4} />}
        empty={
          <NothingYet
            side={side}
            icon={<MessageCircleQuestionMark size={26} strokeWidth={1.75} />}
            messages={sideMessages[side]}
          />
        }
        noMatch={
          <NoMatch
            to={of.href(of.cleared(query))}
            title={formatMessage(messages.filterEmpty)}
            text={formatMessage(messages.filterEmptyDetail)}
          />
        }
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((quote) => (
              <li key={quote.id}>
                <QuoteRow quote={quote} side={side} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </OrderListPage>
  );
}

/** Questions to several sellers, whose quotes are among these. */
function ToRequests() {
  return (
    <LinkButton size="sm" variant="outline" to={REQUESTS_PATH}>
      {useIntl().formatMessage(messages.requests)}
    </LinkButton>
  );
}

interface StatusFilterProps {
  side: OrderSide;
  query: QuoteQuery;
  /** Null while they are not known. */
  counts: QuoteCounts | null;
}

function StatusFilter({ side, query, counts }: StatusFilterProps) {
  const { formatMessage } = useIntl();
  const of = quoteQueries[side];
  const options = [undefined, ...QUOTE_STATUSES].map((value) => ({
    value,
    label: formatMessage(value ? statusMessages[value] : messages.filterAll),
    count: value && counts?.[value],
  }));
  return (
    <div className={classes.filter}>
      <FilterLinks
        label={formatMessage(messages.filterLabel)}
        options={options}
        selected={query.status}
        to={(status) => of.href(of.with(query, { status }))}
      />
    </div>
  );
}
