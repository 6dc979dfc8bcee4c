import type { OwnOfferPage } from '@wspolnik/contract';

/** Whether the plan allows one more active offer. */
export const hasFreeSlot = ({ counts, offer_limit }: Pick<OwnOfferPage, 'counts' | 'offer_limit'>): boolean =>
  offer_limit === null || counts.active < offer_limit;

/** The page after the offers with these ids became active or inactive, with updated counts. */
export function withActive(page: OwnOfferPage | undefined, ids: readonly string[], active: boolean) {
  if (!page) return undefined;
  const counts = { ...page.counts };
  const results = page.results.map((offer) => {
    if (!ids.includes(offer.id) || offer.is_active === active) return offer;
    counts[active ? 'inactive' : offer.hidden_by_plan ? 'hidden' : 'active'] -= 1;
    counts[active ? 'active' : 'inactive'] += 1;
    return { ...offer, is_active: active, hidden_by_plan: false };
  });
  return { ...page, counts, results };
}
