import type { Order, OrderStatus } from '../../contract/orders.ts';
import type { Identity } from '../../platform/identity.ts';
import type { OrderView } from './order-list.sql.ts';
import type { OrderRow } from './orders.sql.ts';

/** Named after the calls under offers/ that carry them out. */
export type OrderAction = 'cancel-sale';

const CANCELLABLE: readonly OrderStatus[] = ['bought', 'in_verification', 'rejected'];

export type OrderSide = 'buyer' | 'seller';

/** Which side of the order the caller is on; null for a stranger. A person who ordered for a company acts as that company. */
export function sideOf(order: OrderRow, { user, company }: Identity): OrderSide | null {
  if (company?.id === order.seller_id) return 'seller';
  if (order.buyer_company_id !== null) return company?.id === order.buyer_company_id ? 'buyer' : null;
  return company === null && user.id === order.buyer_user_id ? 'buyer' : null;
}

/** Members of the seller see its sales; its owner and managers decide. */
export function mayDecide({ company }: Identity): boolean {
  return company?.role === 'owner' || company?.role === 'manager';
}

/** What this caller may do with the order now. */
export function allowedActions(order: OrderRow, caller: Identity): OrderAction[] {
  const side = sideOf(order, caller);
  if (!CANCELLABLE.includes(order.status)) return [];
  return side === 'buyer' || (side === 'seller' && mayDecide(caller)) ? ['cancel-sale'] : [];
}

export function toOrder(order: OrderView, caller: Identity): Order {
  return { ...order.view, allowed_actions: allowedActions(order, caller) };
}
