import type { AddressResult } from '@wspolnik/contract/geocode';
import { DAY_MS } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import type { Gazetteer } from './gazetteer.ts';
import { findCached, keep } from './geocode.sql.ts';
import { askNominatim } from './nominatim.ts';
import { foldText } from './parse-address.ts';

const RETENTION_MS = 30 * DAY_MS;
/** A single letter matches hundreds of towns. */
const SHORTEST = 2;

type Log = (error: unknown) => void;

async function askService({ config, db, clock }: Context, url: string, q: string): Promise<AddressResult[]> {
  const key = foldText(q);
  const cached = await findCached(db, key, clock());
  if (cached) return cached;
  const results = await askNominatim(url, `Wspolnik (${config.publicUrl})`, q);
  const now = clock();
  await keep(db, key, results, new Date(now.getTime() + RETENTION_MS), now);
  return results;
}

/**
 * Addresses in Poland for a typed text, from the external service when one is configured, else from the bundled gazetteer.
 */
export async function geocode(
  context: Context,
  gazetteer: Gazetteer,
  typed: string | undefined,
  onFailure: Log,
): Promise<AddressResult[]> {
  const q = (typed ?? '').replaceAll('\0', ' ').trim();
  if (foldText(q).length < SHORTEST) return [];
  const { geocoderUrl } = context.config;
  if (!geocoderUrl) return gazetteer.find(q);
  try {
    return await askService(context, geocoderUrl, q);
  } catch (error) {
    onFailure(error);
    return gazetteer.find(q);
  }
}
