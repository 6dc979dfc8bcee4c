import type { Order, OrderPage } from '@wspolnik/api/contract';
import { ApiError, isOfProfile, onFrame } from '@wspolnik/shared-auth';
import { useCallback, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type OrderListQuery, type OrderSide, swrKeys } from '../../lib/swr-keys.ts';
import { useProfileId } from '../../lib/use-profile-id.ts';
import { isOpenOrder } from './order-query.ts';
import { findOrder, listOrders } from './orders.api.ts';

export function useOrders(side: OrderSide, query: OrderListQuery) {
  const profileId = useProfileId();
  const key = profileId ? swrKeys.orders(side, query, profileId) : null;
  const { data, error, mutate } = useSWR(key, listOrders);
  return { page: data, error, refetch: mutate };
}

export type OpenOrder =
  | { state: 'none' | 'listed' | 'loading' | 'missing' }
  | { state: 'failed'; error: unknown }
  | { state: 'found'; order: Order };

/** The order of `?open=`. It is asked for by its id only when the list on the screen does not have it. */
export function useOpenOrder(side: OrderSide, id: string | undefined, listed: Order[] | undefined) {
  const profileId = useProfileId();
  const isListed = listed?.some((order) => isOpenOrder(order, id)) ?? false;
  const key = id && listed && !isListed && profileId ? swrKeys.order(side, id, profileId) : null;
  const { data, error, mutate } = useSWR(key, findOrder);
  return { ...stateOf(id, isListed, data, error), refetch: mutate };
}

function stateOf(
  id: string | undefined,
  isListed: boolean,
  order: Order | null | undefined,
  error: unknown,
): OpenOrder {
  if (!id) return { state: 'none' };
  if (isListed) return { state: 'listed' };
  // What was read before stays on the screen when a later reading fails.
  if (order) return { state: 'found', order };
  if (error) return isRefused(error) ? { state: 'missing' } : { state: 'failed', error };
  return { state: order === undefined ? 'loading' : 'missing' };
}

/** A nonsense id (400, 422) and an order of somebody else (403, 404) read the same to the person: there is no such order. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 422].includes(error.status);
}

/** Shows an order as a write answered it, wherever it stands, and has the lists read again behind it. */
export function useKeepOrder(side: OrderSide) {
  const { mutate } = useSWRConfig();
  const profileId = useProfileId();
  return useCallback(
    (order: Order): void => {
      if (!profileId) return;
      // For the moment when a filtered list no longer holds it.
      void mutate(swrKeys.order(side, order.id, profileId), order, { revalidate: false });
      void mutate(swrKeys.isOrders, (data: OrderPage | Order | null | undefined) => withOrder(data, order));
    },
    [mutate, profileId, side],
  );
}

function withOrder(data: OrderPage | Order | null | undefined, order: Order) {
  if (!data) return data;
  if ('results' in data) return { ...data, results: data.results.map((one) => (one.id === order.id ? order : one)) };
  return data.id === order.id ? order : data;
}

/** Reads lists and orders again when the other side acts, and after a gap in what was heard. */
export function useLiveOrders(): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      onFrame((frame) => {
        const isOurs = frame.type === 'order.changed' || frame.type === 'resync';
        if (isOurs && isOfProfile(frame)) void mutate(swrKeys.isOrders);
      }),
    [mutate],
  );
}
