import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { MapEngine, MapShape } from './engine.ts';
import type { MapColours } from './map-colours.ts';

interface LineLayer {
  id: string;
  type: 'line';
  layout: { 'line-join': 'round'; 'line-cap': 'round' | 'butt' };
  paint: { 'line-color': string; 'line-width': number; 'line-dasharray'?: [number, number] };
}
interface FillLayer {
  id: string;
  type: 'fill';
  paint: { 'fill-color': string; 'fill-opacity': number };
}
interface Feature {
  type: 'Feature';
  properties: Record<string, never>;
  geometry:
    | { type: 'LineString'; coordinates: [number, number][] }
    | { type: 'Polygon'; coordinates: [number, number][][] };
}
type SourceOf = ComponentType<{ id: string; type: 'geojson'; data: Feature; children: ReactNode }>;
type LayerOf = ComponentType<LineLayer | FillLayer>;

/** In widths of the line. */
const DASHES: [number, number] = [2, 1.5];

const stroke = (id: string, color: string, width: number, isDashed = false): LineLayer => ({
  id,
  type: 'line',
  layout: { 'line-join': 'round', 'line-cap': isDashed ? 'butt' : 'round' },
  paint: { 'line-color': color, 'line-width': width, ...(isDashed && { 'line-dasharray': DASHES }) },
});

/** A route with a light outline, or the area of a radius. */
export function shapeOf(Source: SourceOf, Layer: LayerOf): MapEngine['Shape'] {
  return function Shape({ shape, colours }: { shape: MapShape; colours: MapColours }) {
    const { kind, coordinates, isDashed } = shape;
    const data = useMemo<Feature>(() => {
      const geometry: Feature['geometry'] =
        kind === 'line' ? { type: 'LineString', coordinates } : { type: 'Polygon', coordinates: [coordinates] };
      return { type: 'Feature', properties: {}, geometry };
    }, [kind, coordinates]);
    return (
      <Source id={`wp-${kind}`} type="geojson" data={data}>
        {kind === 'line' ? (
          <Layer {...stroke('wp-line-edge', colours.surface, isDashed ? 6 : 8)} />
        ) : (
          <Layer id="wp-area-fill" type="fill" paint={{ 'fill-color': colours.primary, 'fill-opacity': 0.1 }} />
        )}
        <Layer {...stroke(`wp-${kind}-stroke`, colours.primary, kind === 'line' ? 4 : 2, isDashed)} />
      </Source>
    );
  };
}
