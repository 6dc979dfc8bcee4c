import type { ReportBody } from '../../contract/orders.ts';
import type { DecideTransactionBody } from '../../contract/transactions.ts';
import type { Identity } from '../../platform/identity.ts';
import { ApiProblem, problem } from '../../platform/problem.ts';
import { isBlank, requiredText } from '../../platform/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { buyerOf, lockFor, moveOrder, notifyOfOrder, rewardVerified, sellerOf } from '../orders/index.ts';
import { notifyRewarded, reverseReward } from '../points/index.ts';
import { selectOwnOrders } from './own-orders.sql.ts';
import { publishReport } from './publish-report.ts';
import { insertReport, selectReportedOrder, updateDecision } from './reports.sql.ts';

/**
 * The buyer reports the seller; maturing stops. For more errors see `lockFor`.
 *
 * @throws ApiProblem validation_failed (reason)
 */
export async function reportSale(tx: Db, caller: Identity, body: ReportBody, now: Date): Promise<void> {
  const reason = requiredText('reason', body.reason);
  const order = await lockFor(tx, 'report', body.transaction_id, caller);
  await insertReport(tx, { orderId: order.id, statusBefore: order.status, reason }, now);
  const reported = await moveOrder(tx, order, { status: 'reported', action: 'report', actor: caller, reason, now });
  await notifyOfOrder(tx, reported, { to: sellerOf(order), kind: 'SaleReported', by: caller, params: { reason } }, now);
  await publishReport(tx, reported, now);
}

/**
 * An admin decides a reported order: verified grants the reward, unless it was granted before the report, and restarts
 * maturing; cancelled returns it to the seller from any state. Each side reads its own reason. Audited.
 *
 * @throws ApiProblem not_found, own_profile (the admin takes part in the order), invalid_transition (not reported, or decided
 *   meanwhile), report_answered (the admin has not seen the seller's answer), validation_failed (buyer_reason, seller_reason)
 */
export async function decideTransaction(
  tx: Db,
  admin: Identity,
  { transaction_id, status, seen_answer, ...texts }: DecideTransactionBody,
  now: Date,
): Promise<void> {
  const reasons = readReasons(texts);
  const { buyerReason: reason, sellerReason } = reasons;
  const adminId = admin.user.id;
  if ((await selectOwnOrders(tx, [transaction_id], adminId)).size > 0) throw problem('own_profile');
  const order = await lockFor(tx, 'transaction-reports', transaction_id, admin);
  if (!order.awaits_answer && !seen_answer) throw problem('report_answered');
  const report = await updateDecision(tx, { orderId: order.id, decision: status, adminId, ...reasons }, now);
  if (!report) throw new Error(`order ${order.id} is reported without a report`);
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
