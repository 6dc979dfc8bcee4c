import { queryString } from '@wspolnik/shared-auth';

export const PAGE_SIZE = 30;

/** What the caller bought, or what the company sold. */
export type OrderSide = 'purchases' | 'sales';

export interface OrderListQuery {
  status?: string | undefined;
  /** As it stands in the URL. */
  page?: string | undefined;
}

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
  /** True for every key of a list or a single order, of either side. */
  isOrders: (key: unknown): boolean =>
    Array.isArray(key) && Object.values(LIST).some((path) => String(key[0]).startsWith(path)),
};
