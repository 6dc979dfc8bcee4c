import { GonePage, ReadStates, useRead, useRetainedProfile } from '@wspolnik/kit';
import { LinkButton, PageSkeleton } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';
import { quoteQueries, quoteRead, quoteSides, useLiveQuotes } from '../../lib/quotes.reads.ts';
import { QuoteDocument } from './quote-document.tsx';
import { quoteMessages as messages } from './quotes.messages.ts';

export function AskedQuotePage({ id }: { id: string }) {
  return <QuotePage id={id} side="purchases" />;
}

export function ReceivedQuotePage({ id }: { id: string }) {
  return <QuotePage id={id} side="sales" />;
}

/** One quote as a document: question, proposal in force, all proposals side by side, history. */
function QuotePage({ id, side }: { id: string; side: OrderSide }) {
  const { formatMessage } = useIntl();
  const { profile } = useRetainedProfile();
  const read = useRead(quoteRead({ quote_id: id, side: quoteSides[side] }));
  useLiveQuotes();
  const gone = {
    title: formatMessage(messages.missing),
    text: formatMessage(messages.missingText),
    action: <LinkButton to={quoteQueries[side].href({})}>{formatMessage(messages.toList)}</LinkButton>,
  };
  return (
    <ReadStates
      key={profile + id}
      read={read}
      skeleton={<PageSkeleton kind="detail" />}
      failed={formatMessage(messages.failed)}
      gone={gone}
    >
      {({ results: [quote] }) => (quote ? <QuoteDocument quote={quote} side={side} /> : <GonePage {...gone} />)}
    </ReadStates>
  );
}
