import type { Frame, Order, OwnOrderPage } from '@wspolnik/contract';
import { changeAll, changeRead, defineRead, type ReadPath, refresh } from '@wspolnik/kit';
import { isOfProfile, onFrame } from '@wspolnik/shared-auth';
import { useEffect } from 'react';
import { type OrderQuery, type OrderSide, orderQueries } from './order-query.ts';

const PURCHASES = 'offers/get-my-purchases/';
const SALES = 'offers/get-my-sales/';
const defaults = { limit: '30', status: 'suggested' };

export const orderListReads = {
  purchases: defineRead<OwnOrderPage, OrderQuery>(PURCHASES, { query: orderQueries.purchases, defaults }),
  sales: defineRead<OwnOrderPage, OrderQuery>(SALES, { query: orderQueries.sales, defaults }),
};
const purchaseRead = defineRead<OwnOrderPage, { purchase_id: string }>(PURCHASES);
const saleRead = defineRead<OwnOrderPage, { sale_id: string }>(SALES);

/** A list with one order; empty when the order does not exist or belongs to somebody else. */
export function orderRead(side: OrderSide, id: string): ReadPath<OwnOrderPage> {
  return side === 'purchases' ? purchaseRead({ purchase_id: id }) : saleRead({ sale_id: id });
}

/** Matches the lists and the reads of one order, since their paths differ only in the query. */
const ALL = Object.values(orderListReads);

/** Shows an updated order in every cached list, and reloads the visible data in the background. */
export function replaceOrder(side: OrderSide, order: Order): void {
  // Used when a filtered list no longer contains the order.
  void changeRead(orderRead(side, order.id), listOfOne(order), { revalidate: false });
  void changeAll<OwnOrderPage>(
    ALL,
    (page) => page && { ...page, results: page.results.map((each) => (each.id === order.id ? order : each)) },
  );
}

function listOfOne(order: Order): OwnOrderPage {
  return {
    count: 1,
    count_exact: true,
    page: 1,
    limit: 1,
    next: null,
    previous: null,
    results: [order],
    counts: null,
    unread: [],
  };
}

/** A message about an order came, or messages were read: the numbers of unread ones change. */
const isOfMessages = ({ type, data }: Frame): boolean =>
  (type === 'message.new' && data.order_id !== undefined && data.mine === false) ||
  (type === 'message.read' && data.mine === true);

/** Reloads lists and orders when the other side acts or writes, and after missed events. */
export function useLiveOrders(): void {
  useEffect(
    () =>
      onFrame((frame) => {
        const isOurs = frame.type === 'order.changed' || frame.type === 'resync' || isOfMessages(frame);
        if (isOurs && isOfProfile(frame)) void refresh(...ALL);
      }),
    [],
  );
}
