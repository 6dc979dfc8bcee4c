import { Button, mapSource } from '@wspolnik/system';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { byDistance, isInside } from '../map/geometry.ts';
import { MapCard } from '../map/map-card.tsx';
import { MapFrame } from '../map/map-frame.tsx';
import type { MapListContext, MapLook, MapMarker, MapPoint, MapView, MarkerKind, RenderCard } from '../map/types.ts';
import { useMapParts } from '../map/use-map-parts.ts';
import { useSelected } from '../map/use-selected.ts';
import { MarkerList, type MarkerListLook } from './marker-list.tsx';
import styles from './marker-map.module.css';
import { type PlaceProps, type PlaceState, usePlace } from './use-place.ts';

const loadScene = () => import(/* webpackChunkName: "map" */ './marker-scene.tsx').then((scene) => scene.MarkerScene);

export interface MarkerMapProps<M extends MapMarker> extends MapLook, MarkerListLook<M>, PlaceProps {
  /** All markers at once, up to 10,000; near ones are clustered. A new array is clustered again, so keep it stable. */
  markers: readonly M[];
  /** Default `places`. */
  kind?: MarkerKind;
  /** Content of a marker's card. */
  renderCard: RenderCard<M>;
  /** Undefined: the map stores the selection itself. */
  selectedId?: string | null;
  onSelect?(id: string | null): void;
  /** The list next to the map; by default that of `Rows`. Null shows only the map. */
  list?: (context: MapListContext<M>) => ReactNode;
  /** Lists the nearest first: to the centre of the radius, otherwise to that of the map. By default in the given order. */
  isNearest?: boolean;
  /** Radius of a circle in kilometres. */
  radius?: { center: MapPoint; km: number };
  /** Called after every move, including the first view. */
  onMove?(view: MapView): void;
  /** Offers "search here" once the user has moved the map. */
  onSearchHere?(view: MapView): void;
}

/** Towns: what is one place where there is no map to say it. */
const TOWNS_ZOOM = 9;

/** Markers on a map, clustered, next to a list of them. */
export function MarkerMap<M extends MapMarker>(props: MarkerMapProps<M>) {
  const { markers, kind = 'places', renderCard, label, source = mapSource(), height, radius, onMove } = props;
  const { parts, failure, fail, retry } = useMapParts(source.kind, loadScene);
  const selection = useSelected(props);
  const place = usePlace({ ...props, maxZoom: parts?.engine.maxZoom ?? TOWNS_ZOOM, onFailure: fail });
  const [view, setView] = useState<MapView | null>(null);
  const [moved, setMoved] = useState(false);
  const selected = markers.find(({ id }) => id === selection.id) ?? null;
  const context = {
    kind,
    markers: listedOf(props, place, failure ? null : view),
    selectedId: selection.id,
    select: selection.fromList,
  };
  const openPlace = (point: MapPoint | null) => {
    selection.fromMap(null);
    place.open(point);
  };
  return (
    <MapFrame
      {...{ label, kind, height, failure }}
      onRetry={retry}
      isRich={props.Rows !== undefined}
      list={
        props.list ? (
          props.list(context)
        ) : (
          <MarkerList
            {...context}
            {...{ Rows: props.Rows, Town: props.Town, tools: props.tools }}
            place={place.point && `${place.point.lat},${place.point.lng}`}
            isBusy={place.point !== null && place.members === null}
            // Also while the map loads: the rows keep their width, and the card opens later.
            canShow={failure === null}
            onClose={() => openPlace(null)}
          />
        )
      }
      card={
        selected && (
          <MapCard
            name={selected.name}
            focus={selection.focusCard}
            onClose={() => selection.fromMap(null)}
            key={selected.id}
          >
            {renderCard(selected)}
          </MapCard>
        )
      }
      map={(names) =>
        parts && (
          <>
            <parts.Scene
              {...names}
              {...{ markers, kind, selected, radius }}
              engine={parts.engine}
              source={source}
              focusCard={selection.focusCard}
              place={place.point}
              renderCard={renderCard as RenderCard<MapMarker>}
              onFailure={fail}
              onSelect={selection.fromMap}
              onPlace={openPlace}
              onView={(next, byPerson) => {
                setView(next);
                if (byPerson) setMoved(true);
                onMove?.(next);
              }}
            />
            {moved && view && props.onSearchHere && (
              <SearchHere
                onClick={() => {
                  setMoved(false);
                  props.onSearchHere?.(view);
                }}
              />
            )}
          </>
        )
      }
    />
  );
}

/** The markers of the opened place, otherwise those in sight; all of them while there is no map. */
function listedOf<M extends MapMarker>(
  { markers, radius, isNearest }: MarkerMapProps<M>,
  place: PlaceState<M>,
  view: MapView | null,
): readonly M[] {
  const seen = () => (view ? markers.filter((marker) => isInside(view.bounds, marker)) : markers);
  const listed = place.point ? (place.members ?? []) : seen();
  const center = radius?.center ?? view?.center ?? place.point;
  return isNearest && center ? byDistance(listed, center) : listed;
}

function SearchHere({ onClick }: { onClick(): void }) {
  const intl = useIntl();
  return (
    <div className={styles.search}>
      <Button size="sm" onClick={onClick}>
        {intl.formatMessage({ id: 'ui.map.searchHere' })}
      </Button>
    </div>
  );
}
