import type { Order, OwnOrderPage } from '@wspolnik/contract';
import { isGone, type ListState, useRead } from '@wspolnik/kit';
import { useState } from 'react';
import { isOpenOrder, type OrderSide } from '../../lib/order-query.ts';
import { orderRead } from '../../lib/orders.reads.ts';

/** Where the open order is: at a place of the list, or above it, because the list did not contain it. */
type Place = number | 'apart';

export interface OpenOrder {
  state: 'none' | 'loading' | 'listed' | 'apart' | 'missing' | 'failed';
  order: Order | undefined;
  error: unknown;
  retry: () => void;
}

/**
 * The open order, and the list around it. It stays at its place while it is open, whatever its new status does to the list: moved
 * to another place it would lose what is typed and which dialog is open.
 */
export function useOpenOrder(side: OrderSide, open: string | undefined, list: ListState<OwnOrderPage>) {
  // The orders of the previous filter do not show whether the new list contains the open order.
  const page = list.isOther ? undefined : list.data;
  const index = page?.results.findIndex((order) => isOpenOrder(order, open)) ?? -1;
  const [placed, setPlaced] = useState<{ open: string | undefined; place: Place } | null>(null);
  const isPlaced = placed !== null && placed.open === open;
  if (page && !isPlaced) setPlaced({ open, place: index >= 0 ? index : 'apart' });

  const { data, error, retry } = useRead(open && page && index < 0 ? orderRead(side, open) : null);
  const [last, setLast] = useState<Order>();
  const order = page?.results[index] ?? data?.results[0];
  if (order && order !== last) setLast(order);
  const isMissing = index < 0 && (data?.results.length === 0 || (error !== undefined && isGone(error)));
  const shown = order ?? (last && isOpenOrder(last, open) && !isMissing ? last : undefined);
  const place = isPlaced ? placed.place : undefined;

  const stateOf = (): OpenOrder['state'] => {
    if (!open || !page) return 'none';
    if (shown) return place === 'apart' ? 'apart' : 'listed';
    if (isMissing) return 'missing';
    return error === undefined ? 'loading' : 'failed';
  };
  const state = stateOf();
  return {
    opened: { state, order: shown, error, retry } satisfies OpenOrder,
    list: page ? { ...list, data: around(page, shown, state === 'listed' ? place : undefined) } : list,
  };
}

/** The page with the order at its place; without it when it is shown above. */
function around(page: OwnOrderPage, order: Order | undefined, place: Place | undefined): OwnOrderPage {
  if (!order) return page;
  const others = page.results.filter(({ id }) => id !== order.id);
  if (typeof place !== 'number') return { ...page, results: others };
  return { ...page, count: Math.max(page.count, 1), results: others.toSpliced(place, 0, order) };
}
