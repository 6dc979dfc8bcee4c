import type { MapPoint } from '@wspolnik/system/map';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whole kilometres from 10 on, otherwise with one decimal. */
export const roundKm = (km: number): number => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km));

/** Kilometres in a straight line. */
export function distanceKm(from: MapPoint, to: MapPoint): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return roundKm(2 * EARTH_KM * Math.asin(Math.sqrt(chord)));
}

/** Of driving; at least a minute. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const all = Math.max(1, Math.round(seconds / 60));
  return { hours: Math.floor(all / 60), minutes: all % 60 };
}
