import type { QuoteRequest } from '@wspolnik/contract';
import { ReadStates, useRead, useRetainedProfile } from '@wspolnik/kit';
import { GrossPrice } from '@wspolnik/market';
import { Badge, Callout, formatDate, Link, LinkButton, PageSkeleton, usePage } from '@wspolnik/system';
import { Clock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { quoteRequestRead, REQUESTS_PATH } from '../../lib/quote-requests.reads.ts';
import { useLiveQuotes } from '../../lib/quotes.reads.ts';
import { Answer } from './answer.tsx';
import { isCheapest, othersOf, type Proposed, proposedOf, subjectOf } from './compare-quotes.ts';
import { requestTexts as texts } from './quote-requests.messages.ts';
import classes from './quote-requests.module.css';
import { ThankOthers } from './thank-others.tsx';

/** The answers to one request to several sellers, side by side. */
export function QuoteRequestPage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { profile } = useRetainedProfile();
  const read = useRead(quoteRequestRead({ id }));
  useLiveQuotes();
  const all = <LinkButton to={REQUESTS_PATH}>{formatMessage(texts.title)}</LinkButton>;
  return (
    <ReadStates
      key={profile + id}
      read={read}
      skeleton={<PageSkeleton kind="rows" />}
      failed={formatMessage(texts.oneFailed)}
      gone={{ title: formatMessage(texts.gone), text: formatMessage(texts.goneDetail), action: all }}
    >
      {(request) => <Answers request={request} />}
    </ReadStates>
  );
}

function Answers({ request }: { request: QuoteRequest }) {
  const { formatMessage, locale } = useIntl();
  const { created_at, quotes } = request;
  const heading = formatMessage(texts.one);
  const subject = subjectOf(request, locale);
  const proposed = proposedOf(request);
  const others = othersOf(request);
  const isWaiting = quotes.every(({ status }) => status === 'asked');
  usePage({ title: `${heading}: ${subject}` });
  return (
    <div className={`wp-container ${classes.page}`}>
      <header>
        <p className={classes.muted}>
          <Link to={REQUESTS_PATH}>{formatMessage(texts.title)}</Link>
        </p>
        <h1>{heading}</h1>
        <p className={classes.muted}>
          {[subject, formatMessage(texts.asked, { day: formatDate(created_at, locale) })].join(' · ')}
        </p>
      </header>
      {isWaiting && <Callout icon={<Clock aria-hidden strokeWidth={1.75} />}>{formatMessage(texts.waiting)}</Callout>}
      {proposed.length > 1 && <Prices proposed={proposed} />}
      {others.length > 0 && <ThankOthers quotes={others} />}
      <ul className={classes.answers} aria-label={formatMessage(texts.answers)}>
        {quotes.map((quote) => (
          <li key={quote.id}>
            <Answer
              quote={quote}
              isCheapest={proposed.some((other) => other.id === quote.id && isCheapest(other, proposed))}
            />
          </li>
        ))}
      </ul>
      <Question request={request} />
    </div>
  );
}

/** Before everything else: a phone shows the answers below each other. */
function Prices({ proposed }: { proposed: readonly Proposed[] }) {
  const { formatMessage } = useIntl();
  return (
    <section className={classes.prices} aria-labelledby="compared-prices">
      <h2 id="compared-prices">{formatMessage(texts.prices)}</h2>
      <ol className={classes.priceList}>
        {proposed.map((quote) => (
          <li key={quote.id}>
            <span className={classes.seller}>{quote.seller.name}</span>
            {isCheapest(quote, proposed) && <Badge tone="primary">{formatMessage(texts.cheapest)}</Badge>}
            <strong>
              <GrossPrice value={quote.proposal.amount} />
            </strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Question({ request: { text, wanted_by, quotes } }: { request: QuoteRequest }) {
  const { formatMessage, locale } = useIntl();
  const budget = quotes.find(({ amount }) => amount !== null)?.amount ?? null;
  if (!text && !wanted_by && budget === null) return null;
  return (
    <section className={classes.question} aria-labelledby="asked-question">
      <h2 id="asked-question">{formatMessage(texts.question)}</h2>
      {text && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      {(wanted_by !== null || budget !== null) && (
        <dl className={classes.terms}>
          {budget !== null && (
            <div>
              <dt>{formatMessage(texts.budget)}</dt>
              <dd>
                <GrossPrice value={budget} />
              </dd>
            </div>
          )}
          {wanted_by !== null && (
            <div>
              <dt>{formatMessage(texts.wantedBy)}</dt>
              <dd>{formatDate(wanted_by, locale)}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
