import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MapMarker, MapPoint } from '../map/types.ts';
import type { clusterIndex } from './clusters.ts';

export interface PlaceProps {
  /** The opened place, whose markers no zoom separates; the list beside the map then has only these. Undefined: the map keeps it. */
  place?: MapPoint | null;
  onPlace?(place: MapPoint | null): void;
}

interface Options<M extends MapMarker> extends PlaceProps {
  markers: readonly M[];
  /** The closest zoom of the map. */
  maxZoom: number;
  onFailure(): void;
}

export interface PlaceState<M extends MapMarker> {
  point: MapPoint | null;
  /** In the order of `markers`; null while it is not known, and without a place. */
  members: readonly M[] | null;
  open(point: MapPoint | null): void;
}

/** The same chunk as that of the map, which need not be loaded when a place is opened by its address. */
const loadIndex = () => import(/* webpackChunkName: "map" */ './clusters.ts').then((clusters) => clusters.clusterIndex);

/** Which place is open, and what is there: what the map draws as one disc when it goes no closer. */
export function usePlace<M extends MapMarker>(options: Options<M>): PlaceState<M> {
  const { markers, maxZoom, onPlace, onFailure } = options;
  const [own, setOwn] = useState<MapPoint | null>(null);
  const [index, setIndex] = useState<{ of: typeof clusterIndex } | null>(null);
  const point = options.place === undefined ? own : options.place;
  const isNeeded = point !== null && index === null;
  useEffect(() => {
    if (isNeeded) loadIndex().then((of) => setIndex({ of }), onFailure);
  }, [isNeeded, onFailure]);
  const members = useMemo(
    () => (point && index ? index.of(markers, maxZoom).near(point) : null),
    [point, index, markers, maxZoom],
  );
  const open = useCallback(
    (next: MapPoint | null) => {
      setOwn(next);
      onPlace?.(next);
    },
    [onPlace],
  );
  return { point, members, open };
}
