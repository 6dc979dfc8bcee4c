import type { OrderExport } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { getJSON } from '@wspolnik/shared-auth';
import { type OrderQuery, type OrderSide, orderQueries } from '../../../lib/order-query.ts';

/** Without a choice of a tab the API suggests the same as for the list. */
const defaults = { status: 'suggested' };
const reads = {
  purchases: defineRead<OrderExport, OrderQuery>('offers/get-my-purchases/export/', {
    query: orderQueries.purchases,
    defaults,
  }),
  sales: defineRead<OrderExport, OrderQuery>('offers/get-my-sales/export/', { query: orderQueries.sales, defaults }),
};

/** What the list has on all its pages. */
export const exportOrders = (side: OrderSide, { page: _, open: __, ...query }: OrderQuery): Promise<OrderExport> =>
  getJSON<OrderExport>(reads[side](query));
