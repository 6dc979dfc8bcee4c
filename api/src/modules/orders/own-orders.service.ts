import {
  ORDER_STATUSES,
  type OrderCounts,
  type OrderExportQuery,
  type OrderStatus,
  type OrderUnread,
} from '@wspolnik/contract/orders';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import type { Sql } from '../../storage/sql.ts';
import { REWARD_IS_BLOCKED } from '../points/index.ts';
import type { NextSteps } from './order-actions.ts';
import { type OrderSelection, type OrderView, onlyOrder, selectOrders } from './order-list.sql.ts';
import { overdueAt } from './order-payment.sql.ts';
import { narrowingOf } from './order-search.sql.ts';
import { type Counted, countByStatus } from './own-orders.sql.ts';

/** The caller's side of orders. */
export interface Side {
  name: 'buyer' | 'seller';
  /** The condition on the order `r`. */
  orders: Sql;
  /** Quotes `q` that wait for the caller. */
  quotes: Sql;
  next: NextSteps;
  /** Whose unread messages are counted. */
  reader: AccountOwner;
}

export interface OwnOrdersQuery extends OrderExportQuery {
  /** Id or number of the only order. */
  only: string | undefined;
  page: number;
  limit: number;
  /** The day in Poland. */
  today: string;
}

/** Orders that the seller has not delivered yet, as far as anybody has said. */
const TO_DELIVER = 'bought' satisfies OrderStatus;

/** Statuses separated by commas; unknown ones are ignored. */
export function statusesOf(text: string | undefined): OrderSelection['statuses'] {
  const asked = new Set((text ?? '').split(','));
  return ORDER_STATUSES.filter((status) => asked.has(status));
}

function countsOf({ byStatus, awaitingAnswer, quotes, overdue }: Counted, { next }: Side): OrderCounts {
  const of = (status: OrderStatus) => byStatus.get(status) ?? 0;
  const sum = (statuses: readonly OrderStatus[]) => statuses.reduce((total, status) => total + of(status), 0);
  return {
    all: sum(ORDER_STATUSES),
    needs_action: sum(next.statuses) + awaitingAnswer,
    deliver: of(TO_DELIVER),
    quotes,
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

type Filter = Pick<OrderSelection, 'conditions' | 'statuses' | 'awaitingAnswer' | 'byDelivery'>;

interface Asked {
  status: string | undefined;
  today: string;
  /** The side's condition with what narrows its list down. */
  conditions: readonly Sql[];
}

/** Null when no order can match. */
function filterOf({ status, today, conditions }: Asked, { next }: Side, counts: OrderCounts | null): Filter | null {
  const words = new Set((status ?? '').split(','));
  const isWhole = conditions.length === 1;
  const suggestsAction = words.has('suggested') && isWhole && (counts?.needs_action ?? 0) > 0;
  const statuses = [...statusesOf(status)];
  const isAction = words.has('needs_action') || suggestsAction;
  const byDelivery = words.has('deliver');
  if (byDelivery) statuses.push(TO_DELIVER);
  if (isAction) {
    if (next.statuses.length === 0 && statuses.length === 0) return null;
    statuses.push(...next.statuses);
  }
  return {
    statuses,
    byDelivery,
    awaitingAnswer: isAction && next.answers,
    conditions: [
      ...conditions,
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
  const { status, only, page, limit, today, ...narrowing } = query;
  const conditions = [side.orders, ...narrowingOf(narrowing, side.name)];
  const counts = only ? null : countsOf(await countByStatus(db, conditions, { ...side, today }), side);
  const filter = filterOf({ status, today, conditions }, side, counts);
  if (!filter) return { orders: [], count: 0, countExact: true, counts };
  const chosen = only ? [...filter.conditions, onlyOrder(only)] : filter.conditions;
  return { ...(await selectOrders(db, { ...filter, conditions: chosen, page, limit, reader: side.reader })), counts };
}

/** What the list of the same query has on all its pages. Null when no order can match. */
export async function exportedOf(db: Db, side: Side, query: OrderExportQuery, today: string): Promise<Filter | null> {
  const { status, ...narrowing } = query;
  const conditions = [side.orders, ...narrowingOf(narrowing, side.name)];
  const isSuggested = status?.split(',').includes('suggested');
  const counts = isSuggested ? countsOf(await countByStatus(db, conditions, { ...side, today }), side) : null;
  return filterOf({ status, today, conditions }, side, counts);
}
