import type { Order, OrderPage } from '@wspolnik/api/contract';
import { isOfProfile, onFrame } from '@wspolnik/shared-auth';
import { changeAll, changeRead, defineRead, type ReadPath, refresh } from '@wspolnik/shared-ui/remote';
import { useEffect } from 'react';
import { type OrderQuery, type OrderSide, orderQueries } from './order-query.ts';

const PURCHASES = 'offers/get-my-purchases/';
const SALES = 'offers/get-my-sales/';
const defaults = { limit: '30' };

export const orderListReads = {
  purchases: defineRead<OrderPage, OrderQuery>(PURCHASES, { query: orderQueries.purchases, defaults }),
  sales: defineRead<OrderPage, OrderQuery>(SALES, { query: orderQueries.sales, defaults }),
};
const purchaseRead = defineRead<OrderPage, { purchase_id: string }>(PURCHASES);
const saleRead = defineRead<OrderPage, { sale_id: string }>(SALES);

/** A list of one; empty when the order does not exist or belongs to somebody else. */
export function orderRead(side: OrderSide, id: string): ReadPath<OrderPage> {
  return side === 'purchases' ? purchaseRead({ purchase_id: id }) : saleRead({ sale_id: id });
}

/** They cover the lists and the reads of one order alike: the paths differ in the query alone. */
const ALL = Object.values(orderListReads);

/** Shows an order as a write answered it, wherever it stands, and has what is on the screen read again behind it. */
export function replaceOrder(side: OrderSide, order: Order): void {
  // For the moment when a filtered list no longer holds it.
  void changeRead(orderRead(side, order.id), listOfOne(order), { revalidate: false });
  void changeAll<OrderPage>(
    ALL,
    (page) => page && { ...page, results: page.results.map((each) => (each.id === order.id ? order : each)) },
  );
}

function listOfOne(order: Order): OrderPage {
  return { count: 1, count_exact: true, page: 1, limit: 1, next: null, previous: null, results: [order] };
}

/** Reads lists and orders again when the other side acts, and after a gap in what was heard. */
export function useLiveOrders(): void {
  useEffect(
    () =>
      onFrame((frame) => {
        const isOurs = frame.type === 'order.changed' || frame.type === 'resync';
        if (isOurs && isOfProfile(frame)) void refresh(...ALL);
      }),
    [],
  );
}
