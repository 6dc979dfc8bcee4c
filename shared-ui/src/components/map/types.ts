import type { ReactNode } from 'react';

/** Degrees, WGS 84. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** What a marker needs; the API's company marker fits. */
export interface MapMarker extends MapPoint {
  id: string;
  name: string;
}

/** West, south, east, north in degrees. */
export type MapBounds = [number, number, number, number];

export interface MapView {
  center: MapPoint;
  zoom: number;
  bounds: MapBounds;
}

/** What the list beside the map works with. */
export interface MapListContext<M extends MapMarker> {
  /** Those in sight; all of them while there is no map. */
  markers: readonly M[];
  selectedId: string | null;
  /** Shows the marker on the map and opens its card, with the focus in it. */
  select(id: string): void;
}

export interface MapLook {
  /** What the map shows, e.g. "Mapa firm": the name of the region. */
  label: string;
  /** Token of Mapbox, by default the page's; with null the bundled map of Poland is shown. */
  mapboxToken?: string | null;
  /** Height of the map in pixels. */
  height?: number;
}

export type MapFailure = 'unsupported' | 'failed';
export type RenderCard<M> = (marker: M) => ReactNode;
