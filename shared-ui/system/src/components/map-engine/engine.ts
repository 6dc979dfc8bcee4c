import type { MapSource } from '@wspolnik/system';
import type { ComponentType, ReactNode } from 'react';
import type { MapBounds } from '../map/types.ts';
import type { MapColours } from './map-colours.ts';

interface FitOptions {
  /** Pixels. */
  padding: { top: number; right: number; bottom: number; left: number };
  maxZoom: number;
}

/** The map methods that are used here and that both libraries have in common. */
export interface MapHandle {
  getZoom(): number;
  getCenter(): { lat: number; lng: number };
  getBounds(): { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number } | null;
  getCanvas(): HTMLCanvasElement;
  easeTo(options: { center?: [number, number]; zoom?: number }): unknown;
  fitBounds(bounds: MapBounds, options: FitOptions): unknown;
  zoomIn(): unknown;
  zoomOut(): unknown;
  touchZoomRotate: { disableRotation(): void };
  keyboard: { disableRotation(): void };
}

export interface MapMoveEvent {
  target: MapHandle;
  /** Missing when code, not the user, moved the map. */
  originalEvent?: unknown;
}

export type StartView =
  | { latitude: number; longitude: number; zoom: number }
  | { bounds: MapBounds; fitBoundsOptions: FitOptions };

export interface EngineMapProps {
  children?: ReactNode;
  initialViewState: StartView;
  colours: MapColours;
  dark: boolean;
  locale: 'pl' | 'en';
  source: MapSource;
  /** Accessible name of the canvas, which handles the keyboard. */
  label: string;
  onLoad(event: { target: MapHandle }): void;
  onMove(event: MapMoveEvent): void;
  onMoveEnd(event: MapMoveEvent): void;
  onClick(): void;
  onError(event: { error: unknown }): void;
}

export interface EngineMarkerProps {
  latitude: number;
  longitude: number;
  anchor: 'center' | 'bottom';
  /** Stacking order: the selected marker is above its neighbours. */
  style?: { zIndex: number };
  children: ReactNode;
}

export interface EnginePopupProps {
  latitude: number;
  longitude: number;
  offset: number;
  maxWidth: string;
  closeButton: false;
  closeOnClick: false;
  focusAfterOpen: false;
  className?: string;
  children: ReactNode;
}

export interface MapShape {
  kind: 'line' | 'area';
  /** Longitude, latitude. */
  coordinates: [number, number][];
  /** A dashed line: not the way itself. */
  isDashed?: boolean;
}

/** What lies above the map: the disc of a group, that of a hundred and more, or a pin. */
export type ObstacleKind = 'disc' | 'crowd' | 'pin';

export interface MapObstacle {
  lat: number;
  lng: number;
  kind: ObstacleKind;
}

/** One of the two map libraries, reduced to what this entry uses. */
export interface MapEngine {
  /** The closest zoom: where the map has nothing more to show. */
  maxZoom: number;
  /** Whether it knows streets, so that one place is worth a closer look. */
  hasStreets: boolean;
  Map: ComponentType<EngineMapProps>;
  Marker: ComponentType<EngineMarkerProps>;
  Popup: ComponentType<EnginePopupProps>;
  Shape: ComponentType<{ shape: MapShape; colours: MapColours }>;
  /** Keeps the names of the map clear of discs and pins. The same array as long as it has the same obstacles. */
  Obstacles: ComponentType<{ obstacles: readonly MapObstacle[] }>;
  /** Attribution; the licence of the map data requires it. */
  sources: ComponentType;
}
