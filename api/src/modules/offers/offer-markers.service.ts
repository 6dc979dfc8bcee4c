import type { OfferMarkerQuery } from '../../contract/offers.ts';
import type { Db } from '../../storage/db.ts';
import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { type RawOfferPage, textOf } from './offer-list.service.ts';
import { selectWordQuery } from './offer-list.sql.ts';
import { selectOfferMarkers } from './offer-markers.sql.ts';

/** The offers of the list on the map; the same words, and the same closest ones when nothing has the words. */
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
  const words = await selectWordQuery(db, text);
  const found = await select([...conditions, plannedByValue(sql`o.tsv @@ ${words}::tsquery`)]);
  if (found.count > 0) return found;
  const closest = await select([...conditions, plannedByValue(sql`f_words(${text}) <% o.norm`)]);
  return closest.count > 0 ? { ...closest, similar: true } : closest;
}
