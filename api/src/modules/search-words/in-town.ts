import type { SearchReading } from '@wspolnik/contract/search-reading';
import type { Circle } from '../../platform/geo.sql.ts';
import type { SearchedWords } from '../../platform/words/search-words.ts';
import type { ReadQuery } from './read-query.ts';
import type { Town } from './towns-in-text.ts';

/** Kilometres around a town in which the next results are. */
const NEAR_KM = 60;

/** What is left of a list's query when it names a town: where it looks, and for which words. */
export interface Placed {
  scope: NonNullable<SearchReading['place']>['scope'];
  words: SearchedWords | null;
  cities: readonly string[] | null;
  circle: Circle | null;
}

/** A query that names a town. */
export type TownQuery = ReadQuery & { town: Town };

export const namesTown = (read: ReadQuery): read is TownQuery => read.town !== null;

/** The town, then rows that have its name as a word, then what is near, then anywhere. */
export function placesOf({ town, words, all }: TownQuery): Placed[] {
  const { lat, lng } = town;
  const anywhere = { words, cities: null, circle: null };
  return [
    { ...anywhere, scope: 'town', cities: town.folded },
    ...(words ? [{ ...anywhere, scope: 'town' as const, words: all }] : []),
    { ...anywhere, scope: 'near', circle: { lat, lng, radius: NEAR_KM } },
    // Without words that would be everything.
    ...(words ? [{ ...anywhere, scope: 'anywhere' as const }] : []),
  ];
}

/** The first of the places in which something matches, else where something is found at all, else the first one. */
export async function readPlaced<P extends { count: number }>(
  read: TownQuery,
  find: (placed: Placed) => Promise<P>,
  isMatch: (found: P) => boolean = ({ count }) => count > 0,
): Promise<{ found: P; placed: Placed }> {
  const tried: { found: P; placed: Placed }[] = [];
  for (const placed of placesOf(read)) {
    const found = await find(placed);
    if (isMatch(found)) return { found, placed };
    tried.push({ found, placed });
  }
  return (tried.find(({ found }) => found.count > 0) ?? tried[0]) as { found: P; placed: Placed };
}
