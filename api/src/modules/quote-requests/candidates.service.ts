import type { QuoteCandidate, QuoteCandidatesQuery } from '@wspolnik/contract/quote-requests';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { catalogOf } from '../categories/index.ts';
import { matchesNothing, offerFilters, toOfferQuery } from '../offer-search/index.ts';
import { searchBookOf } from '../search-words/index.ts';
import { selectCandidates, selectNeighbourhood } from './candidates.sql.ts';

/** Offers that the caller can ask about, as `QuoteCandidatesQuery` describes. At most three statements. */
export async function listCandidates(
  { db }: Context,
  caller: Identity,
  { category, city, offer_id }: QuoteCandidatesQuery,
): Promise<QuoteCandidate[]> {
  const about = offer_id ? await selectNeighbourhood(db, offer_id) : undefined;
  const query = category || city ? { category, city } : { category: about?.category, city: about?.city };
  const catalog = catalogOf(db);
  const book = searchBookOf(db);
  const asked = await toOfferQuery(db, query, { catalog, book, shown: { offers: 'listed' }, viewer: caller });
  const first = about ? (offer_id ?? null) : null;
  const conditions = matchesNothing(asked) ? null : offerFilters(asked).map(({ find }) => find);
  return selectCandidates(db, caller, { conditions, first });
}
