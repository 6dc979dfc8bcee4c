import { ListStates, NoMatch, useList, useListQuery } from '@wspolnik/kit';
import { FilterLinks } from '@wspolnik/kit/lists';
import { EmptyState, LinkButton, useKeptFocus, usePage } from '@wspolnik/system';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';
import { OrderTabs } from '../../lib/order-tabs.tsx';
import {
  QUOTE_STATUSES,
  type QuoteQuery,
  quoteListReads,
  quoteQueries,
  useLiveQuotes,
} from '../../lib/quotes.reads.ts';
import { QuoteRow, QuoteRowSkeleton } from './quote-row.tsx';
import { quotesMessages as messages, sideMessages, statusMessages } from './quotes.messages.ts';
import classes from './quotes.module.css';

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
  usePage({ title });
  useLiveQuotes();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, () => heading.current);
  const count = list.data?.count;
  return (
    <div ref={root} className={`wp-container ${classes.page}`}>
      <header className={classes.header}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {count ? <p className={classes.count}>{formatMessage(messages.count, { count })}</p> : null}
      </header>
      <p className={classes.intro}>{formatMessage(sideMessages[side].intro)}</p>
      <OrderTabs side={side} selected="quotes" />
      {count === 0 && !query.status ? null : <StatusFilter {...{ side, query }} />}
      <ListStates
        {...{ list, query, of }}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<QuoteRowSkeleton rows={4} />}
        empty={<NoQuotes side={side} />}
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
    </div>
  );
}

function StatusFilter({ side, query }: { side: OrderSide; query: QuoteQuery }) {
  const { formatMessage } = useIntl();
  const of = quoteQueries[side];
  const options = [undefined, ...QUOTE_STATUSES].map((value) => ({
    value,
    label: formatMessage(value ? statusMessages[value] : messages.filterAll),
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

function NoQuotes({ side }: { side: OrderSide }) {
  const { formatMessage } = useIntl();
  const { empty, emptyDetail, next } = sideMessages[side];
  return (
    <EmptyState
      icon={<MessageCircleQuestionMark size={26} strokeWidth={1.75} />}
      title={formatMessage(empty)}
      text={formatMessage(emptyDetail)}
      action={<LinkButton to={side === 'purchases' ? '/offers' : '/offers/create'}>{formatMessage(next)}</LinkButton>}
    />
  );
}
