// Bundled by pages with a map; the map library itself loads when the map is shown.

export type {
  MapBounds,
  MapListContext,
  MapMarker,
  MapPoint,
  MapView,
  MarkerKind,
  MarkerRows,
  MarkerRowsProps,
} from '../components/map/types.ts';
export type { TownProps } from '../components/marker-map/marker-list.tsx';
export { MarkerMap, type MarkerMapProps } from '../components/marker-map/marker-map.tsx';
export { PlaceMap, type PlaceMapProps } from '../components/place-map/place-map.tsx';
export { RouteMap, type RouteMapProps } from '../components/route-map/route-map.tsx';
