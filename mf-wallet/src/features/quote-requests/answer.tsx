import type { Quote } from '@wspolnik/contract';
import { FullPrice } from '@wspolnik/market';
import { QuoteActions, QuoteStatusBadge } from '@wspolnik/market/quotes';
import { announceBalanceChange } from '@wspolnik/shared-auth';
import { Badge, formatDate, Link, LinkButton, Money, RatingBadge } from '@wspolnik/system';
import { Coins, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { quotePath, refreshQuotes } from '../../lib/quotes.reads.ts';
import { requestTexts as texts } from './quote-requests.messages.ts';
import classes from './quote-requests.module.css';

const answered = () => {
  refreshQuotes();
  announceBalanceChange();
};

interface AnswerProps {
  quote: Quote;
  /** No other proposal is cheaper. */
  isCheapest: boolean;
}

/** One seller with the answer: the price, what it earns, and what the buyer can do now. */
export function Answer({ quote, isCheapest }: AnswerProps) {
  const { formatMessage } = useIntl();
  const { id, kind, status, seller, offer, order, proposal, thread_id } = quote;
  const said = quote.history.findLast(({ step, text }) => step !== 'ask' && text !== '')?.text;
  return (
    <article aria-labelledby={`answer-${id}`} className={classes.answer}>
      <div className={classes.head}>
        <div>
          <h2 id={`answer-${id}`} className={classes.title}>
            <Link to={`/companies/${seller.id}`}>{seller.name}</Link>
          </h2>
          <RatingBadge value={seller.rating} count={seller.rating_count} />
        </div>
        <QuoteStatusBadge kind={kind} status={status} />
      </div>
      <p className={classes.muted}>
        <Link to={`/offers/${offer.id}`}>{offer.title}</Link>
      </p>
      {isCheapest && (
        <p className={classes.marks}>
          <Badge tone="primary">{formatMessage(texts.cheapest)}</Badge>
        </p>
      )}
      <Terms quote={quote} />
      {proposal && said && (
        <p className={classes.text} dir="auto">
          {said}
        </p>
      )}
      <div className={classes.actions}>
        <QuoteActions quote={quote} onAnswered={answered} />
        {order && (
          <LinkButton size="sm" to={`/transactions/orders?open=${order.id}#order-${order.id}`}>
            {formatMessage(texts.order, { number: order.number })}
          </LinkButton>
        )}
        <LinkButton
          size="sm"
          variant="ghost"
          icon={<MessageSquare aria-hidden size={18} strokeWidth={1.75} />}
          to={`/messages/thread/${thread_id}`}
          aria-label={`${formatMessage(texts.thread)}: ${seller.name}`}
        >
          {formatMessage(texts.thread)}
        </LinkButton>
        <LinkButton
          size="sm"
          variant="ghost"
          to={quotePath('purchases', id)}
          aria-label={`${formatMessage(texts.details)}: ${seller.name}`}
        >
          {formatMessage(texts.details)}
        </LinkButton>
      </div>
    </article>
  );
}

function Terms({ quote: { status, proposal, expires_at } }: { quote: Quote }) {
  const { formatMessage, locale } = useIntl();
  if (!proposal) {
    if (status !== 'asked' || !expires_at) return null;
    return (
      <dl className={classes.terms}>
        <Term name={texts.closes}>{formatDate(expires_at, locale)}</Term>
      </dl>
    );
  }
  const { amount, amount_net, vat_rate, valid_until, lines, reward_buyer } = proposal;
  return (
    <dl className={classes.terms}>
      <Term name={texts.price}>
        <FullPrice gross={amount} net={amount_net} rate={vat_rate} />
      </Term>
      {status === 'proposed' && <Term name={texts.validUntil}>{formatDate(valid_until, locale)}</Term>}
      {lines.length > 0 && <Term name={texts.lines}>{formatMessage(texts.lineCount, { count: lines.length })}</Term>}
      {Number(reward_buyer) > 0 && (
        <div>
          <dt>{formatMessage({ id: 'quotes.forYou' })}</dt>
          <dd>
            <Badge tone="points" icon={<Coins aria-hidden strokeWidth={1.75} />}>
              <Money value={reward_buyer} />
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
