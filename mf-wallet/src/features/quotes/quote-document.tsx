import type { Quote } from '@wspolnik/contract';
import { GrossPrice } from '@wspolnik/market';
import { QuoteLines, QuoteStatusBadge } from '@wspolnik/market/quotes';
import { formatDate, Link, useLocale, usePage } from '@wspolnik/system';
import { FilePreviewList } from '@wspolnik/system/files';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';
import { PdfButton } from '../../lib/pdf-button.tsx';
import { getQuotePdf, quoteQueries } from '../../lib/quotes.reads.ts';
import { QuoteButtons } from './quote-buttons.tsx';
import classes from './quote-document.module.css';
import { QuoteHistory } from './quote-history.tsx';
import { QuoteSection } from './quote-section.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import { QuoteVersions } from './quote-versions.tsx';
import { quotesMessages as listMessages, quoteMessages as messages } from './quotes.messages.ts';

interface QuoteOfSide {
  quote: Quote;
  side: OrderSide;
}

export function QuoteDocument({ quote, side }: QuoteOfSide) {
  const { formatMessage, locale } = useIntl();
  const { kind, status, offer, seller, buyer } = quote;
  usePage({ title: offer.title });
  const other = side === 'sales' ? { text: listMessages.by, ...buyer } : { text: listMessages.from, ...seller };
  return (
    <div className={`wp-container ${classes.page}`}>
      <header className={classes.header}>
        <p className={classes.muted}>
          <Link to={quoteQueries[side].href({})}>{formatMessage(listMessages.title)}</Link>
        </p>
        <h1>{offer.title}</h1>
        <p className={classes.facts}>
          <QuoteStatusBadge kind={kind} status={status} />
          <span>{formatMessage(other.text, { name: other.name })}</span>
          <time dateTime={quote.status_since} className={classes.muted}>
            {formatMessage(listMessages.changed, { day: formatDate(quote.status_since, locale) })}
          </time>
        </p>
      </header>
      <Question quote={quote} />
      <Proposal quote={quote} side={side} />
      <QuoteVersions history={quote.history} />
      <QuoteSection title={formatMessage(messages.history)}>
        <QuoteHistory history={quote.history} />
      </QuoteSection>
    </div>
  );
}

function Question({ quote: { text, documents, created_at, offer, amount, proposal } }: { quote: Quote }) {
  const { formatMessage, locale } = useIntl();
  return (
    <QuoteSection title={formatMessage(messages.question)}>
      <p className={classes.muted}>
        <time dateTime={created_at}>{formatMessage(messages.asked, { day: formatDate(created_at, locale) })}</time>
        {' · '}
        <Link to={`/offers/${offer.id}`}>{formatMessage(messages.offer)}</Link>
      </p>
      {text ? (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      ) : (
        <p className={classes.muted}>{formatMessage(messages.noText)}</p>
      )}
      {/* Until there is a proposal it is among the terms. */}
      {amount !== null && proposal && (
        <p>
          <span className={classes.muted}>{formatMessage(listMessages.budget)}</span> <GrossPrice value={amount} />
        </p>
      )}
      {documents.length > 0 && <FilePreviewList files={documents} label={formatMessage(listMessages.documents)} />}
    </QuoteSection>
  );
}

/** The proposal in force or the last one, what this side may do with it, and its document. */
function Proposal({ quote, side }: QuoteOfSide) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, proposal, offer } = quote;
  const version = proposal?.version ?? 0;
  const title = proposal ? formatMessage(messages.proposal, { version }) : formatMessage(listMessages.price);
  return (
    <QuoteSection title={title}>
      {proposal ? (
        <>
          <p className={classes.muted}>
            <time dateTime={proposal.at}>
              {formatMessage(messages.proposed, { day: formatDate(proposal.at, locale) })}
            </time>
          </p>
          <QuoteLines
            lines={proposal.lines}
            gross={proposal.amount}
            net={proposal.amount_net}
            rate={proposal.vat_rate}
          />
        </>
      ) : (
        <p className={classes.muted}>{formatMessage(messages.noProposal)}</p>
      )}
      <QuoteTerms quote={quote} side={side} />
      <QuoteButtons quote={quote} side={side} />
      {proposal && (
        <PdfButton
          name={`${offer.title} ${version}`}
          label={formatMessage(messages.pdf)}
          load={() => getQuotePdf(id, version, locale)}
        />
      )}
    </QuoteSection>
  );
}
