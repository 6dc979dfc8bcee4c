import type { DealAction, DealDetailsBody } from '@wspolnik/contract/deals';
import type { SentKind } from '@wspolnik/contract/notification-kinds';
import type { Context } from '../../platform/context.ts';
import { toMoney } from '../../platform/money.ts';
import { dayAfter, polishDay } from '../../platform/polish-days.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import type { Db } from '../../storage/db.ts';
import { correctDetails, readInvoiceForm } from '../invoice-details/index.ts';
import {
  actorOf,
  buyerOf,
  insertEvent,
  lockOrder,
  notifyOfOrder,
  type OrderRow,
  publishChange,
  sellerOf,
} from '../orders/index.ts';
import { dealActions, mayEver, remindFrom } from './deal-rules.ts';
import { updateDue, updatePaid, updateReminded } from './deals.sql.ts';

/** The longest time until a due date. */
const MOST_DAYS = 365;

/**
 * Locks the order for an action of this caller: of two at once, the second sees the result of the first.
 *
 * @throws ApiProblem not_found (no such order, or a stranger's), forbidden (the other side's action), invalid_transition with
 * `allowed_actions` (not now, also what was done before)
 */
async function lockForDeal(tx: Db, action: DealAction, orderId: string, caller: Identity): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  const actor = order && actorOf(order, caller);
  if (!order || !actor || actor === 'admin') throw problem('not_found');
  if (!mayEver(action, actor)) throw problem('forbidden');
  const allowed_actions = dealActions(order, caller);
  if (!allowed_actions.includes(action)) throw problem('invalid_transition', { allowed_actions });
  return order;
}

interface Done {
  action: DealAction;
  by: Identity | null;
  kind: SentKind;
  params?: Record<string, string>;
  day?: string;
}

/** Records the action, notifies the other side of `by`, and tells open pages of both. */
async function finish(tx: Db, order: OrderRow, { action, by, kind, params = {}, day }: Done, now: Date): Promise<void> {
  const { id: orderId, status } = order;
  await insertEvent(tx, { orderId, status, action, actor: by, reason: null, day: day ?? null, now });
  const to = by && actorOf(order, by) === 'buyer' ? sellerOf(order) : buyerOf(order);
  await notifyOfOrder(tx, order, { to, kind, by, params }, now);
  await publishChange(tx, order, now);
}

/** A side corrects its own details. @throws ApiProblem validation_failed, see `readInvoiceForm`; for more see `lockForDeal` */
export async function changeDetails(
  context: Context,
  tx: Db,
  caller: Identity,
  { transaction_id: orderId, ...body }: DealDetailsBody,
  now: Date,
): Promise<void> {
  const details = readInvoiceForm(body, { isCompany: caller.company !== null });
  const order = await lockForDeal(tx, 'deal-details', orderId, caller);
  const side = actorOf(order, caller) === 'buyer' ? 'buyer' : 'seller';
  await correctDetails(context, tx, order.id, { side, details }, now);
  const params = { what: 'details' };
  await finish(tx, order, { action: 'deal-details', by: caller, kind: 'DealChanged', params }, now);
}

/** @throws ApiProblem validation_failed (due_on) before the day of the order or more than a year after it; for more see `lockForDeal` */
export async function changeDue(
  tx: Db,
  caller: Identity,
  { transaction_id: orderId, due_on: day }: { transaction_id: string; due_on: string },
  now: Date,
): Promise<void> {
  const order = await lockForDeal(tx, 'deal-due', orderId, caller);
  const min = polishDay(new Date(order.created_at));
  const max = dayAfter(min, MOST_DAYS);
  if (day < min) throw invalidField('due_on', 'dateMin', { min });
  if (day > max) throw invalidField('due_on', 'dateMax', { max });
  if (day === order.due_on) return;
  await updateDue(tx, order.id, day, now);
  const params = { what: 'due' };
  await finish(tx, order, { action: 'deal-due', by: caller, kind: 'DealChanged', params, day }, now);
}

/** @throws ApiProblem validation_failed (paid_on) before the day of the order or in the future; for more see `lockForDeal` */
export async function markPaid(
  tx: Db,
  caller: Identity,
  { transaction_id: orderId, paid_on: day }: { transaction_id: string; paid_on: string },
  now: Date,
): Promise<void> {
  const order = await lockForDeal(tx, 'deal-paid', orderId, caller);
  const min = polishDay(new Date(order.created_at));
  const max = polishDay(now);
  if (day < min) throw invalidField('paid_on', 'dateMin', { min });
  if (day > max) throw invalidField('paid_on', 'dateMax', { max });
  await updatePaid(tx, order.id, day, now);
  const params = { paid_on: day };
  await finish(tx, order, { action: 'deal-paid', by: caller, kind: 'PaymentRecorded', params, day }, now);
}

/** The payment did not come after all. For errors see `lockForDeal`. */
export async function takePaymentBack(tx: Db, caller: Identity, orderId: string, now: Date): Promise<void> {
  const order = await lockForDeal(tx, 'deal-unpaid', orderId, caller);
  await updatePaid(tx, order.id, null, now);
  const params = { what: 'unpaid' };
  await finish(tx, order, { action: 'deal-unpaid', by: caller, kind: 'DealChanged', params }, now);
}

/** Notifies the buyer of a locked order; `by` is null for the automatic reminder. */
export async function remind(tx: Db, order: OrderRow, by: Identity | null, now: Date): Promise<void> {
  await updateReminded(tx, order.id, now);
  const params = { amount: toMoney(order.price), due_on: order.due_on ?? '' };
  await finish(tx, order, { action: 'deal-remind', by, kind: 'PaymentReminded', params }, now);
}

/** @throws ApiProblem reminded_lately (`from`) within three days after a reminder; for more see `lockForDeal` */
export async function remindOfPayment(tx: Db, caller: Identity, orderId: string, now: Date): Promise<void> {
  const order = await lockForDeal(tx, 'deal-remind', orderId, caller);
  const from = remindFrom(order, now);
  if (from) throw problem('reminded_lately', { params: { from: from.toISOString() } });
  await remind(tx, order, caller, now);
}
