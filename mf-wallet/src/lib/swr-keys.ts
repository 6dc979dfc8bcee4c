import { queryString } from '@wspolnik/shared-auth';

export const PAGE_SIZE = 30;

/** What the caller bought, or what the company sold. */
export type OrderSide = 'purchases' | 'sales';

export interface OrderListQuery {
  status: string;
  page: number;
}

const LIST = { purchases: 'offers/get-my-purchases/', sales: 'offers/get-my-sales/' } as const;
const ID_PARAM = { purchases: 'purchase_id', sales: 'sale_id' } as const;

/** A key is [path of the call, id of the profile in use]. */
export type ProfileKey = readonly [path: string, profileId: string];

export const swrKeys = {
  balance: (profileId: string): ProfileKey => ['point-balance/', profileId],
  orders: (side: OrderSide, query: OrderListQuery, profileId: string): ProfileKey => {
    const page = query.page > 1 ? query.page : undefined;
    return [`${LIST[side]}?${queryString({ limit: PAGE_SIZE, page, status: query.status || undefined })}`, profileId];
  },
  order: (side: OrderSide, id: string, profileId: string): ProfileKey => [
    `${LIST[side]}?${queryString({ [ID_PARAM[side]]: id })}`,
    profileId,
  ],
  /** True for every key of a list or a single order, of either side. */
  isOrders: (key: unknown): boolean =>
    Array.isArray(key) && Object.values(LIST).some((path) => String(key[0]).startsWith(path)),
};
