import type { LayerSpecification, StyleSpecification } from 'react-map-gl/maplibre';
import { LABEL_FONT, ON_POINT } from './label-places.ts';
import type { MapColours } from './map-colours.ts';

type Layer = LayerSpecification;

const SOURCE = 'streets';
/** The closest tiles of Protomaps; a template of addresses does not contain them. */
const TILES_MAX_ZOOM = 15;

/** Layers and kinds of the Protomaps scheme, version 4 (docs.protomaps.com/basemaps/layers). */
const kindIs = (...kinds: string[]) => ['in', ['get', 'kind'], ['literal', kinds]];

const fill = (
  id: string,
  layer: string,
  color: string,
  more: { filter?: unknown; opacity?: number; minzoom?: number } = {},
) =>
  ({
    id,
    type: 'fill',
    source: SOURCE,
    'source-layer': layer,
    ...(more.filter ? { filter: more.filter } : {}),
    ...(more.minzoom ? { minzoom: more.minzoom } : {}),
    paint: { 'fill-color': color, 'fill-opacity': more.opacity ?? 1 },
  }) as Layer;

/** Width in pixels at the first zoom and at 18. */
interface Road {
  id: string;
  filter: unknown;
  from: number;
  widths: [number, number];
}

const ROADS: readonly Road[] = [
  { id: 'path', filter: kindIs('path'), from: 14, widths: [0.6, 3] },
  { id: 'minor', filter: kindIs('minor_road', 'other'), from: 12, widths: [0.6, 12] },
  { id: 'major', filter: kindIs('major_road', 'medium_road'), from: 8, widths: [0.7, 18] },
  { id: 'highway', filter: kindIs('highway'), from: 5, widths: [0.9, 22] },
];

const road = ({ id, filter, from, widths: [first, last] }: Road, color: string, edge: number): Layer =>
  ({
    id: `road-${id}${edge > 0 ? '-edge' : ''}`,
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    filter,
    minzoom: from,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], from, first + edge, 18, last + edge],
    },
  }) as Layer;

interface Label {
  id: string;
  layer: string;
  filter: unknown;
  minzoom: number;
  size: unknown;
  color: string;
  /** Along its line. */
  isAlong?: boolean;
}

const label = (
  { id, layer, filter, minzoom, size, color, isAlong = false }: Label,
  name: unknown,
  halo: string,
): Layer =>
  ({
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': layer,
    filter,
    minzoom,
    layout: {
      'text-field': name,
      'text-font': [LABEL_FONT],
      'text-size': size,
      'text-padding': 3,
      'text-max-width': 8,
      ...(isAlong
        ? { 'symbol-placement': 'line' }
        : { 'text-variable-anchor-offset': ON_POINT, 'text-justify': 'auto' }),
      'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population_rank'], 0]],
    },
    paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  }) as Layer;

/** Larger for more people; `population_rank` goes up to 17. */
const TOWN_SIZE = ['interpolate', ['linear'], ['coalesce', ['get', 'population_rank'], 0], 4, 11, 13, 17];

function labels({ ink, muted }: MapColours): Label[] {
  return [
    {
      id: 'street',
      layer: 'roads',
      filter: kindIs('major_road', 'medium_road', 'minor_road'),
      minzoom: 14,
      size: 11,
      color: muted,
      isAlong: true,
    },
    {
      id: 'quarter',
      layer: 'places',
      filter: kindIs('neighbourhood', 'macrohood'),
      minzoom: 12,
      size: 11,
      color: muted,
    },
    { id: 'town', layer: 'places', filter: kindIs('locality'), minzoom: 4, size: TOWN_SIZE, color: ink },
    { id: 'country', layer: 'places', filter: kindIs('country'), minzoom: 4, size: 12, color: muted },
  ];
}

const isArchive = (url: string) => new URL(url).pathname.endsWith('.pmtiles');

/** Streets, rivers, parks and buildings in the colours of the page. `url` may be relative to the page. */
export function streetsStyle(url: string, colours: MapColours, locale: 'pl' | 'en'): StyleSpecification {
  // An address of tiles keeps its braces, which `URL` would escape.
  const absolute = url.startsWith('/') ? `${window.location.origin}${url}` : url;
  const source = isArchive(absolute)
    ? { type: 'vector' as const, url: `pmtiles://${absolute}` }
    : { type: 'vector' as const, tiles: [absolute], maxzoom: TILES_MAX_ZOOM };
  const name = ['coalesce', ['get', `name:${locale}`], ['get', 'name']];
  const water = colours['info-soft'];
  const border = {
    id: 'border',
    type: 'line',
    source: SOURCE,
    'source-layer': 'boundaries',
    paint: { 'line-color': colours['line-strong'], 'line-width': 0.8, 'line-dasharray': [3, 2] },
  } as Layer;
  return {
    version: 8,
    sources: { [SOURCE]: source },
    layers: [
      { id: 'beyond', type: 'background', paint: { 'background-color': colours.sunken } },
      fill('earth', 'earth', colours.bg),
      fill('green', 'landuse', colours.primary, {
        filter: kindIs('park', 'forest', 'wood', 'nature_reserve', 'national_park', 'garden', 'grass', 'cemetery'),
        opacity: 0.09,
      }),
      fill('water', 'water', water, { filter: ['==', ['geometry-type'], 'Polygon'] }),
      {
        ...road({ id: 'river', filter: kindIs('river', 'canal', 'stream'), from: 8, widths: [0.8, 6] }, water, 0),
        id: 'river',
        'source-layer': 'water',
      } as Layer,
      fill('building', 'buildings', colours.line, { opacity: 0.6, minzoom: 14 }),
      border,
      ...ROADS.map((one) => road(one, colours['line-strong'], 1.2)),
      ...ROADS.map((one) => road(one, colours.surface, 0)),
      ...labels(colours).map((one) => label(one, name, colours.surface)),
    ],
  };
}
