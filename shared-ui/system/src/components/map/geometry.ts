import type { MapBounds, MapPoint } from './types.ts';

/** Initial view when there is nothing to fit: specification §9. */
export const DEFAULT_CENTER: MapPoint = { lat: 53.54, lng: 10 };
export const DEFAULT_ZOOM = 10;

const EARTH_RADIUS_KM = 6371;
const CIRCLE_STEPS = 64;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (value: number) => (value * 180) / Math.PI;

/** The bounding box of all points, or null without points. */
export function boundsOf(points: readonly MapPoint[]): MapBounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lng } of points) {
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) continue;
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return west === Infinity ? null : [west, south, east, north];
}

export const isInside = ([west, south, east, north]: MapBounds, { lat, lng }: MapPoint): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** The same points, the nearest to `center` first. On the few degrees of a map the earth is flat enough. */
export function byDistance<P extends MapPoint>(points: readonly P[], center: MapPoint): P[] {
  const shrunk = Math.cos(radians(center.lat));
  const distance = ({ lat, lng }: MapPoint) => Math.hypot(lat - center.lat, (lng - center.lng) * shrunk);
  return points.toSorted((one, other) => distance(one) - distance(other));
}

/** The same box, extended by `share` of its size on every side. */
export function padded([west, south, east, north]: MapBounds, share: number): MapBounds {
  const [x, y] = [(east - west) * share, (north - south) * share];
  return [west - x, Math.max(south - y, -85), east + x, Math.min(north + y, 85)];
}

export const contains = ([west, south, east, north]: MapBounds, inner: MapBounds): boolean =>
  west <= inner[0] && south <= inner[1] && east >= inner[2] && north >= inner[3];

/** A closed ring of `km` kilometres around a point. */
export function circleRing(center: MapPoint, km: number): MapPoint[] {
  const distance = km / EARTH_RADIUS_KM;
  const lat = radians(center.lat);
  return Array.from({ length: CIRCLE_STEPS + 1 }, (_, step) => {
    const bearing = (2 * Math.PI * (step % CIRCLE_STEPS)) / CIRCLE_STEPS;
    const sine = Math.sin(lat) * Math.cos(distance) + Math.cos(lat) * Math.sin(distance) * Math.cos(bearing);
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(distance) * Math.cos(lat),
      Math.cos(distance) - Math.sin(lat) * sine,
    );
    return { lat: degrees(Math.asin(sine)), lng: center.lng + degrees(turn) };
  });
}
