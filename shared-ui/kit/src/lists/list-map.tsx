import type { Page } from '@wspolnik/contract';
import { ErrorPanel, useErrorText } from '@wspolnik/system';
import { type MapMarker, MarkerMap, type MarkerMapProps } from '@wspolnik/system/map';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ListState } from '../use-read.ts';
import { circleOf } from './circle.ts';
import classes from './list-map.module.css';
import { MapWait } from './map-on-demand.tsx';
import { type CommonQuery, changeFilters, type FilterProps } from './query.ts';

/** Pixels, as in the styles: below the filters, the map with the list of its places fits a laptop's screen. */
const HEIGHT = 560;

interface ListMapProps<Marker extends MapMarker>
  extends FilterProps,
    Pick<MarkerMapProps<Marker>, 'kind' | 'markers' | 'renderCard'> {
  list: ListState<Pick<Page<unknown>, 'count' | 'count_exact'>>;
  /** The matches, with a place or without. */
  found: Pick<Page<unknown>, 'count' | 'count_exact'>;
  /** How many are on the map. */
  shown: string;
  messages: Readonly<Record<'map' | 'mapFailed' | 'withoutPlace', MessageDescriptor>>;
}

/** The matches of a list on a map, all in one call. The map view has no pages. */
export function ListMap<Marker extends MapMarker>(props: ListMapProps<Marker>) {
  const { of, query, list, found, shown, messages, ...map } = props;
  const { data: page, error, isOther, retry } = list;
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (!page && error) {
    return <ErrorPanel title={formatMessage(messages.mapFailed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!page) return <MapWait />;
  const isExact = page.count_exact && found.count_exact;
  const without = Math.max(0, found.count - page.count);
  return (
    <div className={classes.map} aria-busy={(isOther && !error) || undefined}>
      <p className={classes.note} role="status">
        {shown}
        {isExact && !isOther && without > 0 && (
          <span>{`, ${formatMessage(messages.withoutPlace, { count: without })}`}</span>
        )}
      </p>
      <MarkerMap
        {...map}
        {...radiusOf(query)}
        label={formatMessage(messages.map)}
        height={HEIGHT}
        onSearchHere={(view) => changeFilters(of, { ...circleOf(view), place: undefined })}
      />
    </div>
  );
}

function radiusOf({ radius, lat, lng }: CommonQuery) {
  return radius === undefined ? {} : { radius: { center: { lat: Number(lat), lng: Number(lng) }, km: Number(radius) } };
}
