import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CountryResponse, Reader } from 'maxmind';

const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

let reader: Promise<Reader<CountryResponse>> | undefined;

/** 8 MB, read when the first person looks at their sessions. */
async function openDatabase(): Promise<Reader<CountryResponse>> {
  const [maxmind, bytes] = await Promise.all([
    import('maxmind'),
    readFile(createRequire(import.meta.url).resolve(DATABASE)),
  ]);
  return new maxmind.Reader<CountryResponse>(bytes);
}

/** The country code (ISO 3166-1 alpha-2) of an address; null for private and unknown ones. */
export async function countryOf(address: string | null): Promise<string | null> {
  if (!address) return null;
  reader ??= openDatabase();
  try {
    // The rows of this database have one column; the library's types describe another vendor's.
    const row = (await reader).get(address.replace(/^::ffff:/i, '')) as { country_code?: string } | null;
    return row?.country_code ?? null;
  } catch {
    reader = undefined;
    return null;
  }
}
