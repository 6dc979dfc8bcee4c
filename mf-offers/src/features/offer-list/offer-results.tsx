import { CardSkeleton, ErrorPanel, Pagination } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type OfferQuery, offerListPath, PAGE_SIZE } from '../../lib/offer-query.ts';
import { useContentMark } from '../../lib/use-content-mark.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { NoOffers } from './no-offers.tsx';
import { OfferGrid } from './offer-grid.tsx';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import type { ActiveFilter } from './use-active-filters.ts';
import type { useOffers } from './use-offers.ts';
import { usePagingTop } from './use-paging-top.ts';

/** Cards that fill the first screen. */
const SKELETONS = Array.from({ length: 6 }, (_, index) => index);

interface OfferResultsProps {
  query: OfferQuery;
  offers: ReturnType<typeof useOffers>;
  filters: readonly ActiveFilter[];
}

/** The list in each of its states: loading, failed, empty, or cards with links to the other pages. */
export function OfferResults({ query, offers, filters }: OfferResultsProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { top, onPaging } = usePagingTop(query.page);
  const { page, error, isStale, retry } = offers;
  useContentMark('offers-content', page !== undefined && page.results.length > 0);

  let content: ReactNode;
  if (error) {
    content = <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
  } else if (!page) {
    content = <Skeletons />;
  } else if (page.results.length === 0) {
    content = <NoOffers query={query} filters={filters} isPastEnd={page.count > 0} />;
  } else {
    content = <OfferGrid offers={page.results} />;
  }
  const current = Number(query.page ?? 1);
  return (
    <section
      ref={top}
      className={classes.results}
      tabIndex={-1}
      aria-label={formatMessage(messages.results)}
      aria-busy={isStale || undefined}
    >
      {content}
      {page && !error && (
        // biome-ignore lint/a11y/noStaticElementInteractions: catches the clicks of the links inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
        <div className={classes.pages} onClick={onPaging}>
          <Pagination
            page={current}
            count={page.count}
            limit={PAGE_SIZE}
            hrefFor={(number) => offerListPath({ ...query, page: number > 1 ? String(number) : undefined })}
          />
        </div>
      )}
    </section>
  );
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
