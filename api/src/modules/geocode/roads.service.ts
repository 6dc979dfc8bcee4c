import type { Road, RoadQuery } from '@wspolnik/contract/geocode';
import { MINUTE_MS } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { askOsrm, type Point } from './osrm.ts';

/** Roads change slowly; what is kept is only in memory, because a start may be where somebody lives. */
const RETENTION_MS = 60 * MINUTE_MS;
/** A road has up to 40 KB. */
const MAX_KEPT = 200;
/** Digits of a degree; four are about ten metres, and enough to find the street. */
const DIGITS = 4;

interface Kept {
  road: Road | null;
  until: number;
}

/** The roads of one process, the oldest first. */
export interface Roads {
  find(from: Point, to: Point): Promise<Road | null>;
}

const rounded = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(DIGITS)),
  lng: Number(lng.toFixed(DIGITS)),
});

/** Asks `url` for roads, and keeps the answers for a while. */
export function createRoads({ config, clock }: Context, url: string): Roads {
  const kept = new Map<string, Kept>();
  const keep = (key: string, road: Road | null) => {
    kept.delete(key);
    kept.set(key, { road, until: clock().getTime() + RETENTION_MS });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  return {
    async find(exactFrom, exactTo) {
      const [from, to] = [rounded(exactFrom), rounded(exactTo)];
      const key = `${from.lat},${from.lng};${to.lat},${to.lng}`;
      const known = kept.get(key);
      if (known && known.until > clock().getTime()) return known.road;
      const road = await askOsrm(url, `Wspolnik (${config.publicUrl})`, from, to);
      keep(key, road);
      return road;
    },
  };
}

/** The road between the points of a query; null without a service, when it fails, and when there is none. */
export async function findRoad(
  roads: Roads | null,
  query: RoadQuery,
  onFailure: (error: unknown) => void,
): Promise<Road | null> {
  if (!roads) return null;
  const { from_lat, from_lng, to_lat, to_lng } = query;
  try {
    return await roads.find({ lat: from_lat, lng: from_lng }, { lat: to_lat, lng: to_lng });
  } catch (error) {
    onFailure(error);
    return null;
  }
}
