import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressResult } from '@wspolnik/contract/geocode';
import { foldText, type ParsedAddress, parseAddress } from './parse-address.ts';
import { cityOfPostalCode } from './postal-districts.ts';

const SUGGESTIONS = 5;

/** GeoNames' numbers of the voivodeships. */
const REGIONS: Record<string, string> = {
  72: 'dolnośląskie',
  73: 'kujawsko-pomorskie',
  74: 'łódzkie',
  75: 'lubelskie',
  76: 'lubuskie',
  77: 'małopolskie',
  78: 'mazowieckie',
  79: 'opolskie',
  80: 'podkarpackie',
  81: 'podlaskie',
  82: 'pomorskie',
  83: 'śląskie',
  84: 'świętokrzyskie',
  85: 'warmińsko-mazurskie',
  86: 'wielkopolskie',
  87: 'zachodniopomorskie',
};

interface Place {
  name: string;
  folded: string;
  lat: number;
  lng: number;
  region: string | null;
}

/** Largest first, in the order of the file. */
function readPlaces(): Place[] {
  const text = readFileSync(path.join(import.meta.dirname, 'places.tsv'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [name = '', lat, lng, , region = ''] = line.split('\t');
    return { name, folded: foldText(name), lat: Number(lat), lng: Number(lng), region: REGIONS[region] ?? null };
  });
}

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
