import { navigate, useLocation, useSearchParam } from '@wspolnik/shared-ui';
import { useDeferredValue, useMemo } from 'react';
import { type OfferQuery, offerListPath, parseFilter, parseOfferQuery, withFilters } from '../../lib/offer-query.ts';

/**
 * The list's filters, order, page and view; the URL is their only home. They follow it between key strokes: what is typed
 * while the address changes would wait for everything that depends on it.
 */
export function useOfferQuery(): OfferQuery {
  const search = useDeferredValue(useLocation().search);
  return useMemo(() => parseOfferQuery(search), [search]);
}

/** One filter as the address has it, ahead of the list: what is pressed shows at once. */
export function useFilter(param: keyof OfferQuery): string | undefined {
  return parseFilter(param, useSearchParam(param));
}

/**
 * Puts a change into the URL. It starts from the address of this very moment, not of the last render: two typed fields may
 * both be waiting out their delay, and two boxes be pressed before either is drawn.
 */
export function changeFilters(change: OfferQuery | ((current: OfferQuery) => OfferQuery)): void {
  const current = parseOfferQuery(window.location.search);
  const path = offerListPath(withFilters(current, typeof change === 'function' ? change(current) : change));
  if (path !== offerListPath(current)) navigate(path);
}
