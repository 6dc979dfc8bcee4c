import { ErrorPanel, useErrorText } from '@wspolnik/shared-ui';
import { MarkerMap } from '@wspolnik/shared-ui/map';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../lib/offer-query.ts';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { OfferMarkerCard } from './offer-marker-card.tsx';
import { circleOf } from './search-circle.ts';
import { useOfferMarkers } from './use-offer-markers.ts';
import { changeFilters } from './use-offer-query.ts';

/** Pixels: the map with the list of its places fits a laptop's screen below the filters. */
const HEIGHT = 560;

export function OfferMap({ query }: { query: OfferQuery }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { page, error, isStale, retry } = useOfferMarkers(query);
  if (!page && error) {
    return <ErrorPanel title={formatMessage(messages.mapFailed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!page) return <div className={classes.mapSkeleton} aria-busy="true" />;
  return (
    <div className={classes.map} aria-busy={isStale || undefined}>
      {!page.count_exact && <p className={classes.mapNote}>{formatMessage(messages.mapMore, { count: page.count })}</p>}
      <MarkerMap
        label={formatMessage(messages.map)}
        height={HEIGHT}
        markers={page.results}
        renderCard={({ id }) => <OfferMarkerCard id={id} />}
        radius={radiusOf(query)}
        onSearchHere={(view) => changeFilters({ ...circleOf(view), place: undefined })}
      />
    </div>
  );
}

function radiusOf({ radius, lat, lng }: OfferQuery) {
  if (radius === undefined) return undefined;
  return { center: { lat: Number(lat), lng: Number(lng) }, km: Number(radius) };
}
