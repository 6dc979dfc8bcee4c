import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';

/** The closest tiles of the archive; closer ones are drawn from them. */
const MAX_ZOOM = 14;
const HEADER_BYTES = 127;

interface Point {
  lat: number;
  lng: number;
}

type Geometry =
  | { type: 'Point'; coordinates: number[] }
  | { type: 'LineString'; coordinates: number[][] }
  | { type: 'Polygon'; coordinates: number[][][] };

interface Feature {
  type: 'Feature';
  geometry: Geometry;
  properties: Record<string, string | number>;
}

const feature = (geometry: Geometry, properties: Record<string, string | number>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

const box = ({ lat, lng }: Point, half: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng - half, lat - half],
      [lng + half, lat - half],
      [lng + half, lat + half],
      [lng - half, lat + half],
      [lng - half, lat - half],
    ],
  ],
});

/** Land with a cross of streets, a park, a pond and houses around a point, in layers of the Protomaps scheme. */
function layersAround(center: Point): Record<string, Feature[]> {
  const { lat, lng } = center;
  const street = (shift: number, kind: string, name: string): Feature[] => [
    feature(
      {
        type: 'LineString',
        coordinates: [
          [lng - 0.05, lat + shift],
          [lng + 0.05, lat + shift],
        ],
      },
      { kind, name },
    ),
    feature(
      {
        type: 'LineString',
        coordinates: [
          [lng + shift, lat - 0.05],
          [lng + shift, lat + 0.05],
        ],
      },
      { kind, name },
    ),
  ];
  const near = (east: number, north: number): Point => ({ lat: lat + north, lng: lng + east });
  return {
    earth: [feature(box(center, 5), { kind: 'earth' })],
    landuse: [feature(box(near(0.004, 0.003), 0.002), { kind: 'park' })],
    water: [feature(box(near(-0.005, 0.003), 0.0015), { kind: 'lake' })],
    buildings: [-3, -2, -1, 1, 2].map((at) => feature(box(near(at * 0.0012, 0.0007), 0.0004), { kind: 'building' })),
    roads: [
      ...street(0, 'major_road', 'Wielka'),
      ...street(0.0018, 'minor_road', 'Boczna'),
      ...street(-0.02, 'highway', 'A1'),
    ],
    places: [
      feature({ type: 'Point', coordinates: [lng, lat] }, { kind: 'locality', name: 'Próbowo', population_rank: 10 }),
    ],
  };
}

/** The tile of a point: x and y at a zoom. */
function tileOf({ lat, lng }: Point, zoom: number): [number, number] {
  const count = 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count;
  return [Math.floor(((lng + 180) / 360) * count), Math.floor(y)];
}

interface Tile {
  id: number;
  bytes: Uint8Array;
}

/** The tiles of the point and those beside it, at all zooms. */
function tilesAround(center: Point): Tile[] {
  const options = { maxZoom: MAX_ZOOM, indexMaxZoom: 0 };
  const layers = Object.entries(layersAround(center)).map(
    ([name, features]) => [name, new GeoJSONVT({ type: 'FeatureCollection', features }, options)] as const,
  );
  const tiles = new Map<number, Uint8Array>();
  for (let zoom = 0; zoom <= MAX_ZOOM; zoom += 1) {
    const [x, y] = tileOf(center, zoom);
    for (const [column, row] of [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [x + dx, y + dy] as const))) {
      if (column < 0 || row < 0 || column >= 2 ** zoom || row >= 2 ** zoom) continue;
      const found = layers.flatMap(([name, index]) => {
        const tile = index.getTile(zoom, column, row);
        return tile ? [[name, tile] as const] : [];
      });
      if (found.length > 0)
        tiles.set(zxyToTileId(zoom, column, row), fromGeojsonVt(Object.fromEntries(found), { version: 2 }));
    }
  }
  return [...tiles].map(([id, bytes]) => ({ id, bytes })).sort((one, other) => one.id - other.id);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

/** The directory of the specification, section 4: ids as differences, runs of one, lengths, and offsets one behind the other. */
function directoryOf(tiles: readonly Tile[]): Buffer {
  const ids = tiles.flatMap(({ id }, index) => varint(id - (tiles[index - 1]?.id ?? 0)));
  const runs = tiles.map(() => 1);
  const lengths = tiles.flatMap(({ bytes }) => varint(bytes.length));
  // 0 stands for "behind the one before".
  const offsets = tiles.map((_, index) => (index === 0 ? 1 : 0));
  return Buffer.from([...varint(tiles.length), ...ids, ...runs, ...lengths, ...offsets]);
}

/** A small PMTiles archive (version 3, nothing compressed) of an invented town. */
export function streetMap(center: Point): Buffer {
  const tiles = tilesAround(center);
  const [directory, metadata] = [directoryOf(tiles), Buffer.from('{}')];
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const afterDirectory = HEADER_BYTES + directory.length;
  const dataAt = afterDirectory + metadata.length;
  const numbers = [HEADER_BYTES, directory.length, afterDirectory, metadata.length, dataAt, 0, dataAt, data.length];
  const counts = [tiles.length, tiles.length, tiles.length];
  [...numbers, ...counts].forEach((number, index) => void header.writeBigUInt64LE(BigInt(number), 8 + index * 8));
  // Clustered; no compression of directories and tiles; vector tiles; the zooms.
  header.set([1, 1, 1, 1, 0, MAX_ZOOM], 96);
  const bounds = [14, 49, 24.2, 54.9].map((degrees) => Math.round(degrees * 1e7));
  bounds.forEach((bound, index) => void header.writeInt32LE(bound, 102 + index * 4));
  header[118] = MAX_ZOOM;
  header.writeInt32LE(Math.round(center.lng * 1e7), 119);
  header.writeInt32LE(Math.round(center.lat * 1e7), 123);
  return Buffer.concat([header, directory, metadata, data]);
}
