import type { Order } from '@wspolnik/contract/orders';
import type { Transaction } from '@wspolnik/contract/transactions';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { type OrderView, selectOrdersById, toOrder, toReport } from '../orders/index.ts';
import { selectEntries } from './order-entries.sql.ts';
import { selectOwnOrders } from './own-orders.sql.ts';
import { selectReportsOf } from './reports.sql.ts';

interface AdminOrder {
  order: Order;
  is_own: boolean;
}

/** The orders as an admin sees them; nothing may be done with an own one. */
export async function toAdminOrders(
  context: Context,
  orders: readonly OrderView[],
  admin: Identity,
): Promise<AdminOrder[]> {
  const ids = orders.map(({ id }) => id);
  const own = await selectOwnOrders(context.db, ids, admin.user.id);
  return orders.map((view) => {
    const order = toOrder(context, view, admin);
    const is_own = own.has(view.id);
    return { order: is_own ? { ...order, allowed_actions: [] } : order, is_own };
  });
}

/** An order's whole life. @throws ApiProblem not_found */
export async function readTransaction(context: Context, id: string, admin: Identity): Promise<Transaction> {
  const { db } = context;
  const views = await selectOrdersById(db, [id]);
  const [found] = await toAdminOrders(context, [...views.values()], admin);
  if (!found) throw problem('not_found');
  const [reports, entries] = await Promise.all([selectReportsOf(db, id), selectEntries(db, id)]);
  return { ...found, reports: reports.map((report) => toReport(context, report)), entries };
}
