import { type CommonQuery, WITHOUT_PLACE } from './query.ts';

/** Kilometres: a town with its surroundings. */
const DEFAULT_RADIUS = '25';

/** The change that searches only in a town. */
export const inTown = (city: string): CommonQuery => ({ ...WITHOUT_PLACE, city });

/** The change that searches around a point. */
export function nearby(
  { lat, lng }: { lat: number; lng: number },
  { place, radius = DEFAULT_RADIUS }: { place?: string | undefined; radius?: string | undefined },
): CommonQuery {
  // Three decimals are about 100 m: precise enough for a radius, and a shared link does not reveal a home.
  return { ...WITHOUT_PLACE, lat: lat.toFixed(3), lng: lng.toFixed(3), radius, place };
}
