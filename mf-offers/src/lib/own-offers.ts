import type { OwnOfferPage } from '@wspolnik/api/contract';

/** Whether one more offer can be shown. */
export const hasFreePlace = ({ counts, offer_limit }: Pick<OwnOfferPage, 'counts' | 'offer_limit'>): boolean =>
  offer_limit === null || counts.active < offer_limit;

/** The page as it is once the offers with these ids are active or not; the counts follow. */
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
