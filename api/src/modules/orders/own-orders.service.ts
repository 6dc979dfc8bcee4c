import { ORDER_STATUSES, type OrderCounts, type OrderStatus, type OrderUnread } from '@wspolnik/contract/orders';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import { REWARD_IS_BLOCKED } from '../points/index.ts';
import type { NextSteps } from './order-actions.ts';
import { type OrderSelection, type OrderView, onlyOrder, selectOrders } from './order-list.sql.ts';
import { overdueAt } from './order-payment.sql.ts';
import { type Counted, countByStatus } from './own-orders.sql.ts';

/** The caller's side of orders. */
export interface Side {
  /** The condition on the order `r`. */
  orders: Sql;
  next: NextSteps;
  /** Whose unread messages are counted. */
  reader: AccountOwner;
}

export interface OwnOrdersQuery {
  /** The list's filter as it came. */
  status: string | undefined;
  /** Id or number of the only order. */
  only: string | undefined;
  page: number;
  limit: number;
  /** The day in Poland. */
  today: string;
}

/** Statuses separated by commas; unknown ones are ignored. */
export function statusesOf(text: string | undefined): OrderSelection['statuses'] {
  const asked = new Set((text ?? '').split(','));
  return ORDER_STATUSES.filter((status) => asked.has(status));
}

function countsOf({ byStatus, awaitingAnswer, overdue }: Counted, { next }: Side): OrderCounts {
  const of = (status: OrderStatus) => byStatus.get(status) ?? 0;
  const sum = (statuses: readonly OrderStatus[]) => statuses.reduce((total, status) => total + of(status), 0);
  return {
    all: sum(ORDER_STATUSES),
    needs_action: sum(next.statuses) + awaitingAnswer,
    overdue,
    bought: of('bought'),
    in_verification: of('in_verification'),
    rejected: of('rejected'),
    verified: of('verified'),
    completed: of('completed'),
    cancelled: of('cancelled'),
    reported: of('reported'),
  };
}

type Filter = Pick<OrderSelection, 'conditions' | 'statuses' | 'awaitingAnswer'>;

/** Null when no order can match. */
function filterOf(query: OwnOrdersQuery, side: Side, counts: OrderCounts | null): Filter | null {
  const { status, today } = query;
  const words = new Set((status ?? '').split(','));
  const suggestsAction = words.has('suggested') && (counts?.needs_action ?? 0) > 0;
  const statuses = [...statusesOf(status)];
  const { next } = side;
  const isAction = words.has('needs_action') || suggestsAction;
  if (isAction) {
    if (next.statuses.length === 0 && statuses.length === 0) return null;
    statuses.push(...next.statuses);
  }
  return {
    statuses,
    awaitingAnswer: isAction && next.answers,
    conditions: [
      side.orders,
      ...(words.has('blocked') ? [REWARD_IS_BLOCKED] : []),
      ...(words.has('overdue') ? [overdueAt(today)] : []),
    ],
  };
}

/** The orders with unread messages of their reader. */
export const unreadOf = (orders: readonly OrderView[]): OrderUnread[] =>
  orders.flatMap(({ id, unread_messages: count = 0 }) => (count > 0 ? [{ order_id: id, count }] : []));

/** One side's orders and how many there are in each status. */
export async function listOwnOrders(db: Db, side: Side, query: OwnOrdersQuery) {
  const { only, page, limit, today } = query;
  const counts = only ? null : countsOf(await countByStatus(db, side.orders, { ...side.next, today }), side);
  const filter = filterOf(query, side, counts);
  if (!filter) return { orders: [], count: 0, countExact: true, counts };
  const conditions = only ? [...filter.conditions, onlyOrder(only)] : filter.conditions;
  return { ...(await selectOrders(db, { ...filter, conditions, page, limit, reader: side.reader })), counts };
}
