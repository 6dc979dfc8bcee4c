import { chooseConditions } from '../../platform/lists/read-list.ts';
import type { Db } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import { offerFilters } from './offer-filters.sql.ts';
import { NO_OFFERS, type RawOfferPage, readClosest } from './offer-list.service.ts';
import { selectOfferMarkers } from './offer-markers.sql.ts';
import { matchesNothing, type OfferQuery } from './offer-query.ts';
import { offerSource, orderOf } from './offer-source.sql.ts';

/** The offers of the list on the map, in its order; the same words, and the same closest offers when no offer has the words. */
export async function listOfferMarkers(db: Db, query: OfferQuery, limit: number): Promise<RawOfferPage> {
  if (matchesNothing(query)) return NO_OFFERS;
  const select = async (conditions: readonly Sql[]): Promise<RawOfferPage> => {
    const { results, rows } = await selectOfferMarkers(db, conditions, orderOf(query), limit);
    return { results, count: rows, exact: rows < limit };
  };
  const conditions = await chooseConditions(db, offerSource(null), offerFilters(query), limit);
  const found = await select(conditions);
  if (found.count > 0 || !query.words) return found;
  const closest = await readClosest(db, query, (asked, more) =>
    select([...offerFilters(asked), ...more].map(({ find }) => find)),
  );
  return closest ?? found;
}
