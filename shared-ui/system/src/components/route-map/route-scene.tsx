import { useEffect, useMemo, useRef } from 'react';
import { boundsOf } from '../map/geometry.ts';
import { type CanvasBase, fitOf, MapCanvas } from '../map/map-canvas.tsx';
import styles from '../map/map-card.module.css';
import { MapCard } from '../map/map-card.tsx';
import { PIN_HEIGHT, Pin } from '../map/pin.tsx';
import type { MapMarker, MapPoint } from '../map/types.ts';
import type { MapHandle } from '../map-engine/engine.ts';

export interface RouteSceneProps extends CanvasBase {
  stops: readonly MapMarker[];
  path: readonly MapPoint[] | undefined;
  selected: MapMarker | null;
  focusCard: boolean;
  onSelect(id: string | null): void;
}

export function RouteScene({ stops, path, selected, focusCard, onSelect, engine, ...base }: RouteSceneProps) {
  const map = useRef<MapHandle>(null);
  const drawn = path ?? stops;
  const isDashed = path === undefined;
  const shape = useMemo(
    () => ({ kind: 'line' as const, coordinates: drawn.map(({ lat, lng }): [number, number] => [lng, lat]), isDashed }),
    [drawn, isDashed],
  );
  const obstacles = useMemo(() => stops.map(({ lat, lng }) => ({ lat, lng, kind: 'pin' as const })), [stops]);
  useEffect(() => {
    const bounds = boundsOf(drawn);
    // A road leaves the box of its ends, and another start may be outside of the first one.
    if (bounds) map.current?.fitBounds(bounds, fitOf(engine));
  }, [drawn, engine]);
  useEffect(() => {
    if (selected) map.current?.easeTo({ center: [selected.lng, selected.lat] });
  }, [selected]);
  return (
    <MapCanvas
      {...base}
      engine={engine}
      fit={drawn}
      onReady={(handle) => {
        map.current = handle;
      }}
      onClick={() => onSelect(null)}
    >
      {(handle, colours) =>
        handle && (
          <>
            <engine.Obstacles obstacles={obstacles} />
            {drawn.length > 1 && <engine.Shape shape={shape} colours={colours} />}
            {stops.map((stop, index) => (
              <Pin
                key={stop.id}
                engine={engine}
                point={stop}
                // Begins with the label of the pin, because voice control users say the visible label.
                name={`${index + 1}. ${stop.name}`}
                selected={stop.id === selected?.id}
                sign={index + 1}
                onClick={() => onSelect(stop.id)}
              />
            ))}
            {selected && (
              <engine.Popup
                key={selected.id}
                latitude={selected.lat}
                longitude={selected.lng}
                offset={PIN_HEIGHT}
                maxWidth="300px"
                closeButton={false}
                closeOnClick={false}
                focusAfterOpen={false}
              >
                <MapCard name={selected.name} focus={focusCard} onClose={() => onSelect(null)}>
                  <p className={styles.title}>{selected.name}</p>
                </MapCard>
              </engine.Popup>
            )}
          </>
        )
      }
    </MapCanvas>
  );
}
