import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { MapEngine, MapObstacle, ObstacleKind } from './engine.ts';

interface Feature {
  type: 'Feature';
  properties: { kind: ObstacleKind };
  geometry: { type: 'Point'; coordinates: [number, number] };
}
interface Features {
  type: 'FeatureCollection';
  features: Feature[];
}
interface SymbolLayer {
  id: string;
  type: 'symbol';
  filter: ['==', ['get', 'kind'], ObstacleKind];
  layout: {
    'text-field': string;
    'text-size': number;
    'text-padding': number;
    'text-offset': [number, number];
    'text-allow-overlap': true;
    'text-font'?: string[];
  };
  paint: { 'text-color': string };
}
type SourceOf = ComponentType<{ id: string; type: 'geojson'; data: Features; children: ReactNode }>;
type LayerOf = ComponentType<SymbolLayer>;

/** Pixels from the middle to the edge, with most of the ring of a disc; and how far above its point the middle is. */
export const OBSTACLES: Record<ObstacleKind, { half: number; above: number }> = {
  disc: { half: 24, above: 0 },
  crowd: { half: 29, above: 0 },
  pin: { half: 16, above: 18 },
};
const KINDS: readonly ObstacleKind[] = ['disc', 'crowd', 'pin'];

/**
 * Discs and pins are elements above the canvas, of which the map knows nothing. Here each is an unseen letter of a pixel with the
 * padding of its disc: labels are placed after the layers above them, and so go around it.
 */
export function obstaclesOf(Source: SourceOf, Layer: LayerOf, font?: string): MapEngine['Obstacles'] {
  return function Obstacles({ obstacles }: { obstacles: readonly MapObstacle[] }) {
    const data = useMemo<Features>(
      () => ({ type: 'FeatureCollection', features: obstacles.map(toFeature) }),
      [obstacles],
    );
    return (
      <Source id="wp-obstacles" type="geojson" data={data}>
        {KINDS.map((kind) => (
          <Layer
            key={kind}
            id={`wp-obstacles-${kind}`}
            type="symbol"
            filter={['==', ['get', 'kind'], kind]}
            layout={{
              'text-field': 'o',
              'text-size': 1,
              'text-padding': OBSTACLES[kind].half,
              // In sizes of the letter, which is a pixel.
              'text-offset': [0, -OBSTACLES[kind].above],
              'text-allow-overlap': true,
              ...(font !== undefined && { 'text-font': [font] }),
            }}
            paint={{ 'text-color': 'rgba(0, 0, 0, 0)' }}
          />
        ))}
      </Source>
    );
  };
}

const toFeature = ({ lat, lng, kind }: MapObstacle): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});
