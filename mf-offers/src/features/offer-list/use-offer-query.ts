import { changeQuery } from '@wspolnik/kit';
import { useSearchParam } from '@wspolnik/system';
import { type OfferQuery, offerQuery } from '../../lib/offer-query.ts';

/** One filter as in the URL. It updates before the list does, so that a click is visible at once. */
export function useFilter(param: keyof OfferQuery): string | undefined {
  return offerQuery.parseOne(param, useSearchParam(param));
}

/** Applies a change to the URL. */
export const changeFilters = (change: OfferQuery | ((current: OfferQuery) => OfferQuery)): void =>
  changeQuery(offerQuery, change);
