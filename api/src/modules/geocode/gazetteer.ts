import type { AddressResult } from '@wspolnik/contract/geocode';
import { type ParsedAddress, parseAddress } from './parse-address.ts';
import { type Place, readPlaces } from './places.ts';
import { cityOfPostalCode } from './postal-districts.ts';

const SUGGESTIONS = 5;

export interface Gazetteer {
  /** Up to five addresses in towns that the text names or is a prefix of; largest first. */
  find(q: string): AddressResult[];
}

function matching(places: readonly Place[], city: string): Place[] {
  const exact = places.filter(({ folded }) => folded === city);
  const begun = places.filter(({ folded }) => folded !== city && folded.startsWith(city));
  const inside = places.filter(({ folded }) => !folded.startsWith(city) && folded.includes(` ${city}`));
  return [...exact, ...begun, ...inside].slice(0, SUGGESTIONS);
}

function toResult(
  { name, lat, lng, region }: Place,
  { street, houseNumber, postalCode }: ParsedAddress,
): AddressResult {
  return { lat, lng, city: name, street, house_number: houseNumber, postal_code: postalCode, country: 'PL', region };
}

/**
 * Polish towns with their positions, bundled from GeoNames. Streets are not checked but taken as typed. A postal code by itself
 * finds its city when the city has the code to itself.
 */
export function createGazetteer(): Gazetteer {
  const places = readPlaces();
  const names = new Set(places.map(({ folded }) => folded));
  const lookUp = (q: string): { address: ParsedAddress; results: AddressResult[] } => {
    const address = parseAddress(q, (folded) => names.has(folded));
    const found = address.city === '' ? [] : matching(places, address.city);
    return { address, results: found.map((place) => toResult(place, address)) };
  };
  return {
    find(q) {
      const { address, results } = lookUp(q);
      const city = results.length === 0 && address.postalCode ? cityOfPostalCode(address.postalCode) : null;
      return city ? lookUp(`${q}, ${city}`).results.slice(0, 1) : results;
    },
  };
}
