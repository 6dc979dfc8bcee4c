import type { Quote } from '@wspolnik/contract';
import { FullPrice, GrossPrice } from '@wspolnik/market';
import { type OpenQuote, QuoteActions, QuoteStatusBadge } from '@wspolnik/market/quotes';
import { announceBalanceChange } from '@wspolnik/shared-auth';
import { Badge, formatDate, Link, LinkButton, Money, Picture } from '@wspolnik/system';
import { FilePreviewList } from '@wspolnik/system/files';
import { Coins, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';
import rows from '../../lib/picture-row.module.css';
import { requestPath } from '../../lib/quote-requests.reads.ts';
import { refreshQuotes } from '../../lib/quotes.reads.ts';
import classes from './quote-row.module.css';
import { quotesMessages as messages } from './quotes.messages.ts';

export interface QuoteRowProps {
  quote: Quote;
  side: OrderSide;
}

/** A quote or an application with its offer, other side, terms and actions. */
export function QuoteRow({ quote, side }: QuoteRowProps) {
  const { formatMessage, locale } = useIntl();
  const { id, kind, status, offer, seller, buyer, order, documents, text } = quote;
  const other = side === 'purchases' ? seller.name : buyer.name;
  const image = offer.image && { ...offer.image, alt: '' };
  const answered = () => {
    refreshQuotes();
    announceBalanceChange();
  };
  return (
    <article id={`quote-${id}`} aria-labelledby={`title-${id}`} className={rows.row}>
      <Picture className={rows.picture} image={image} name={offer.title} sizes="240px" />
      <div className={rows.body}>
        <div className={classes.head}>
          <div>
            <p className={classes.muted}>
              {formatMessage(kind === 'quote' ? messages.quote : messages.application)} ·{' '}
              <time dateTime={quote.status_since}>
                {formatMessage(messages.changed, { day: formatDate(quote.status_since, locale) })}
              </time>
            </p>
            <h2 id={`title-${id}`} className={classes.title}>
              <Link to={`/offers/${offer.id}`}>{offer.title}</Link>
            </h2>
            <p className={classes.muted}>
              {formatMessage(side === 'sales' ? messages.by : kind === 'quote' ? messages.from : messages.company, {
                name: other,
              })}
            </p>
          </div>
          <QuoteStatusBadge kind={kind} status={status} />
        </div>
        {text && (
          <p className={classes.text} dir="auto">
            {text}
          </p>
        )}
        <Terms quote={quote} side={side} />
        {documents.length > 0 && <FilePreviewList files={documents} label={formatMessage(messages.documents)} />}
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
          {quote.request_id && (
            <LinkButton size="sm" variant="ghost" to={requestPath(quote.request_id)}>
              {formatMessage(messages.compare)}
            </LinkButton>
          )}
        </div>
      </div>
    </article>
  );
}

function openQuote({ id, kind, status, offer, proposal, allowed_actions }: Quote): OpenQuote {
  return { id, kind, status, offer, proposal, allowed_actions };
}

/** The price and until when it holds; the reward of the buyer, which is the seller's cost. */
function Terms({ quote, side }: QuoteRowProps) {
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

/** As high as most rows. */
export function QuoteRowSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <ul aria-hidden="true" className={classes.skeletons}>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <li key={row} className={classes.skeleton} />
        ))}
      </ul>
    </div>
  );
}
