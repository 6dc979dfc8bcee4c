import type { OwnOfferPage } from '@wspolnik/api/contract';
import type { ApiError } from '@wspolnik/shared-auth';
import useSWR from 'swr';
import { swrKeys } from './swr-keys.ts';

/** As in the contract's `OwnOfferListQuery`. */
export const OWN_STATUSES = ['active', 'inactive', 'hidden'] as const;
export type OwnStatus = (typeof OWN_STATUSES)[number];

/** The query of /offers/manage: raw strings as they stand in the URL, only those that make sense. */
export interface OwnOfferQuery {
  readonly q?: string | undefined;
  readonly status?: OwnStatus | undefined;
  readonly page?: string | undefined;
}

/** Whether any key is one of a list of offers, public or own: what a change of an offer makes old. */
export const isOfferList = (key: unknown): boolean =>
  typeof key === 'string' && (key.startsWith('offers/?') || key.startsWith('offers/get-mine/'));

/** How many offers the company shows, how many its plan allows, and whether overdue dues stand in the way. */
export function usePublishing() {
  const { data, error, mutate } = useSWR<OwnOfferPage, ApiError>(swrKeys.publishing());
  return { publishing: data, error, reload: () => mutate() };
}

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
