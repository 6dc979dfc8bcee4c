import type { MessageQuote } from '@wspolnik/contract';
import { GrossPrice, VatPart } from '@wspolnik/market';
import { type OpenQuote, QuoteActions, QuoteLines, QuoteStatusBadge } from '@wspolnik/market/quotes';
import { formatDate, formatMoney, Link } from '@wspolnik/system';
import { BriefcaseBusiness, CircleCheck, CircleX, type LucideIcon, MessageCircleQuestionMark, Tag } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { MessageDocuments } from './message-documents.tsx';
import { orderHref } from './order-label.tsx';
import classes from './quote-card.module.css';

export interface QuoteCardProps {
  quote: MessageQuote;
  /** Whether the profile in use took this step. */
  isMine: boolean;
  /** The text of the step; between its terms and the actions. */
  children?: ReactNode;
  /** The quote has changed: its messages are to be read again. */
  onAnswered(): void;
}

const ICONS: Record<MessageQuote['step'], LucideIcon> = {
  ask: MessageCircleQuestionMark,
  propose: Tag,
  accept: CircleCheck,
  hire: CircleCheck,
  decline: CircleX,
  expire: CircleX,
  reopen: MessageCircleQuestionMark,
};

/** The name of a step in the thread and in the list of threads. */
export const stepTitle = ({ kind, step }: Pick<MessageQuote, 'kind' | 'step'>, intl: IntlShape): string =>
  intl.formatMessage({ id: `quote_card.${kind}.${step}` });

/** A step of a quote in the conversation: what about, on which terms, how far it got and what can be done. */
export const QuoteCard = memo(function QuoteCard({ quote, isMine, onAnswered, children }: QuoteCardProps) {
  const intl = useIntl();
  const { kind, step, status, latest, offer, documents, order } = quote;
  const isBuyer = isMine === (step !== 'propose');
  const Icon = kind === 'application' && step === 'ask' ? BriefcaseBusiness : ICONS[step];
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        <strong>{stepTitle(quote, intl)}</strong>
        {latest && <QuoteStatusBadge kind={kind} status={status} />}
      </div>
      <Link to={`/offers/${offer.id}`} className={classes.offer}>
        <bdi>{offer.title}</bdi>
      </Link>
      <Lines quote={quote} />
      <Terms quote={quote} isBuyer={isBuyer} />
      {order && (
        <p className={classes.order}>
          <Link to={orderHref({ id: order.id, side: isBuyer ? 'buyer' : 'seller' })}>
            {intl.formatMessage({ id: 'quote_card.order' }, { number: order.number })}
          </Link>
        </p>
      )}
      {documents.length > 0 && <MessageDocuments documents={documents} />}
      {children}
      {step === 'propose' && (
        <p className={classes.order}>
          <Link to={`/transactions/${isBuyer ? 'orders' : 'sales'}/quotes/${quote.id}`}>
            {intl.formatMessage({ id: 'quote_card.details' })}
          </Link>
        </p>
      )}
      <QuoteActions quote={openQuote(quote)} onAnswered={onAnswered} />
    </div>
  );
});

/** Lines of a proposal shown at first. */
const FIRST_LINES = 3;

function Lines({ quote: { lines, amount, amount_net, vat_rate } }: { quote: MessageQuote }) {
  if (amount === null || amount_net === null || vat_rate === null) return null;
  return <QuoteLines lines={lines} gross={amount} net={amount_net} rate={vat_rate} collapsedTo={FIRST_LINES} />;
}

/** As the dialogs take it: a proposal can be accepted only where it is the latest step. */
const openQuote = (quote: MessageQuote): OpenQuote => ({ ...quote, proposal: proposalOf(quote) });

function proposalOf(quote: MessageQuote): OpenQuote['proposal'] {
  const { amount, amount_net, vat_rate, valid_until, reward_total, reward_buyer, reward_covered, lines } = quote;
  if (quote.step !== 'propose' || amount === null || amount_net === null || vat_rate === null) return null;
  if (valid_until === null || reward_total === null || reward_buyer === null) return null;
  const reward = { reward_total, reward_buyer, reward_covered };
  return { version: quote.version ?? 1, lines, amount, amount_net, vat_rate, valid_until, ...reward };
}

/** The reward is amber for whoever gets it. */
function Terms({ quote, isBuyer }: { quote: MessageQuote; isBuyer: boolean }) {
  const { formatMessage, locale } = useIntl();
  const { step, amount, amount_net, vat_rate, valid_until, wanted_by, reward_buyer } = quote;
  const amountLabel = step === 'ask' ? 'quote_card.budget' : 'quotes.price';
  return (
    <dl className={classes.terms}>
      {amount !== null && (
        <Term name={formatMessage({ id: amountLabel })}>
          <GrossPrice value={amount} />
          {amount_net !== null && vat_rate !== null && <VatPart net={amount_net} rate={vat_rate} />}
        </Term>
      )}
      {wanted_by !== null && (
        <Term name={formatMessage({ id: 'quote_card.wantedBy' })}>{formatDate(wanted_by, locale)}</Term>
      )}
      {valid_until !== null && (
        <Term name={formatMessage({ id: 'quotes.validUntil' })}>{formatDate(valid_until, locale)}</Term>
      )}
      {reward_buyer !== null && Number(reward_buyer) > 0 && (
        <Term name={formatMessage({ id: isBuyer ? 'quotes.forYou' : 'quote_card.reward' })} isPoints={isBuyer}>
          {formatMoney(reward_buyer)}
        </Term>
      )}
    </dl>
  );
}

function Term({ name, isPoints, children }: { name: string; isPoints?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isPoints ? classes.points : undefined}>{children}</dd>
    </div>
  );
}
