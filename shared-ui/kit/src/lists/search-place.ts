import { getJSON, withQuery } from '@wspolnik/shared-auth';
import { type AddressData, formatAddress, type Place } from '@wspolnik/system/forms';
import { searchAddress } from './search-address.ts';

/** As the API answers search/suggest/. */
interface Suggested {
  results: readonly { label: string }[];
}

/** More would be a list to read. */
const MOST = 8;

/** Towns of companies and offers that begin with the text. */
async function searchTown(q: string, signal: AbortSignal): Promise<string[]> {
  const { results } = await getJSON<Suggested>(withQuery('search/suggest/', { q, type: 'city' }), { signal });
  return results.map(({ label }) => label);
}

function toPlace(address: AddressData): Place {
  const { lat, lng, street, postal_code, region } = address;
  return { label: formatAddress(address), region, isTown: !street && !postal_code, position: { lat, lng } };
}

const named = (town: string): Place => ({ label: town, region: null, isTown: true, position: null });

/** Towns where somebody works come first, then all towns and addresses in Poland. Rejects when nobody answers. */
export async function searchPlace(typed: string, signal: AbortSignal): Promise<Place[]> {
  const [towns, addresses] = await Promise.allSettled([searchTown(typed, signal), searchAddress(typed, signal)]);
  if (towns.status === 'rejected' && addresses.status === 'rejected') throw addresses.reason;
  const used = towns.status === 'fulfilled' ? towns.value : [];
  const known = addresses.status === 'fulfilled' ? addresses.value.map(toPlace) : [];
  const first = used.map((town) => known.find(({ label, isTown }) => isTown && label === town) ?? named(town));
  return [...first, ...known.filter((place) => !first.includes(place))].slice(0, MOST);
}

/** The position of the largest town of that name; null when there is none. */
export async function findTown(name: string): Promise<Place['position']> {
  const places = await searchAddress(name, new AbortController().signal);
  const found = places.find(({ city, street }) => !street && city === name);
  return found ? { lat: found.lat, lng: found.lng } : null;
}
