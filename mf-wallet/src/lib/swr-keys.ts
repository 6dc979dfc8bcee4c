import { queryString, withQuery } from '@wspolnik/shared-auth';

export const PAGE_SIZE = 30;

/** What the caller bought, or what the company sold. */
export type OrderSide = 'purchases' | 'sales';

export interface OrderListQuery {
  status?: string | undefined;
  /** As it stands in the URL. */
  page?: string | undefined;
}

export interface RegistryQuery {
  points_type?: string | undefined;
  /** As it stands in the URL. */
  page?: string | undefined;
}

const POINTS = ['wallet-history/', 'point-balance/history/', 'payment/withdrawals/'];

const LIST = { purchases: 'offers/get-my-purchases/', sales: 'offers/get-my-sales/' } as const;
const ID_PARAM = { purchases: 'purchase_id', sales: 'sale_id' } as const;

/**
 * A key is [path of the call, id of the profile in use]: what was cached for one profile is never shown to another. The path is
 * the string under which the gateway's early answers (remote.json) are found.
 */
export type ProfileKey = readonly [path: string, profileId: string];

export const swrKeys = {
  balance: (profileId: string): ProfileKey => ['point-balance/', profileId],
  orders: (side: OrderSide, { status, page }: OrderListQuery, profileId: string): ProfileKey => [
    `${LIST[side]}?${queryString({ status, page, limit: PAGE_SIZE })}`,
    profileId,
  ],
  order: (side: OrderSide, id: string, profileId: string): ProfileKey => [
    `${LIST[side]}?${queryString({ [ID_PARAM[side]]: id })}`,
    profileId,
  ],
  registry: ({ points_type, page }: RegistryQuery, profileId: string): ProfileKey => [
    `wallet-history/?${queryString({ points_type, page, limit: PAGE_SIZE })}`,
    profileId,
  ],
  balanceHistory: (days: number, profileId: string): ProfileKey => [
    `point-balance/history/?${queryString({ days })}`,
    profileId,
  ],
  withdrawals: (limit: number, profileId: string): ProfileKey => [
    `payment/withdrawals/?${queryString({ limit })}`,
    profileId,
  ],
  /** Without an id the newest payment of the company. */
  payment: (id: string | null, profileId: string): ProfileKey => [
    withQuery('payment/status/', { payment_id: id }),
    profileId,
  ],
  /** True for every key of what moves with the balance; the balance itself is followed by `useBalance`. */
  isPoints: (key: unknown): boolean => Array.isArray(key) && POINTS.some((path) => String(key[0]).startsWith(path)),
  /** True for every key of a list or a single order, of either side. */
  isOrders: (key: unknown): boolean =>
    Array.isArray(key) && Object.values(LIST).some((path) => String(key[0]).startsWith(path)),
};
