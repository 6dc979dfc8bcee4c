import { useEffect } from 'react';
import type { MapEngine, MapHandle } from '../../map-engine/engine.ts';
import type { MapBounds } from '../types.ts';

/** Names of the buttons by which a test moves the map as a user, or makes a tile fail. */
export const DRAG = 'drag';
export const BREAK = 'break';

/** A map without WebGL for tests: it shows Poland and outputs the requested position. */
export function testingEngine({ maxZoom = 9, hasStreets = false } = {}) {
  const state = { bounds: [14, 49, 24.2, 54.9] as MapBounds, zoom: 6, went: [] as unknown[] };
  const handle: MapHandle = {
    getZoom: () => state.zoom,
    getCenter: () => ({ lat: 52, lng: 19 }),
    getBounds: () => {
      const [west, south, east, north] = state.bounds;
      return { getWest: () => west, getSouth: () => south, getEast: () => east, getNorth: () => north };
    },
    getCanvas: () => document.createElement('canvas'),
    easeTo: (options) => state.went.push(options),
    fitBounds: (bounds) => state.went.push(bounds),
    zoomIn: () => state.went.push('in'),
    zoomOut: () => state.went.push('out'),
    touchZoomRotate: { disableRotation: () => undefined },
    keyboard: { disableRotation: () => undefined },
  };
  const engine: MapEngine = {
    maxZoom,
    hasStreets,
    Map({ children, initialViewState, onLoad, onMoveEnd, onError, label }) {
      // biome-ignore lint/correctness/useExhaustiveDependencies: a map loads once
      useEffect(() => onLoad({ target: handle }), []);
      return (
        <div>
          <output aria-label={label}>{JSON.stringify(initialViewState)}</output>
          <button type="button" aria-label={DRAG} onClick={() => onMoveEnd({ target: handle, originalEvent: {} })} />
          <button type="button" aria-label={BREAK} onClick={() => onError({ error: new Error('tile') })} />
          {children}
        </div>
      );
    },
    Marker: ({ children }) => children,
    Popup: ({ children }) => children,
    Shape: ({ shape }) => <i data-testid={shape.isDashed ? `dashed ${shape.kind}` : shape.kind} />,
    Obstacles: ({ obstacles }) => (
      <i data-testid="obstacles">{obstacles.map(({ lat, lng, kind }) => `${kind} ${lat} ${lng}`).join()}</i>
    ),
    sources: () => null,
  };
  return { engine, state };
}
