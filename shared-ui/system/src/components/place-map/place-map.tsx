import { useMemo } from 'react';
import type { MapMarker } from '../map/types.ts';
import { MarkerMap } from '../marker-map/marker-map.tsx';

export interface PlaceMapProps {
  /** Accessible name. */
  label: string;
  /** Pixels. */
  height: number;
  place: MapMarker;
}

/** A map with one place. */
export function PlaceMap({ label, height, place: { id, name, lat, lng } }: PlaceMapProps) {
  const markers = useMemo(() => [{ id, name, lat, lng }], [id, name, lat, lng]);
  return <MarkerMap {...{ label, height, markers }} renderCard={(marker) => marker.name} list={() => null} />;
}
