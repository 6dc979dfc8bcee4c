import { type Sql, sql } from '../../storage/sql.ts';

const KM_PER_DEGREE = 111.2;
const EARTH_RADIUS_KM = 6371;
/** Past this many cells of 0.1° the bounding box alone is cheaper than the list of cells. */
const MAX_CELLS = 400;

export interface Circle {
  lat: number;
  lng: number;
  /** Kilometres. */
  radius: number;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Cells of 0.1° as the column `geo_cell` numbers them, or null when there would be too many. */
export function cellsAround({ lat, lng, radius }: Circle): number[] | null {
  const { dLat, dLng } = reach({ lat, lng, radius });
  const rows = range(Math.floor((lat - dLat) * 10), Math.floor((lat + dLat) * 10));
  const columns = range(Math.floor((lng - dLng) * 10), Math.floor((lng + dLng) * 10));
  if (rows.length * columns.length > MAX_CELLS) return null;
  return rows.flatMap((row) => columns.map((column) => row * 10_000 + column));
}

function reach({ lat, radius }: Circle) {
  const dLat = radius / KM_PER_DEGREE;
  // Near a pole every longitude is near.
  const dLng = Math.min(180, dLat / Math.max(Math.cos((lat * Math.PI) / 180), 0.01));
  return { dLat, dLng };
}

/** Offers `o` inside the circle: the index offers_cell (or the box) narrows, the haversine formula decides. */
export function inCircle(circle: Circle): Sql {
  const { lat, lng, radius } = circle;
  const { dLat, dLng } = reach(circle);
  const cells = cellsAround(circle);
  const near = cells
    ? sql`o.geo_cell = any(${cells}::int[])`
    : sql`o.latitude between ${lat - dLat}::float8 and ${lat + dLat}::float8
        and o.longitude between ${lng - dLng}::float8 and ${lng + dLng}::float8`;
  return sql`${near} and 2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
      power(sin(radians(o.latitude - ${lat}::float8) / 2), 2)
      + cos(radians(${lat}::float8)) * cos(radians(o.latitude)) * power(sin(radians(o.longitude - ${lng}::float8) / 2), 2)
    ))) <= ${radius}::float8`;
}
