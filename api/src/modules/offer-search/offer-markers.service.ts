import { chooseConditions } from '../../platform/lists/read-list.ts';
import { EMPTY_PAGE } from '../../platform/wire/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import type { SearchBook } from '../search-words/index.ts';
import { offerFilters } from './offer-filters.sql.ts';
import { type RawOfferPage, searchList } from './offer-list.service.ts';
import { selectOfferMarkers } from './offer-markers.sql.ts';
import { matchesNothing, type OfferQuery } from './offer-query.ts';
import { offerSource, orderOf } from './offer-source.sql.ts';

/** The offers of the list on the map, in its order; the same words, and the same closest offers when no offer has the words. */
export async function listOfferMarkers(
  { db, book }: { db: Db; book: SearchBook },
  query: OfferQuery,
  limit: number,
): Promise<RawOfferPage> {
  if (matchesNothing(query)) return EMPTY_PAGE;
  const select = async (asked: OfferQuery, conditions: readonly Sql[]): Promise<RawOfferPage> => {
    const { results, rows } = await selectOfferMarkers(db, conditions, orderOf(asked), limit);
    return { results, count: rows, exact: rows < limit };
  };
  return searchList(
    {
      db,
      book,
      read: async (asked) => select(asked, await chooseConditions(db, offerSource(null), offerFilters(asked), limit)),
      readClosest: (asked, more) =>
        select(
          asked,
          [...offerFilters(asked), ...more].map(({ find }) => find),
        ),
    },
    query,
  );
}
