import type { Page } from '@wspolnik/contract';
import { ErrorPanel, type SelectOption, useErrorText } from '@wspolnik/system';
import { type MapMarker, type MapPoint, MarkerMap, type MarkerMapProps } from '@wspolnik/system/map';
import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ListState } from '../use-read.ts';
import { circleOf } from './circle.ts';
import classes from './list-map.module.css';
import { ListSort } from './list-tools.tsx';
import { MapWait } from './map-on-demand.tsx';
import { type CommonQuery, changeFilters, type FilterProps, NEAREST } from './query.ts';

/** Pixels, as in the styles: below the filters, the map with the list of its places fits a laptop's screen. */
const HEIGHT = 560;

interface ListMapProps<Marker extends MapMarker>
  extends FilterProps,
    Pick<MarkerMapProps<Marker>, 'kind' | 'markers' | 'renderCard' | 'Rows' | 'Town'> {
  list: ListState<Pick<Page<unknown>, 'count' | 'count_exact'>>;
  /** The matches, with a place or without. */
  found: Pick<Page<unknown>, 'count' | 'count_exact'>;
  /** Orders of the list beside the map, in which `markers` are; the nearest first is added. */
  orders: readonly SelectOption[];
  usual: string;
  /** With words the markers come by relevance. */
  isRanked?: boolean;
  /** How many are on the map. */
  shown: string;
  messages: Readonly<Record<'map' | 'mapFailed' | 'withoutPlace', MessageDescriptor>>;
}

/** The matches of a list on a map, all in one call. The map view has no pages. */
export function ListMap<Marker extends MapMarker>(props: ListMapProps<Marker>) {
  const { of, query, list, found, shown, messages, orders, usual, isRanked, ...map } = props;
  const { data: page, error, isOther, retry } = list;
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const place = usePlace(query.at);
  if (!page && error) {
    return <ErrorPanel title={formatMessage(messages.mapFailed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!page) return <MapWait />;
  const nearest = { value: NEAREST, label: formatMessage({ id: 'ui.filters.nearest' }) };
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
        tools={
          <ListSort
            {...{ of, usual }}
            query={isRanked ? query : { ...query, q: undefined }}
            options={[...orders, nearest]}
          />
        }
        isNearest={query.sort_by === NEAREST}
        place={place}
        onPlace={(point) => changeFilters(of, { at: point ? positionOf(point) : undefined })}
        onSearchHere={(view) => changeFilters(of, { ...circleOf(view), place: undefined, at: undefined })}
      />
    </div>
  );
}

/** Ten metres are exact enough to find the place again. */
const positionOf = ({ lat, lng }: MapPoint) => `${lat.toFixed(4)},${lng.toFixed(4)}`;

/** The place in the address, so that going back closes it and a link opens it. */
function usePlace(at: string | undefined): MapPoint | null {
  return useMemo(() => {
    const [lat, lng] = (at ?? '').split(',').map(Number);
    return at === undefined || lat === undefined || lng === undefined ? null : { lat, lng };
  }, [at]);
}

function radiusOf({ radius, lat, lng }: CommonQuery) {
  return radius === undefined ? {} : { radius: { center: { lat: Number(lat), lng: Number(lng) }, km: Number(radius) } };
}
