// What a page with a map bundles; the map library itself comes when the map is shown.

export { DEFAULT_CENTER, DEFAULT_ZOOM } from './geometry.ts';
export { MarkerMap, type MarkerMapProps } from './marker-map.tsx';
export { RouteMap, type RouteMapProps } from './route-map.tsx';
export type { MapBounds, MapListContext, MapMarker, MapPoint, MapView } from './types.ts';
