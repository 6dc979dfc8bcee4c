import type { OfferMarker, OfferMarkerPage, OfferPage } from '@wspolnik/contract';
import { useList, useRead } from '@wspolnik/kit';
import { circleOf } from '@wspolnik/kit/lists';
import { OfferThumbnail, offerPrice } from '@wspolnik/market';
import { ErrorPanel, Spinner, useErrorText } from '@wspolnik/system';
import { MarkerMap } from '@wspolnik/system/map';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../../lib/offer-path.ts';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { offerMarkersRead, offerRead } from '../../../lib/offers.reads.ts';
import { useIsOwnCompany } from '../../../lib/own-company.ts';
import { offerListMessages as messages } from '../offer-list.messages.ts';
import classes from '../offer-list.module.css';
import { changeFilters } from '../use-offer-query.ts';
import { MapWait } from './map-wait.tsx';

/** Pixels: below the filters, the map with the list of its places fits a laptop's screen. */
const HEIGHT = 560;

/** The map view has no pages. */
const markersOf = (query: OfferQuery) => offerMarkersRead({ ...query, page: undefined, status: undefined });

const NONE: readonly OfferMarker[] = [];

export interface OfferMapProps {
  query: OfferQuery;
  /** The matching offers, with a place or without. */
  found: Pick<OfferPage, 'count' | 'count_exact'>;
}

/** The matching offers on a map, all in one call. */
export function OfferMap({ query, found }: OfferMapProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const {
    data: page,
    error,
    isOther,
    retry,
  } = useList<OfferMarkerPage>(markersOf(query), { revalidateOnFocus: false });
  const markers = useMarkers(page?.results);
  if (!page && error) {
    return <ErrorPanel title={formatMessage(messages.mapFailed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!page) return <MapWait />;
  const isExact = page.count_exact && found.count_exact;
  const without = Math.max(0, found.count - page.count);
  return (
    <div className={classes.map} aria-busy={(isOther && !error) || undefined}>
      <p className={classes.mapNote} role="status">
        {formatMessage(page.count_exact ? messages.onMap : messages.mapMore, { count: page.count })}
        {isExact && !isOther && without > 0 && (
          <span>{`, ${formatMessage(messages.withoutPlace, { count: without })}`}</span>
        )}
      </p>
      <MarkerMap
        label={formatMessage(messages.map)}
        height={HEIGHT}
        kind="offers"
        markers={markers}
        renderCard={({ id }) => <OfferMarkerCard id={id} />}
        radius={radiusOf(query)}
        onSearchHere={(view) => changeFilters({ ...circleOf(view), place: undefined })}
      />
    </div>
  );
}

/** The markers with town and price for the lists of the map; a stable array. */
function useMarkers(offers: readonly OfferMarker[] = NONE) {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const other = (isJob: boolean) => formatMessage({ id: isJob ? 'ui.offer.job' : 'ui.offer.individualPrice' });
    return offers.map((offer) => {
      const price = offerPrice(offer) ?? other(offer.is_job);
      return { ...offer, detail: offer.city === null ? price : `${offer.city} · ${price}` };
    });
  }, [offers, formatMessage]);
}

function radiusOf({ radius, lat, lng }: OfferQuery) {
  if (radius === undefined) return undefined;
  return { center: { lat: Number(lat), lng: Number(lng) }, km: Number(radius) };
}

/**
 * The popup of a marker. It loads its offer when it opens, so that 10,000 markers stay light; the offer's page then
 * uses the cached response.
 */
function OfferMarkerCard({ id }: { id: string }) {
  const errorText = useErrorText();
  const { data, error } = useRead(offerRead({ id }), { revalidateOnFocus: false });
  const isOwn = useIsOwnCompany(data?.author.id ?? '');
  return (
    <div className={classes.markerCard}>
      {data && <OfferThumbnail offer={data} href={offerPath(id)} own={isOwn} headingLevel={2} />}
      {!data && (error ? <p role="alert">{errorText(error)}</p> : <Spinner size={24} />)}
    </div>
  );
}
