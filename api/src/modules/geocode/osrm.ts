import type { Road } from '@wspolnik/contract/geocode';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { assertNoTransaction } from '../../storage/current-transaction.ts';

/** A person looks at the straight line meanwhile. */
const TIMEOUT_MS = 5_000;
/** Bytes. A way across Poland with every bend has about 600,000. */
const MAX_ANSWER = 4_000_000;
/** Bends drawn at most: about one for each pixel of a wide map. */
const MAX_POINTS = 2_000;
/** Digits of a degree; five are a metre. */
const DIGITS = 5;

export interface Point {
  lat: number;
  lng: number;
}

/** The parts of an answer (`overview=full&geometries=geojson`) that are read. */
const OsrmReply = Type.Object({
  code: Type.String(),
  routes: Type.Optional(
    Type.Array(
      Type.Object({
        distance: Type.Number({ minimum: 0 }),
        duration: Type.Number({ minimum: 0 }),
        geometry: Type.Object({ coordinates: Type.Array(Type.Array(Type.Number(), { minItems: 2 }), { minItems: 2 }) }),
      }),
    ),
  ),
});
type OsrmReply = Static<typeof OsrmReply>;

/** What OSRM calls it when no road joins the points, or none is near one of them. */
const NO_ROAD: readonly string[] = ['NoRoute', 'NoSegment'];

/**
 * Asks a server with OSRM's protocol for the way by car. Null when no road leads there.
 *
 * @throws Error on a refusal, a redirect, an unexpected shape, a larger answer than expected, or a timeout
 */
export async function askOsrm(baseUrl: string, userAgent: string, from: Point, to: Point): Promise<Road | null> {
  assertNoTransaction('the routing service');
  const url = new URL(baseUrl);
  const points = [from, to].map(({ lat, lng }) => `${lng},${lat}`).join(';');
  url.pathname = `${url.pathname.replace(/\/$/, '')}/route/v1/driving/${points}`;
  url.searchParams.set('overview', 'full');
  url.searchParams.set('geometries', 'geojson');
  const reply = await fetch(url, {
    headers: { 'User-Agent': userAgent, Accept: 'application/json' },
    // Positions of people go only to the server that the operator has named.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // OSRM answers 400 when there is no road, and names the reason in `code`.
  if (!reply.ok && reply.status !== 400) throw new Error(`the routing service answered ${reply.status}`);
  return toRoad(Value.Parse(OsrmReply, JSON.parse(await readText(reply))));
}

async function readText(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += part.length;
    if (size > MAX_ANSWER) throw new Error(`the routing service answered more than ${MAX_ANSWER} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function toRoad({ code, routes }: OsrmReply): Road | null {
  if (NO_ROAD.includes(code)) return null;
  const route = routes?.[0];
  if (code !== 'Ok' || !route) throw new Error(`the routing service answered with the code ${code}`);
  const { distance, duration, geometry } = route;
  const points = thinned(geometry.coordinates).flatMap(([lng = 0, lat = 0]) => [round(lng), round(lat)]);
  return { distance_m: Math.round(distance), duration_s: Math.round(duration), points };
}

/** At most `MAX_POINTS`, evenly chosen, always with the first and the last. */
function thinned(points: readonly number[][]): readonly number[][] {
  if (points.length <= MAX_POINTS) return points;
  const step = (points.length - 1) / (MAX_POINTS - 1);
  return Array.from({ length: MAX_POINTS }, (_, index) => points[Math.round(index * step)] ?? []);
}

const round = (degrees: number): number => Number(degrees.toFixed(DIGITS));
