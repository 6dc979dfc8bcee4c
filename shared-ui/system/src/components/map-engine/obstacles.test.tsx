import { render } from '@testing-library/react';
import type { ObstacleKind } from './engine.ts';
import { BELOW, BEYOND_DISC, ON_POINT } from './label-places.ts';
import type { MapColours } from './map-colours.ts';
import { OBSTACLES, obstaclesOf } from './obstacles.tsx';
import { polandStyle } from './poland-style.ts';
import { streetsStyle } from './streets-style.ts';

const colours = new Proxy({}, { get: () => '#123456' }) as MapColours;

interface Drawn {
  id: string;
  filter: [string, unknown, ObstacleKind];
  layout: Record<string, unknown>;
  paint: Record<string, unknown>;
}

function drawn(font?: string) {
  const layers: Drawn[] = [];
  const sources: { features: { properties: unknown; geometry: { coordinates: unknown } }[] }[] = [];
  const Obstacles = obstaclesOf(
    ({ data, children }) => {
      sources.push(data);
      return <>{children}</>;
    },
    (layer) => {
      layers.push(layer);
      return null;
    },
    font,
  );
  render(<Obstacles obstacles={[{ lat: 50, lng: 20, kind: 'crowd' }]} />);
  return { layers, sources };
}

describe('obstacles on a map', () => {
  it('obstacles take the room of what lies above the map, unseen and always', () => {
    const { layers, sources } = drawn('Figtree Variable');
    expect(sources[0]?.features[0]).toMatchObject({
      properties: { kind: 'crowd' },
      geometry: { coordinates: [20, 50] },
    });
    for (const { filter, layout, paint } of layers) {
      const { half, above } = OBSTACLES[filter[2]];
      expect(layout).toMatchObject({ 'text-size': 1, 'text-padding': half, 'text-offset': [0, -above] });
      expect(layout).toMatchObject({ 'text-allow-overlap': true, 'text-font': ['Figtree Variable'] });
      expect(paint).toEqual({ 'text-color': 'rgba(0, 0, 0, 0)' });
    }
    expect(layers.map(({ filter }) => filter[2])).toEqual(['disc', 'crowd', 'pin']);
  });
  it('obstacles have the font of the style that they are put on', () => {
    expect(drawn().layers.every(({ layout }) => !('text-font' in layout))).toBe(true);
  });
});

/** Layers of a style with their layout. */
const symbols = (layers: readonly object[]) =>
  (layers as { id: string; type: string; layout?: Record<string, unknown> }[]).filter(({ type }) => type === 'symbol');

describe('the name of a town', () => {
  const poland = symbols(polandStyle('/poland.geojson', colours, 'pl').layers);
  const streets = symbols(streetsStyle('/map/1/streets.pmtiles', colours, 'pl').layers);

  it('the name has a place beyond the largest disc, on both maps', () => {
    const towns = poland.filter(({ id }) => id.startsWith('city'));
    expect(towns).toHaveLength(4);
    for (const { layout } of towns) expect(layout?.['text-variable-anchor-offset']).toBe(BELOW);
    const town = streets.find(({ id }) => id === 'town');
    expect(town?.layout?.['text-variable-anchor-offset']).toBe(ON_POINT);
    const reach = OBSTACLES.crowd.half + Number(town?.layout?.['text-padding']);
    expect(BEYOND_DISC * 12.5).toBeGreaterThan(reach);
  });
  it('the name of a street stays on its street', () => {
    expect(streets.find(({ id }) => id === 'street')?.layout).not.toHaveProperty('text-variable-anchor-offset');
  });
  it('the name is tried where it belongs before it moves away', () => {
    expect([BELOW[0], ON_POINT[0]]).toEqual(['top', 'center']);
    const anchors = (places: typeof BELOW) => places.filter((part) => typeof part === 'string');
    for (const places of [BELOW, ON_POINT]) expect(new Set(anchors(places)).size).toBe(anchors(places).length);
  });
});
