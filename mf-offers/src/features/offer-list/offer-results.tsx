import { CardSkeleton, ErrorPanel, Pagination, useErrorText, useKeptFocus, usePagingTop } from '@wspolnik/shared-ui';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { type OfferQuery, offerListPath, PAGE_SIZE } from '../../lib/offer-query.ts';
import { useContentMark } from '../../lib/use-content-mark.ts';
import { NoOffers } from './no-offers.tsx';
import { OfferGrid } from './offer-grid.tsx';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { OfferMapLoader } from './offer-map-loader.tsx';
import { OfferNotes } from './offer-notes.tsx';
import { RESULTS_ID } from './results-id.ts';
import type { ActiveFilter } from './use-active-filters.ts';
import type { useOffers } from './use-offers.ts';

/** Cards that fill the first screen. */
const SKELETONS = Array.from({ length: 6 }, (_, index) => index);

interface OfferResultsProps {
  query: OfferQuery;
  offers: ReturnType<typeof useOffers>;
  filters: readonly ActiveFilter[];
}

/** What was found in each of its states: loading, failed, empty, a map, or cards with links to the other pages. */
export const OfferResults = memo(function OfferResults({ query, offers, filters }: OfferResultsProps) {
  const { formatMessage } = useIntl();
  const { top, onPaging } = usePagingTop(query.page);
  useKeptFocus(top, () => top.current);
  const { page, isStale } = offers;
  useContentMark('offers-content', page !== undefined && page.results.length > 0);
  const isFailed = hasFailed(offers);
  return (
    <section
      ref={top}
      id={RESULTS_ID}
      className={classes.results}
      tabIndex={-1}
      aria-label={formatMessage(messages.results)}
      aria-busy={isStale || undefined}
    >
      {!isFailed && <OfferNotes query={query} offers={offers} />}
      <Content query={query} offers={offers} filters={filters} />
      {page && !isFailed && query.view !== 'map' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: catches the clicks of the links inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
        <div className={classes.pages} onClick={onPaging}>
          <Pagination
            page={Number(query.page ?? 1)}
            count={page.count}
            limit={PAGE_SIZE}
            hrefFor={(number) => offerListPath({ ...query, page: number > 1 ? String(number) : undefined })}
          />
        </div>
      )}
    </section>
  );
});

/** Without a connection even offers of other filters are better than none; otherwise they would pass for an answer. */
function hasFailed({ page, error, isOther }: OfferResultsProps['offers']): boolean {
  return error !== undefined && (page === undefined || (isOther && error.code !== 'network'));
}

function Content({ query, offers, filters }: OfferResultsProps): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { page, error, retry } = offers;
  // Thirty cards are drawn between key strokes, not instead of one; the first ones wait for nothing.
  const results = useDeferredValue(page?.results) ?? page?.results;
  if (error && hasFailed(offers)) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!page || !results) return <Skeletons />;
  if (page.results.length === 0) return <NoOffers query={query} filters={filters} isPastEnd={page.count > 0} />;
  return query.view === 'map' ? <OfferMapLoader query={query} /> : <OfferGrid offers={results} />;
}

function Skeletons() {
  return (
    <ul className={classes.grid} aria-hidden="true">
      {SKELETONS.map((index) => (
        <li key={index} className={classes.cell}>
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}
