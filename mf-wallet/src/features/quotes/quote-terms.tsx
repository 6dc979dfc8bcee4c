import type { Quote } from '@wspolnik/contract';
import { FullPrice, GrossPrice } from '@wspolnik/market';
import { Badge, formatDate, Money } from '@wspolnik/system';
import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';
import classes from './quote-row.module.css';
import { quotesMessages as messages } from './quotes.messages.ts';

interface QuoteTermsProps {
  quote: Quote;
  side: OrderSide;
}

/** The price and until when it holds; the reward of the buyer, which is the seller's cost. */
export function QuoteTerms({ quote, side }: QuoteTermsProps) {
  const { formatMessage, locale } = useIntl();
  const { amount, wanted_by, proposal, expires_at } = quote;
  const isProposed = proposal !== null && (quote.status === 'proposed' || quote.status === 'accepted');
  return (
    <dl className={classes.terms}>
      {proposal && (
        <Term name={messages.price}>
          <FullPrice gross={proposal.amount} net={proposal.amount_net} rate={proposal.vat_rate} />
        </Term>
      )}
      {amount !== null && !proposal && (
        <Term name={messages.budget}>
          <GrossPrice value={amount} />
        </Term>
      )}
      {wanted_by !== null && <Term name={messages.wantedBy}>{formatDate(wanted_by, locale)}</Term>}
      {isProposed && quote.status === 'proposed' && (
        <Term name={messages.validUntil}>{formatDate(proposal.valid_until, locale)}</Term>
      )}
      {quote.status === 'asked' && expires_at && <Term name={messages.closes}>{formatDate(expires_at, locale)}</Term>}
      {isProposed && side === 'sales' && (
        <Term name={messages.cost}>
          <Money value={proposal.reward_total} />
        </Term>
      )}
      {isProposed && side === 'purchases' && Number(proposal.reward_buyer) > 0 && (
        <div>
          <dt className="wp-visually-hidden">{formatMessage(messages.reward)}</dt>
          <dd>
            <Badge tone="points" icon={<Coins aria-hidden strokeWidth={1.75} />}>
              {formatMessage({ id: 'quotes.forYou' })} <Money value={proposal.reward_buyer} />
            </Badge>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Term({ name, children }: { name: MessageDescriptor; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <dt>{formatMessage(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
