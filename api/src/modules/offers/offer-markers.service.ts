import type { OfferMarkerQuery } from '../../contract/offers.ts';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { closestOffers, type RawOfferPage, textOf } from './offer-list.service.ts';
import { selectOfferMarkers } from './offer-markers.sql.ts';
import { selectWords } from './offer-words.sql.ts';
import { chooseAccess, indexedWords } from './word-access.ts';

/** The offers of the list on the map; the same words, and the same closest offers when no offer has the words. */
export async function listOfferMarkers(
  db: Db,
  { q, limit }: OfferMarkerQuery,
  conditions: readonly Sql[],
): Promise<RawOfferPage> {
  const select = async (all: readonly Sql[]): Promise<RawOfferPage> => {
    const { results, rows } = await selectOfferMarkers(db, all, limit);
    return { results, count: rows, exact: rows < limit };
  };
  const text = textOf(q);
  if (!text) return select(conditions);
  const { words, total } = await selectWords(db, text);
  if (words.length === 0) return select([sql`false`]);
  const access = total ? chooseAccess(words, total, limit).condition : indexedWords(words);
  const found = await select([...conditions, access]);
  if (found.count > 0) return found;
  const closest = await select([...conditions, await closestOffers(db, text, limit)]);
  return closest.count > 0 ? { ...closest, similar: true } : closest;
}
