import type { AdminOffer, AdminOfferQuery } from '@wspolnik/contract/admin-offers';
import type { Context } from '../../platform/context.ts';
import { cappedCount } from '../../platform/paging.ts';
import { countOffers, selectOffers } from './offers.sql.ts';

/** Offers of every state, for admins. */
export async function listOffers(
  { db }: Pick<Context, 'db'>,
  query: AdminOfferQuery,
): Promise<{ results: AdminOffer[]; count: number; countExact: boolean }> {
  const [results, count] = await Promise.all([selectOffers(db, query), countOffers(db, query)]);
  return { results, ...cappedCount(count, query.q) };
}
