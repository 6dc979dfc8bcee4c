import { IconButton, type MapSource, useLocale } from '@wspolnik/system';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MapEngine, MapHandle, MapMoveEvent, StartView } from '../map-engine/engine.ts';
import { type MapColours, useMapLook } from '../map-engine/map-colours.ts';
import { boundsOf, DEFAULT_CENTER, DEFAULT_ZOOM } from './geometry.ts';
import styles from './map-canvas.module.css';
import { MapLoading } from './map-loading.tsx';
import type { MapBounds, MapPoint, MapView } from './types.ts';

/** Pixels around the fitted area, for pins, and on the right for the controls. */
const PADDING = { top: 48, right: 76, bottom: 48, left: 48 };
/** A single place with the streets around it. */
const STREETS_ZOOM = 15;

/** How an area is fitted: never closer than the map has something to show. */
export const fitOf = ({ maxZoom }: MapEngine) => ({ padding: PADDING, maxZoom: Math.min(maxZoom, STREETS_ZOOM) });

const ICON = { size: 18, strokeWidth: 1.75 };

export interface CanvasBase {
  engine: MapEngine;
  label: string;
  /** Id of the text that explains how to use the map. */
  helpId: string;
  source: MapSource;
  onFailure(): void;
}

interface MapCanvasProps extends CanvasBase {
  /** The area for the first view and for the button "show all". */
  fit: readonly MapPoint[];
  onReady?(map: MapHandle): void;
  onMove?(map: MapHandle): void;
  /** `byPerson`: the user moved the map, not code. */
  onMoveEnd?(map: MapHandle, byPerson: boolean): void;
  onClick?(): void;
  children(map: MapHandle | null, colours: MapColours): ReactNode;
}

export function viewBounds(map: MapHandle): MapBounds {
  const bounds = map.getBounds();
  return bounds ? [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] : [-180, -85, 180, 85];
}

export const viewOf = (map: MapHandle): MapView => {
  const { lat, lng } = map.getCenter();
  return { center: { lat, lng }, zoom: map.getZoom(), bounds: viewBounds(map) };
};

function startView(engine: MapEngine, fit: readonly MapPoint[]): StartView {
  const bounds = boundsOf(fit);
  if (bounds) return { bounds, fitBoundsOptions: fitOf(engine) };
  const zoom = Math.min(engine.maxZoom, DEFAULT_ZOOM);
  return { latitude: DEFAULT_CENTER.lat, longitude: DEFAULT_CENTER.lng, zoom };
}

/** The map with its controls. `children` is a function of the map, which is null until it has loaded. */
export function MapCanvas({ engine, fit, onReady, onMove, onMoveEnd, onClick, children, ...base }: MapCanvasProps) {
  const [map, setMap] = useState<MapHandle | null>(null);
  const [start] = useState(() => startView(engine, fit));
  const [isClosest, setClosest] = useState(false);
  const loaded = useRef(false);
  const { dark, colours } = useMapLook();
  const locale = useLocale();
  const { Map: EngineMap, sources: Sources } = engine;
  const ready = (handle: MapHandle) => {
    loaded.current = true;
    handle.getCanvas().setAttribute('aria-describedby', base.helpId);
    handle.touchZoomRotate.disableRotation();
    handle.keyboard.disableRotation();
    setMap(handle);
    noteZoom(handle);
    onReady?.(handle);
  };
  const noteZoom = (handle: MapHandle) => setClosest(handle.getZoom() >= engine.maxZoom - 0.01);
  return (
    <div className={styles.canvas}>
      <EngineMap
        initialViewState={start}
        {...{ colours, dark, locale }}
        source={base.source}
        label={base.label}
        onLoad={({ target }) => ready(target)}
        onMove={({ target }: MapMoveEvent) => onMove?.(target)}
        onMoveEnd={({ target, originalEvent }: MapMoveEvent) => {
          noteZoom(target);
          onMoveEnd?.(target, Boolean(originalEvent));
        }}
        onClick={() => onClick?.()}
        // If a tile fails later, the rest of the map stays usable.
        onError={() => loaded.current || base.onFailure()}
      >
        {children(map, colours)}
      </EngineMap>
      {map ? <MapControls {...{ map, engine, fit, isClosest }} /> : <MapLoading />}
      {isClosest && !engine.hasStreets && (
        <p className={styles.note} role="status">
          <FormattedMessage id="ui.map.noStreets" />
        </p>
      )}
      <Sources />
    </div>
  );
}

interface MapControlsProps extends Pick<MapCanvasProps, 'engine' | 'fit'> {
  map: MapHandle;
  /** The map goes no closer. */
  isClosest: boolean;
}

function MapControls({ map, engine, fit, isClosest }: MapControlsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const bounds = boundsOf(fit);
  const look = { variant: 'ghost', size: 'sm', className: styles.control } as const;
  return (
    <div className={styles.controls}>
      <IconButton
        {...look}
        label={text('ui.map.zoomIn')}
        icon={<Plus {...ICON} />}
        aria-disabled={isClosest || undefined}
        onClick={() => isClosest || map.zoomIn()}
      />
      <IconButton {...look} label={text('ui.map.zoomOut')} icon={<Minus {...ICON} />} onClick={() => map.zoomOut()} />
      {bounds && (
        <IconButton
          {...look}
          label={text('ui.map.fit')}
          icon={<Maximize {...ICON} />}
          onClick={() => map.fitBounds(bounds, fitOf(engine))}
        />
      )}
    </div>
  );
}
