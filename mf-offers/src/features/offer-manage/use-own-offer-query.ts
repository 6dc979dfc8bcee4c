import { navigate, useLocation } from '@wspolnik/shared-ui';
import { useMemo } from 'react';
import { ownOffersPath, parseOwnOfferQuery } from '../../lib/own-offer-query.ts';
import type { OwnOfferQuery } from '../../lib/own-offers.ts';

/** Search, status and page; the URL is their only home. */
export function useOwnOfferQuery(): OwnOfferQuery {
  const { search } = useLocation();
  return useMemo(() => parseOwnOfferQuery(search), [search]);
}

/** Changes the address of this very moment; another filter starts on page 1. */
export function changeOwnOfferQuery(change: OwnOfferQuery): void {
  const present = parseOwnOfferQuery(window.location.search);
  const path = ownOffersPath({ ...present, page: undefined, ...change });
  if (path !== ownOffersPath(present)) navigate(path);
}
