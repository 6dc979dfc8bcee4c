import { useEffect, useMemo, useRef, useState } from 'react';
import { circleRing, contains, padded } from '../map/geometry.ts';
import { type CanvasBase, MapCanvas, viewBounds, viewOf } from '../map/map-canvas.tsx';
import { Pin } from '../map/pin.tsx';
import type { MapBounds, MapMarker, MapPoint, MapView, MarkerKind, RenderCard } from '../map/types.ts';
import type { MapEngine, MapHandle, MapObstacle } from '../map-engine/engine.ts';
import { ClusterButton, isCrowd } from './cluster-button.tsx';
import { clusterIndex, type MarkerCluster } from './clusters.ts';
import { SelectedCard } from './selected-card.tsx';

export interface MarkerSceneProps<M extends MapMarker> extends CanvasBase {
  markers: readonly M[];
  kind: MarkerKind;
  selected: M | null;
  focusCard: boolean;
  renderCard: RenderCard<M>;
  radius?: { center: MapPoint; km: number };
  /** The opened place. */
  place: MapPoint | null;
  onSelect(id: string | null): void;
  onPlace(place: MapPoint): void;
  onView(view: MapView, byPerson: boolean): void;
}

interface Area {
  bounds: MapBounds;
  zoom: number;
}

/** Half a screen more on every side, so that a short pan needs no new markers. */
const areaOf = (map: MapHandle): Area => ({ bounds: padded(viewBounds(map), 0.5), zoom: Math.floor(map.getZoom()) });

/** A town with its surroundings; with streets, the ones around the place. */
const CLOSE_ZOOM = { towns: 9, streets: 14 };
const closeZoom = ({ hasStreets }: MapEngine) => (hasStreets ? CLOSE_ZOOM.streets : CLOSE_ZOOM.towns);

export function MarkerScene<M extends MapMarker>(props: MarkerSceneProps<M>) {
  const { markers, kind, selected, radius, place, onSelect, onPlace, onView, engine, ...base } = props;
  const [area, setArea] = useState<Area | null>(null);
  const map = useRef<MapHandle>(null);
  const index = useMemo(() => clusterIndex(markers, engine.maxZoom), [markers, engine]);
  const ring = useRing(radius);
  const shown = useMemo(() => area && index.at(area.bounds, area.zoom), [area, index]);
  const pins = useMemo(() => drawn(shown?.markers ?? [], selected), [shown, selected]);
  const obstacles = useMemo(() => obstaclesIn(shown?.clusters ?? [], pins), [shown, pins]);
  useEffect(() => {
    if (!selected) return;
    const zoom = map.current?.getZoom() ?? 0;
    // A choice from the list: zoomed in enough to recognise the place.
    const near = props.focusCard ? Math.max(zoom, closeZoom(engine)) : zoom;
    map.current?.easeTo({ center: [selected.lng, selected.lat], zoom: near });
  }, [selected, props.focusCard, engine]);
  const refresh = (handle: MapHandle) =>
    setArea((old) => {
      const same = old && old.zoom === Math.floor(handle.getZoom()) && contains(old.bounds, viewBounds(handle));
      return same ? old : areaOf(handle);
    });
  const openCluster = (cluster: MarkerCluster) => {
    const zoom = index.expansionZoom(cluster.id);
    if (zoom === null) return onPlace({ lat: cluster.lat, lng: cluster.lng });
    map.current?.easeTo({ center: [cluster.lng, cluster.lat], zoom });
  };
  const close = () => onSelect(null);
  return (
    <MapCanvas
      {...base}
      engine={engine}
      fit={ring ? [...markers, ...ring] : markers}
      onReady={(handle) => {
        map.current = handle;
        if (place) handle.easeTo({ center: [place.lng, place.lat], zoom: closeZoom(engine) });
        refresh(handle);
        onView(viewOf(handle), false);
      }}
      onMove={refresh}
      onMoveEnd={(handle, byPerson) => {
        refresh(handle);
        onView(viewOf(handle), byPerson);
      }}
      onClick={close}
    >
      {(handle, colours) =>
        handle && (
          <>
            <engine.Obstacles obstacles={obstacles} />
            {ring && <engine.Shape colours={colours} shape={{ kind: 'area', coordinates: lngLats(ring) }} />}
            {shown?.clusters.map((cluster) => (
              <ClusterButton
                key={cluster.id}
                {...{ engine, cluster, kind }}
                isOpen={place !== null && isSame(cluster, place)}
                onOpen={() => openCluster(cluster)}
              />
            ))}
            {pins.map((marker) => (
              <Pin
                key={marker.id}
                engine={engine}
                point={marker}
                name={marker.name}
                selected={marker.id === selected?.id}
                onClick={() => onSelect(marker.id)}
              />
            ))}
            {selected && <SelectedCard {...props} selected={selected} onClose={close} />}
          </>
        )
      }
    </MapCanvas>
  );
}

/** Degrees; an address has the position of a place rounded to ten metres. */
const SAME = 0.0002;
const isSame = (one: MapPoint, other: MapPoint) =>
  Math.abs(one.lat - other.lat) < SAME && Math.abs(one.lng - other.lng) < SAME;

/** The selected marker has its pin even while its neighbours are clustered. */
const drawn = <M extends MapMarker>(markers: M[], selected: M | null): M[] =>
  selected && !markers.includes(selected) ? [...markers, selected] : markers;

const obstaclesIn = (clusters: readonly MarkerCluster[], pins: readonly MapPoint[]): MapObstacle[] => [
  ...clusters.map(({ lat, lng, count }) => ({
    lat,
    lng,
    kind: isCrowd(count) ? ('crowd' as const) : ('disc' as const),
  })),
  ...pins.map(({ lat, lng }) => ({ lat, lng, kind: 'pin' as const })),
];

const lngLats = (points: readonly MapPoint[]) => points.map(({ lat, lng }): [number, number] => [lng, lat]);

function useRing(radius: { center: MapPoint; km: number } | undefined): MapPoint[] | null {
  const [lat, lng, km] = [radius?.center.lat, radius?.center.lng, radius?.km];
  return useMemo(() => {
    if (lat === undefined || lng === undefined || km === undefined) return null;
    return circleRing({ lat, lng }, km);
  }, [lat, lng, km]);
}
