import type { MapSource } from '@wspolnik/system';
import type { ComponentType, ReactNode } from 'react';

/** Degrees, WGS 84. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** The fields of a marker; the API's company marker fits. */
export interface MapMarker extends MapPoint {
  id: string;
  name: string;
  /** Second line in a list: what sets it apart from its neighbours. */
  detail?: string;
}

/** West, south, east, north in degrees. */
export type MapBounds = [number, number, number, number];

export interface MapView {
  center: MapPoint;
  zoom: number;
  bounds: MapBounds;
}

/** Data and actions for the list next to the map. */
export interface MapListContext<M extends MapMarker> {
  kind: MarkerKind;
  /** The visible markers; all of them while there is no map. */
  markers: readonly M[];
  selectedId: string | null;
  /** Shows the marker on the map and opens its card with the focus in it. */
  select(id: string): void;
}

/** Items of the list beside a map: one `<li>` for each of some of its markers. */
export interface MarkerRowsProps<M extends MapMarker> {
  markers: readonly M[];
  selectedId: string | null;
  /** Shows the marker on the map and opens its card. */
  select(id: string): void;
  /** False without a map, and in an opened place, which is one spot: then there is nothing to show. */
  canShow: boolean;
}
export type MarkerRows<M extends MapMarker> = ComponentType<MarkerRowsProps<M>>;

/** Name of the markers, for the texts of the map and its list. */
export type MarkerKind = 'offers' | 'companies' | 'places';

export interface MapLook {
  /** Name of the region, e.g. "Mapa firm". */
  label: string;
  /** By default that of the page. */
  source?: MapSource;
  /** Height of the map in pixels. */
  height?: number;
}

export type MapFailure = 'unsupported' | 'failed';
export type RenderCard<M> = (marker: M) => ReactNode;
