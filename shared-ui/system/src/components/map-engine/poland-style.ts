import type { LayerSpecification, StyleSpecification } from 'react-map-gl/maplibre';
import { BELOW, LABEL_FONT } from './label-places.ts';
import type { MapColours } from './map-colours.ts';

type Layer = LayerSpecification;
type Expression = ['==', ['get', string], string | number];

const SOURCE = 'poland';
const only = (kind: string): Expression => ['==', ['get', 'kind'], kind];

const fill = (id: string, kind: string, color: string): Layer => ({
  id,
  type: 'fill',
  source: SOURCE,
  filter: only(kind),
  paint: { 'fill-color': color },
});

const line = (id: string, kind: string, color: string, width: number, dashes?: number[]): Layer => ({
  id,
  type: 'line',
  source: SOURCE,
  filter: only(kind),
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  paint: {
    'line-color': color,
    'line-width': ['interpolate', ['linear'], ['zoom'], 5, width * 0.6, 10, width * 2],
    ...(dashes && { 'line-dasharray': dashes }),
  },
});

const names = (id: string, filter: unknown, minzoom: number, size: number, color: string, look: Look): Layer =>
  ({
    id,
    type: 'symbol',
    source: SOURCE,
    filter,
    minzoom,
    layout: {
      'text-field': ['get', look.nameField],
      'text-font': [LABEL_FONT],
      'text-size': ['interpolate', ['linear'], ['zoom'], 5, size, 11, size * 1.5],
      'text-padding': look.isTown ? 3 : 6,
      ...(look.isTown && { 'text-variable-anchor-offset': BELOW, 'text-justify': 'auto' }),
      'symbol-sort-key': ['coalesce', ['get', 'order'], 0],
    },
    paint: { 'text-color': color, 'text-halo-color': look.halo, 'text-halo-width': 1.4 },
  }) as Layer;

interface Look {
  nameField: string;
  /** Beside its point, where no pin or disc covers it. */
  isTown?: boolean;
  halo: string;
}

/** Ranks in the data file: over 400, 170 and 100 thousand people, and the rest. */
function cityLayers(colours: MapColours): Layer[] {
  const look = { nameField: 'name', halo: colours.surface, isTown: true };
  const rank = (value: number) => ['all', only('city'), ['==', ['get', 'rank'], value]];
  return [
    names('city-4', rank(4), 8, 10, colours.muted, look),
    names('city-3', rank(3), 6.5, 10.5, colours.muted, look),
    names('city-2', rank(2), 5.6, 11, colours.ink, look),
    names('city-1', rank(1), 3, 12.5, colours.ink, look),
  ];
}

/** The bundled map: Poland with its voivodeships and rivers, neighbouring countries, and towns by size. */
export function polandStyle(url: string, colours: MapColours, locale: 'pl' | 'en'): StyleSpecification {
  const abroad = { nameField: locale === 'en' ? 'name_en' : 'name', halo: colours.sunken };
  const water = colours['info-soft'];
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'geojson', data: url } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': water } },
      fill('land', 'land', colours.sunken),
      line('border', 'border', colours['line-strong'], 0.7),
      fill('poland', 'poland', colours.surface),
      line('voivodeship', 'voivodeship', colours['line-strong'], 0.8, [2, 3]),
      line('river', 'river', water, 2.2),
      fill('water', 'water', water),
      line('outline', 'outline', colours['line-strong'], 1.3),
      names('abroad', only('abroad'), 4, 11, colours.muted, abroad),
      ...cityLayers(colours),
    ],
  };
}
