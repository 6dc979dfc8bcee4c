import { Button, mapSource } from '@wspolnik/system';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { isInside } from '../map/geometry.ts';
import { MapCard } from '../map/map-card.tsx';
import { MapFrame } from '../map/map-frame.tsx';
import type { MapListContext, MapLook, MapMarker, MapPoint, MapView, MarkerKind, RenderCard } from '../map/types.ts';
import { useMapParts } from '../map/use-map-parts.ts';
import { useSelected } from '../map/use-selected.ts';
import { MarkerList } from './marker-list.tsx';
import styles from './marker-map.module.css';

const loadScene = () => import(/* webpackChunkName: "map" */ './marker-scene.tsx').then((scene) => scene.MarkerScene);

export interface MarkerMapProps<M extends MapMarker> extends MapLook {
  /** All markers at once, up to 10,000; near ones are clustered. A new array is clustered again, so keep it stable. */
  markers: readonly M[];
  /** Default `places`. */
  kind?: MarkerKind;
  /** Content of a marker's card. */
  renderCard: RenderCard<M>;
  /** Undefined: the map stores the selection itself. */
  selectedId?: string | null;
  onSelect?(id: string | null): void;
  /** The list next to the map; by default a button for each visible marker. Null shows only the map. */
  list?: (context: MapListContext<M>) => ReactNode;
  /** Radius of a circle in kilometres. */
  radius?: { center: MapPoint; km: number };
  /** Called after every move, including the first view. */
  onMove?(view: MapView): void;
  /** Offers "search here" once the user has moved the map. */
  onSearchHere?(view: MapView): void;
}

/** Markers on a map, clustered, next to a list of them. */
export function MarkerMap<M extends MapMarker>(props: MarkerMapProps<M>) {
  const { markers, kind = 'places', renderCard, label, source = mapSource(), height, radius, onMove } = props;
  const { parts, failure, fail, retry } = useMapParts(source.kind, loadScene);
  const selection = useSelected(props);
  const [view, setView] = useState<MapView | null>(null);
  const [moved, setMoved] = useState(false);
  const selected = markers.find(({ id }) => id === selection.id) ?? null;
  const inSight = view && !failure ? markers.filter((marker) => isInside(view.bounds, marker)) : markers;
  const context = { kind, markers: inSight, selectedId: selection.id, select: selection.fromList };
  return (
    <MapFrame
      {...{ label, kind, height, failure }}
      onRetry={retry}
      list={props.list ? props.list(context) : <MarkerList {...context} />}
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
              renderCard={renderCard as RenderCard<MapMarker>}
              onFailure={fail}
              onSelect={selection.fromMap}
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
