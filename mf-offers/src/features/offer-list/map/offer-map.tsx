import type { OfferMarker, OfferMarkerPage, OfferPage } from '@wspolnik/contract';
import { useList, useRead } from '@wspolnik/kit';
import { ListMap } from '@wspolnik/kit/map';
import { OfferThumbnail, offerPrice } from '@wspolnik/market';
import { Spinner, useErrorText } from '@wspolnik/system';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../../lib/offer-path.ts';
import { DEFAULT_SORT, OFFER_SORTS, type OfferQuery, offerQuery } from '../../../lib/offer-query.ts';
import { offerMarkersRead, offerRead } from '../../../lib/offers.reads.ts';
import { useIsOwnCompany } from '../../../lib/own-company.ts';
import { offerListMessages as messages, sortMessages } from '../offer-list.messages.ts';
import classes from '../offer-list.module.css';
import { OfferRows, OfferTown, type PricedMarker } from './offer-rows.tsx';

/** The map view has no pages. */
const markersOf = ({ sort_by, ...query }: OfferQuery) => {
  const order = OFFER_SORTS.find((sort) => sort === sort_by);
  return offerMarkersRead({ ...query, sort_by: order, page: undefined, status: undefined });
};

const NONE: readonly OfferMarker[] = [];

export interface OfferMapProps {
  query: OfferQuery;
  found: Pick<OfferPage, 'count' | 'count_exact'>;
}

/** The matching offers on a map. */
export function OfferMap({ query, found }: OfferMapProps) {
  const { formatMessage } = useIntl();
  const list = useList<OfferMarkerPage>(markersOf(query), { revalidateOnFocus: false });
  const { count = 0, count_exact = true, results } = list.data ?? {};
  const markers = useMarkers(results);
  return (
    <ListMap
      of={offerQuery}
      {...{ query, list, found, markers, messages }}
      shown={formatMessage(count_exact ? messages.onMap : messages.mapMore, { count })}
      kind="offers"
      orders={OFFER_SORTS.map((value) => ({ value, label: formatMessage(sortMessages[value]) }))}
      usual={DEFAULT_SORT}
      isRanked
      Rows={OfferRows}
      Town={OfferTown}
      renderCard={({ id }) => <OfferMarkerCard id={id} />}
    />
  );
}

/** The markers with their price, which a row has before its offer; a stable array. */
function useMarkers(offers: readonly OfferMarker[] = NONE): PricedMarker[] {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const other = (isJob: boolean) => formatMessage({ id: isJob ? 'ui.offer.job' : 'ui.offer.individualPrice' });
    return offers.map((offer) => ({ ...offer, detail: offerPrice(offer) ?? other(offer.is_job) }));
  }, [offers, formatMessage]);
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
      {!data && (error ? <p role="alert">{errorText(error)}</p> : <Spinner size={28} />)}
    </div>
  );
}
