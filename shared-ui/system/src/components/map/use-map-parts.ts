import type { MapSource } from '@wspolnik/system';
import { useCallback, useEffect, useState } from 'react';
import type { MapEngine } from '../map-engine/engine.ts';
import { hasWebGl } from '../map-engine/webgl.ts';
import type { MapFailure } from './types.ts';

/** Loads only one of the two map libraries. */
/** One library for the bundled map and for tiles, so both are in one chunk. */
const ENGINES: Record<MapSource['kind'], () => Promise<MapEngine>> = {
  bundled: async () =>
    (await import(/* webpackChunkName: "map-maplibre" */ '../map-engine/maplibre-engine.tsx')).maplibreEngine,
  tiles: async () =>
    (await import(/* webpackChunkName: "map-maplibre" */ '../map-engine/streets-engine.tsx')).streetsEngine,
  mapbox: async () =>
    (await import(/* webpackChunkName: "map-mapbox" */ '../map-engine/mapbox-engine.tsx')).mapboxEngine,
};

export interface MapParts<S> {
  parts: { engine: MapEngine; Scene: S } | null;
  failure: MapFailure | null;
  fail(): void;
  retry(): void;
}

/** Loads the library and the drawing code after the first view. `loadScene` must be a function at module level. */
export function useMapParts<S>(kind: MapSource['kind'], loadScene: () => Promise<S>): MapParts<S> {
  const [parts, setParts] = useState<MapParts<S>['parts']>(null);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let wanted = true;
    setFailure(null);
    if (!hasWebGl()) return setFailure('unsupported');
    Promise.all([ENGINES[kind](), loadScene()]).then(
      ([engine, Scene]) => wanted && setParts({ engine, Scene }),
      () => wanted && setFailure('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [kind, loadScene, attempt]);
  const fail = useCallback(() => {
    setParts(null);
    setFailure('failed');
  }, []);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { parts, failure, fail, retry };
}
