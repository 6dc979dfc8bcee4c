import type { MapPoint } from '@wspolnik/system/map';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies, whole ones from 10 on, otherwise with one decimal. */
export function distanceKm(from: MapPoint, to: MapPoint): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  const km = 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
}
