import { plannedByValue, type Sql, sql } from '../storage/sql.ts';
import type { ListFilter } from './lists/list-filter.ts';

/** Rounded down, so that the box is slightly wider than the circle. */
const KM_PER_DEGREE = 111.19;
const EARTH_RADIUS_KM = 6371;
/** With more cells of 0.1° only the bounding box is cheaper than the list of cells. */
const MAX_CELLS = 400;

export interface Circle {
  lat: number;
  lng: number;
  /** Kilometres. */
  radius: number;
}

/** The circle of a query; null unless it is complete. */
export function circleOf({ lat, lng, radius }: Partial<Circle>): Circle | null {
  return lat !== undefined && lng !== undefined && radius !== undefined ? { lat, lng, radius } : null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Cells of 0.1° as numbered in the column `geo_cell`; null when there would be too many. */
export function cellsAround({ lat, lng, radius }: Circle): number[] | null {
  const { dLat, dLng } = reach({ lat, lng, radius });
  const rows = range(Math.floor((lat - dLat) * 10), Math.floor((lat + dLat) * 10));
  const columns = range(Math.floor((lng - dLng) * 10), Math.floor((lng + dLng) * 10));
  if (rows.length * columns.length > MAX_CELLS) return null;
  return rows.flatMap((row) => columns.map((column) => row * 10_000 + column));
}

/** Half of the sides of the box around the circle, in degrees. */
function reach({ lat, radius }: Circle) {
  const dLat = radius / KM_PER_DEGREE;
  // The circle is widest on the side of the pole. When it contains the pole, every longitude is within reach.
  const widest = Math.sin((dLat * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180);
  const holdsPole = Math.abs(lat) + dLat >= 90;
  return { dLat, dLng: holdsPole ? 180 : (Math.asin(widest) * 180) / Math.PI };
}

/** Columns of a row with a position; the cell as numbered by {@link cellsAround}. */
interface GeoColumns {
  cell: Sql;
  lat: Sql;
  lng: Sql;
  /** Whether the cell's index also serves wide circles: cells are numbered from south to north. */
  bands?: boolean;
}

/** Cell numbers beside a row's own, so that the easternmost and westernmost cells are included. */
const ROW_MARGIN = 2_000;

function boxAround(circle: Circle, { cell, lat, lng, bands }: GeoColumns): Sql {
  const { dLat, dLng } = reach(circle);
  const [south, north] = [circle.lat - dLat, circle.lat + dLat];
  const first = Math.floor(south * 10) * 10_000 - ROW_MARGIN;
  const last = Math.floor(north * 10) * 10_000 + ROW_MARGIN;
  const between = bands
    ? sql`${cell} between ${first}::int and ${last}::int`
    : sql`${lat} between ${south}::float8 and ${north}::float8`;
  return sql`${between} and ${lng} between ${circle.lng - dLng}::float8 and ${circle.lng + dLng}::float8`;
}

/**
 * Half of the sides of a box inside the circle, in degrees: 0.7² + 0.7² is less than 1, and a degree of longitude is longest
 * at the edge nearest to the equator.
 */
function within({ lat, radius }: Circle) {
  const dLat = (0.7 * radius) / KM_PER_DEGREE;
  const nearest = Math.min(Math.max(0, Math.abs(lat) - dLat), 89);
  return { dLat, dLng: dLat / Math.cos((nearest * Math.PI) / 180) };
}

/**
 * Rows inside the circle. The index of cells or the box preselects; the haversine, at a microsecond each, decides only between the
 * inner and the outer box. It is a single expression, because the planner would treat several as independent.
 */
export function circleFilter(circle: Circle, columns: GeoColumns): Required<Pick<ListFilter, 'find' | 'test'>> {
  const { lat, lng, radius } = circle;
  const [outer, inner] = [reach(circle), within(circle)];
  const cells = cellsAround(circle);
  const near = plannedByValue(cells ? sql`${columns.cell} = any(${cells}::int[])` : boxAround(circle, columns));
  const inside = sql`case
    when abs(${columns.lat} - ${lat}::float8) > ${outer.dLat}::float8 or abs(${columns.lng} - ${lng}::float8) > ${outer.dLng}::float8
      then false
    when abs(${columns.lat} - ${lat}::float8) < ${inner.dLat}::float8 and abs(${columns.lng} - ${lng}::float8) < ${inner.dLng}::float8
      then true
    else 2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
      power(sin(radians(${columns.lat} - ${lat}::float8) / 2), 2)
      + cos(radians(${lat}::float8)) * cos(radians(${columns.lat})) * power(sin(radians(${columns.lng} - ${lng}::float8) / 2), 2)
    ))) <= ${radius}::float8 end`;
  return {
    find: sql`${near} and ${inside}`,
    test: { condition: plannedByValue(inside), reads: sql`${columns.lat}, ${columns.lng}` },
  };
}
