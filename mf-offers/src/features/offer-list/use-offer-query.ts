import { useSearchParam } from '@wspolnik/shared-ui';
import { changeQuery } from '@wspolnik/shared-ui/remote';
import { type OfferQuery, offerQuery } from '../../lib/offer-query.ts';

/** One filter as the address has it, ahead of the list: what is pressed shows at once. */
export function useFilter(param: keyof OfferQuery): string | undefined {
  return offerQuery.parseOne(param, useSearchParam(param));
}

/** Puts a change into the address. */
export const changeFilters = (change: OfferQuery | ((current: OfferQuery) => OfferQuery)): void =>
  changeQuery(offerQuery, change);
