import type { OwnOffer, OwnOfferPage } from '@wspolnik/contract';
import { offerSummary } from './offers.ts';

export const ownOffer = (overrides: Partial<OwnOffer> = {}): OwnOffer => ({
  ...offerSummary(),
  hidden_by_plan: false,
  hidden: null,
  rewards_covered: 6,
  recent_views: 124,
  recent_orders: 3,
  ...overrides,
});

/** As GET offers/get-mine/ answers; the counts are those of the offers given unless told otherwise. */
export function ownPage(results: OwnOffer[] = [], overrides: Partial<OwnOfferPage> = {}): OwnOfferPage {
  const count = results.length;
  const active = results.filter(({ is_active, hidden_by_plan }) => is_active && !hidden_by_plan).length;
  const hidden = results.filter(({ hidden_by_plan }) => hidden_by_plan).length;
  const moderated = results.filter((offer) => offer.hidden !== null).length;
  return {
    ...{ count, count_exact: true, page: 1, limit: 30, next: null, previous: null, results },
    counts: { all: count, active, inactive: results.filter(({ is_active }) => !is_active).length, hidden, moderated },
    offer_limit: 3,
    dues_overdue: false,
    available_points: '1181.00',
    ...overrides,
  };
}
