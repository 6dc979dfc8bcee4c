import type { AddressResult } from '@wspolnik/contract/geocode';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { assertNoTransaction } from '../../storage/current-transaction.ts';

/** A person is waiting while typing; after this the gazetteer answers. */
const TIMEOUT_MS = 3_000;
const SUGGESTIONS = 5;

const Text = Type.Optional(Type.String());
/** The parts of a Nominatim answer (`format=jsonv2&addressdetails=1`) that are read. */
const NominatimReply = Type.Array(
  Type.Object({
    lat: Type.String(),
    lon: Type.String(),
    address: Type.Object({
      city: Text,
      town: Text,
      village: Text,
      municipality: Text,
      road: Text,
      house_number: Text,
      postcode: Text,
      state: Text,
      country_code: Text,
    }),
  }),
);
type NominatimHit = Static<typeof NominatimReply>[number];

function toResult({ lat, lon, address }: NominatimHit): AddressResult | null {
  const city = address.city ?? address.town ?? address.village ?? address.municipality;
  const position = { lat: Number(lat), lng: Number(lon) };
  if (!city || address.country_code !== 'pl' || !Number.isFinite(position.lat) || !Number.isFinite(position.lng))
    return null;
  return {
    ...position,
    city,
    street: address.road ?? null,
    house_number: address.house_number ?? null,
    postal_code: address.postcode ?? null,
    country: 'PL',
    region: address.state?.replace(/^województwo /, '') ?? null,
  };
}

/**
 * Asks a Nominatim-compatible service, for Poland only.
 *
 * @throws Error on a refusal, an unexpected shape, or a timeout
 */
export async function askNominatim(baseUrl: string, userAgent: string, q: string): Promise<AddressResult[]> {
  assertNoTransaction('the geocoder');
  const url = new URL(baseUrl);
  const wanted = {
    q,
    format: 'jsonv2',
    addressdetails: '1',
    countrycodes: 'pl',
    limit: String(SUGGESTIONS),
    'accept-language': 'pl',
  };
  for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
  const reply = await fetch(url, {
    headers: { 'User-Agent': userAgent, Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`the geocoder answered ${reply.status}`);
  const hits = Value.Parse(NominatimReply, await reply.json());
  return hits.map(toResult).filter((result) => result !== null);
}
