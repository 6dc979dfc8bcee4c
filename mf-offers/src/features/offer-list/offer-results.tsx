import type { OfferPage } from '@wspolnik/contract';
import { type ListState, ListStates } from '@wspolnik/kit';
import { type ActiveFilter, ListEnd, MapOnDemand, ReadingOnDemand } from '@wspolnik/kit/lists';
import { Callout, CardSkeleton, EmptyState } from '@wspolnik/system';
import { SpellCheck } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { type OfferQuery, offerQuery } from '../../lib/offer-query.ts';
import { NoMatchingOffers } from './no-matching-offers.tsx';
import { OfferGrid } from './offer-grid.tsx';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';

/** Number of cards that fill the first screen. */
const SKELETONS = Array.from({ length: 6 }, (_, index) => index);

/** With fewer the categories of the words are offered. */
const FEW = 5;

/** Id of the list of results, which gets the focus when the last chip is removed. */
export const RESULTS_ID = 'offer-results';

const loadMap = async () => (await import(/* webpackChunkName: "offer-map" */ './map/offer-map.tsx')).OfferMap;

interface OfferResultsProps {
  query: OfferQuery;
  offers: ListState<OfferPage>;
  filters: readonly ActiveFilter<OfferQuery>[];
}

/** The matching offers, as cards or on a map. */
export const OfferResults = memo(function OfferResults({ query, offers, filters }: OfferResultsProps) {
  const { formatMessage } = useIntl();
  const { data: page, isStale } = offers;
  const isSimilar = page?.similar === true && query.q !== undefined && !isStale;
  const reading = page?.reading && !isStale && (
    <ReadingOnDemand
      reading={page.reading}
      few={page.count < FEW}
      to={(q) => offerQuery.href(offerQuery.with(query, { q: q || undefined }))}
      toCategory={(category) => offerQuery.href({ category })}
    />
  );
  const empty = <EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} />;
  return (
    <ListStates
      {...{ query, empty }}
      id={RESULTS_ID}
      list={offers}
      of={offerQuery}
      label={formatMessage(messages.results)}
      failed={formatMessage(messages.failed)}
      skeleton={<Skeletons />}
      // A filter in the URL may be inactive, such as the network filter of a guest.
      noMatch={
        filters.length > 0 ? (
          <>
            {reading}
            <NoMatchingOffers query={query} filters={filters} />
          </>
        ) : (
          empty
        )
      }
      notes={
        <>
          {isSimilar && (
            <Callout icon={<SpellCheck aria-hidden size={18} strokeWidth={1.75} />}>
              {formatMessage(messages.similar, { q: query.q?.trim() })}
            </Callout>
          )}
          {reading}
        </>
      }
      paged={query.view !== 'map'}
      cut={<ListEnd />}
    >
      {(found) =>
        query.view === 'map' ? (
          <>
            <MapOnDemand load={loadMap} props={{ query, found }} failed={formatMessage(messages.mapFailed)} />
            <noscript>
              <Cards results={found.results} />
            </noscript>
          </>
        ) : (
          <Cards results={found.results} />
        )
      }
    </ListStates>
  );
});

function Cards({ results }: Pick<OfferPage, 'results'>) {
  // Deferred, so that rendering thirty cards does not block a key press; the first results are rendered at once.
  return <OfferGrid offers={useDeferredValue(results)} />;
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
