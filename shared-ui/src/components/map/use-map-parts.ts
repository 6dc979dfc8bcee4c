import { useCallback, useEffect, useState } from 'react';
import type { MapEngine } from '../map-engine/engine.ts';
import { hasWebGl } from '../map-engine/webgl.ts';
import type { MapFailure } from './types.ts';

/** Loads only one of the two map libraries. */
const loadEngine = (mapbox: boolean): Promise<MapEngine> =>
  mapbox
    ? import(/* webpackChunkName: "map-mapbox" */ '../map-engine/mapbox-engine.tsx').then(
        ({ mapboxEngine }) => mapboxEngine,
      )
    : import(/* webpackChunkName: "map-maplibre" */ '../map-engine/maplibre-engine.tsx').then(
        ({ maplibreEngine }) => maplibreEngine,
      );

export interface MapParts<S> {
  parts: { engine: MapEngine; Scene: S } | null;
  failure: MapFailure | null;
  fail(): void;
  retry(): void;
}

/** Loads the library and the drawing code after the first view. `loadScene` must be a function at module level. */
export function useMapParts<S>(mapbox: boolean, loadScene: () => Promise<S>): MapParts<S> {
  const [parts, setParts] = useState<MapParts<S>['parts']>(null);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let wanted = true;
    setFailure(null);
    if (!hasWebGl()) return setFailure('unsupported');
    Promise.all([loadEngine(mapbox), loadScene()]).then(
      ([engine, Scene]) => wanted && setParts({ engine, Scene }),
      () => wanted && setFailure('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [mapbox, loadScene, attempt]);
  const fail = useCallback(() => {
    setParts(null);
    setFailure('failed');
  }, []);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { parts, failure, fail, retry };
}
