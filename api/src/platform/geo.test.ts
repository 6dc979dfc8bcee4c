import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Sql, sql } from '../storage/sql.ts';
import { createTestApi } from '../testing/harness.ts';
import { type Circle, circleFilter } from './geo.sql.ts';

const api = await createTestApi();
const PLACE = { cell: sql`p.cell`, lat: sql`p.lat`, lng: sql`p.lng` };

/** How many of 40 000 points around the circle the condition accepts, and for how many it differs from the haversine. */
async function compare(circle: Circle, condition: Sql): Promise<{ inside: number; wrong: number } | undefined> {
  const { lat, lng, radius } = circle;
  const half = (radius / 111.2) * 1.2;
  const wide = half / Math.max(Math.cos((lat * Math.PI) / 180), 0.2);
  return api.db.one(sql`
    with placed as (
      select ${lat}::float8 + ${half}::float8 * (x / 100.0 - 1) as lat, ${lng}::float8 + ${wide}::float8 * (y / 100.0 - 1) as lng
      from generate_series(0, 199) x, generate_series(0, 199) y),
    p as (select *, floor(lat * 10)::int * 10000 + floor(lng * 10)::int as cell from placed),
    accepted as (
      select coalesce(${condition}, false) as accepted,
        6371 * 2 * asin(least(1, sqrt(power(sin(radians(p.lat - ${lat}::float8) / 2), 2)
          + cos(radians(${lat}::float8)) * cos(radians(p.lat)) * power(sin(radians(p.lng - ${lng}::float8) / 2), 2)))) <= ${radius}::float8
          as is_inside
      from p)
    select count(*) filter (where is_inside)::int as inside, count(*) filter (where accepted <> is_inside)::int as wrong from accepted`);
}

describe('offers inside a circle', () => {
  it('the selected offers are those that the haversine selects, in small and wide circles, here and far north', async () => {
    for (const circle of [
      { lat: 52.23, lng: 21.01, radius: 1 },
      { lat: 49.8, lng: 19.05, radius: 37 },
      { lat: 54.35, lng: 18.65, radius: 500 },
      { lat: 0, lng: 0, radius: 100 },
      { lat: 70, lng: 25, radius: 900 },
      { lat: -33.9, lng: 18.4, radius: 60 },
    ]) {
      const [{ find, test }, banded] = [circleFilter(circle, PLACE), circleFilter(circle, { ...PLACE, bands: true })];
      for (const condition of [find, banded.find, test.condition]) {
        const found = await compare(circle, condition);
        assert.ok((found?.inside ?? 0) > 15_000, JSON.stringify({ circle, found }));
        assert.equal(found?.wrong, 0, JSON.stringify(circle));
      }
    }
  });
});
