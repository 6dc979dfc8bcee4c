import type { ReportBody } from '@wspolnik/contract/order-calls';
import type { DecideReportBody, DecideTransactionBody } from '@wspolnik/contract/transactions';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { ApiProblem, problem } from '../../platform/wire/problem.ts';
import { isBlank, requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import {
  buyerOf,
  lockAsSeen,
  lockFor,
  moveOrder,
  notifyOfOrder,
  type OrderRow,
  rewardVerified,
  sellerOf,
} from '../orders/index.ts';
import { notifyRewarded, reverseReward } from '../points/index.ts';
import { selectOwnOrders } from './own-orders.sql.ts';
import { publishReport } from './publish-report.ts';
import { insertReport, selectReportedOrder, updateDecision } from './reports.sql.ts';

/**
 * The buyer reports the seller; maturing stops. For more errors see `lockAsSeen`.
 *
 * @throws ApiProblem validation_failed (reason)
 */
export async function reportSale(tx: Db, caller: Identity, body: ReportBody, now: Date): Promise<void> {
  const reason = requiredText('reason', body.reason);
  const order = await lockAsSeen(tx, 'report', body, caller);
  await insertReport(tx, { orderId: order.id, statusBefore: order.status, reason }, now);
  const reported = await moveOrder(tx, order, { status: 'reported', action: 'report', actor: caller, reason, now });
  await notifyOfOrder(tx, reported, { to: sellerOf(order), kind: 'SaleReported', by: caller, params: { reason } }, now);
  await publishReport(tx, reported, now);
}

/**
 * An admin decides a reported order, as seen. See {@link decide}.
 *
 * @throws ApiProblem own_profile (the admin takes part in the order); for more see `lockAsSeen`
 */
export async function decideTransaction(
  tx: Db,
  admin: Identity,
  { status, ...body }: DecideTransactionBody,
  now: Date,
): Promise<void> {
  await refuseOwnOrder(tx, body.transaction_id, admin);
  const order = await lockAsSeen(tx, 'transaction-reports', body, admin);
  await decide(tx, admin, { order, reportId: null, decision: status, ...body }, now);
}

/**
 * An admin decides one report of an order. See {@link decide}.
 *
 * @throws ApiProblem own_profile (the admin takes part in the order); for more see `lockFor`
 */
export async function decideReport(
  tx: Db,
  admin: Identity,
  { orderId, id: reportId, ...body }: DecideReportBody & { orderId: string },
  now: Date,
): Promise<void> {
  await refuseOwnOrder(tx, orderId, admin);
  const order = await lockFor(tx, 'transaction-reports', orderId, admin);
  await decide(tx, admin, { order, reportId, ...body }, now);
}

/** @throws ApiProblem own_profile (the admin takes part in the order) */
async function refuseOwnOrder(tx: Db, orderId: string, admin: Identity): Promise<void> {
  if ((await selectOwnOrders(tx, [orderId], admin.user.id)).size > 0) throw problem('own_profile');
}

interface Decision extends Omit<DecideReportBody, 'id'> {
  /** Locked. */
  order: OrderRow;
  /** Null for the open report. */
  reportId: string | null;
}

/**
 * Verified grants the reward, unless it was granted before the report, and restarts maturing; cancelled returns it to the seller from any
 * state. Each side reads its own reason. Audited.
 *
 * @throws ApiProblem invalid_transition (another report is open), report_answered (the admin has not seen the seller's answer),
 *   validation_failed (buyer_reason, seller_reason)
 */
async function decide(
  tx: Db,
  admin: Identity,
  { order, reportId, decision: status, seen_answer, ...texts }: Decision,
  now: Date,
): Promise<void> {
  const reasons = readReasons(texts);
  const { buyerReason: reason, sellerReason } = reasons;
  const adminId = admin.user.id;
  if (!order.awaits_answer && !seen_answer) throw problem('report_answered');
  const report = await updateDecision(tx, { orderId: order.id, reportId, decision: status, adminId, ...reasons }, now);
  if (!report) throw problem('invalid_transition', { allowed_actions: [] });
  const change = { status, action: 'transaction-reports', actor: admin, reason, sellerReason, now };
  const decided = await moveOrder(tx, order, change);
  const entry = {
    actorId: adminId,
    action: `order.${status}`,
    subjectType: 'order',
    subjectId: order.id,
    details: { report_id: report.id, status_before: report.status_before, reason, seller_reason: sellerReason },
  } as const;
  await insertAudit(tx, entry, now);
  if (status === 'cancelled') {
    const halves = await reverseReward(tx, decided, now);
    const lost = { orderId: order.id, offer: order.offer_title, halves, byUserId: adminId };
    await notifyRewarded(tx, { kind: 'RewardReversed', ...lost }, now);
  } else if (report.status_before !== 'verified') {
    await rewardVerified(tx, decided, admin, now);
  }
  for (const [to, text] of [
    [sellerOf(order), sellerReason],
    [buyerOf(order), reason],
  ] as const) {
    const params = { decision: status, reason: text };
    await notifyOfOrder(tx, decided, { to, kind: 'ReportDecided', by: admin, params }, now);
  }
  await publishReport(tx, decided, now, 'all');
}

type Reasons = Pick<DecideTransactionBody, 'buyer_reason' | 'seller_reason'>;

/** Both at once, so that a form shows both errors. */
function readReasons({ buyer_reason, seller_reason }: Reasons): { buyerReason: string; sellerReason: string } {
  const empty = Object.entries({ buyer_reason, seller_reason }).filter(([, text]) => isBlank(text));
  if (empty.length > 0) {
    const fields = Object.fromEntries(empty.map(([name]) => [name, [{ code: 'required' }]]));
    throw new ApiProblem('validation_failed', { fields });
  }
  return { buyerReason: buyer_reason.trim(), sellerReason: seller_reason.trim() };
}

/** The reported order. @throws ApiProblem not_found */
export async function orderOfReport(db: Db, reportId: string): Promise<string> {
  const row = await selectReportedOrder(db, reportId);
  if (!row) throw problem('not_found');
  return row.order_id;
}
