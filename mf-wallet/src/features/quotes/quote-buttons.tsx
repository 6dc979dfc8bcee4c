import type { Quote } from '@wspolnik/contract';
import { type OpenQuote, QuoteActions } from '@wspolnik/market/quotes';
import { announceBalanceChange } from '@wspolnik/shared-auth';
import { LinkButton } from '@wspolnik/system';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';
import { refreshQuotes } from '../../lib/quotes.reads.ts';
import classes from './quote-row.module.css';
import { quotesMessages as messages } from './quotes.messages.ts';

interface QuoteButtonsProps {
  quote: Quote;
  side: OrderSide;
  /** Further links. */
  children?: ReactNode;
}

/** What this side may do with a quote now, and where it leads: its order and its conversation. */
export function QuoteButtons({ quote, side, children }: QuoteButtonsProps) {
  const { formatMessage } = useIntl();
  const { order } = quote;
  const answered = () => {
    refreshQuotes();
    announceBalanceChange();
  };
  return (
    <div className={classes.actions}>
      <QuoteActions quote={openQuote(quote)} onAnswered={answered} />
      {order && (
        <LinkButton
          size="sm"
          to={`/transactions/${side === 'purchases' ? 'orders' : 'sales'}?open=${order.id}#order-${order.id}`}
        >
          {formatMessage(messages.order, { number: order.number })}
        </LinkButton>
      )}
      <LinkButton
        size="sm"
        variant="ghost"
        icon={<MessageSquare aria-hidden size={18} strokeWidth={1.75} />}
        to={`/messages/thread/${quote.thread_id}`}
      >
        {formatMessage(messages.thread)}
      </LinkButton>
      {children}
    </div>
  );
}

function openQuote({ id, kind, status, offer, proposal, allowed_actions }: Quote): OpenQuote {
  return { id, kind, status, offer, proposal, allowed_actions };
}
