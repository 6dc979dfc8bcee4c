import type { Order } from '@wspolnik/api/contract';
import { ApiError, currentProfile, useSessionStore } from '@wspolnik/shared-auth';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type OrderListQuery, type OrderSide, swrKeys } from '../../lib/swr-keys.ts';
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
  if (error) return isRefused(error) ? { state: 'missing' } : { state: 'failed', error };
  if (order === undefined) return { state: 'loading' };
  return order ? { state: 'found', order } : { state: 'missing' };
}

/** A nonsense id (400, 422) and an order of somebody else (403, 404) read the same to the person: there is no such order. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 422].includes(error.status);
}

/** Asks again for every list and order on the screen. */
export function useRefetchOrders() {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate(swrKeys.isOrders), [mutate]);
}

function useProfileId() {
  return useSessionStore((session) => currentProfile(session)?.id);
}
