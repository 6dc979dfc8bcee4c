import type { Quote } from '@wspolnik/contract';
import { QuoteStatusBadge } from '@wspolnik/market/quotes';
import { formatDate, Link, LinkButton, Picture } from '@wspolnik/system';
import { FilePreviewList } from '@wspolnik/system/files';
import { useIntl } from 'react-intl';
import type { OrderSide } from '../../lib/order-query.ts';
import rows from '../../lib/picture-row.module.css';
import { requestPath } from '../../lib/quote-requests.reads.ts';
import { quotePath } from '../../lib/quotes.reads.ts';
import { QuoteButtons } from './quote-buttons.tsx';
import classes from './quote-row.module.css';
import { QuoteTerms } from './quote-terms.tsx';
import { quotesMessages as messages } from './quotes.messages.ts';

interface QuoteRowProps {
  quote: Quote;
  side: OrderSide;
}

/** A quote or an application with its offer, other side, terms and actions. */
export function QuoteRow({ quote, side }: QuoteRowProps) {
  const { formatMessage, locale } = useIntl();
  const { id, kind, status, offer, seller, buyer, documents, text } = quote;
  const other = side === 'purchases' ? seller.name : buyer.name;
  const image = offer.image && { ...offer.image, alt: '' };
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
        <QuoteTerms quote={quote} side={side} />
        {documents.length > 0 && <FilePreviewList files={documents} label={formatMessage(messages.documents)} />}
        <QuoteButtons quote={quote} side={side}>
          {kind === 'quote' && (
            <LinkButton size="sm" variant="ghost" to={quotePath(side, id)} aria-describedby={`title-${id}`}>
              {formatMessage(quote.proposal ? messages.details : messages.questionDetails)}
            </LinkButton>
          )}
          {quote.request_id && (
            <LinkButton size="sm" variant="ghost" to={requestPath(quote.request_id)}>
              {formatMessage(messages.compare)}
            </LinkButton>
          )}
        </QuoteButtons>
      </div>
    </article>
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
