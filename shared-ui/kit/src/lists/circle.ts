import { MAX_RADIUS_KM } from '@wspolnik/contract/limits';
import type { MapView } from '@wspolnik/system/map';
import type { CommonQuery } from './query.ts';

const KM_PER_DEGREE = 111.2;

/** The circle around the map's centre that reaches the nearer edges of the visible area. */
export function circleOf({ center, bounds }: Pick<MapView, 'center' | 'bounds'>): CommonQuery {
  const [west, south, east, north] = bounds;
  const width = (east - west) * Math.cos((center.lat * Math.PI) / 180);
  const km = (Math.min(width, north - south) / 2) * KM_PER_DEGREE;
  const radius = Math.min(MAX_RADIUS_KM, Math.max(1, Math.round(km)));
  return { lat: center.lat.toFixed(3), lng: center.lng.toFixed(3), radius: String(radius) };
}
