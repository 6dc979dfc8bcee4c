import type { ReportBody } from '../../contract/orders.ts';
import type { DecideTransactionBody } from '../../contract/transactions.ts';
import type { Identity } from '../../platform/identity.ts';
import { problem } from '../../platform/problem.ts';
import { requiredText } from '../../platform/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/audit.sql.ts';
import { buyerOf, notifyOfOrder, publishChange, sellerOf } from '../orders/order-notifications.ts';
import { lockFor, moveOrder } from '../orders/transition.ts';
import { rewardVerified } from '../orders/verification.service.ts';
import { notifyRewarded } from '../points/reward-notifications.ts';
import { reverseReward } from '../points/rewards.service.ts';
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
  await publishChange(tx, reported, now);
}

/**
 * An admin decides a reported order: verified grants the reward, unless it was granted before the report, and restarts
 * maturing; cancelled returns it to the seller from any state. Audited.
 *
 * @throws ApiProblem not_found, invalid_transition (not reported, or decided meanwhile), validation_failed (reason)
 */
export async function decideTransaction(
  tx: Db,
  admin: Identity,
  { transaction_id, status, reason: text }: DecideTransactionBody,
  now: Date,
): Promise<void> {
  const reason = requiredText('reason', text);
  const order = await lockFor(tx, 'transaction-reports', transaction_id, admin);
  const report = await updateDecision(tx, { orderId: order.id, decision: status, reason, adminId: admin.user.id }, now);
  if (!report) throw new Error(`order ${order.id} is reported without a report`);
  const decided = await moveOrder(tx, order, { status, action: 'transaction-reports', actor: admin, reason, now });
  const entry = {
    actorId: admin.user.id,
    action: `order.${status}`,
    subjectType: 'order',
    subjectId: order.id,
    details: { report_id: report.id, status_before: report.status_before, reason },
  };
  await insertAudit(tx, entry, now);
  if (status === 'cancelled') {
    const halves = await reverseReward(tx, decided, now);
    const lost = { orderId: order.id, offer: order.offer_title, halves, byUserId: admin.user.id };
    await notifyRewarded(tx, { kind: 'RewardReversed', ...lost }, now);
  } else if (report.status_before !== 'verified') {
    await rewardVerified(tx, decided, admin, now);
  }
  for (const to of [sellerOf(order), buyerOf(order)]) {
    await notifyOfOrder(
      tx,
      decided,
      { to, kind: 'ReportDecided', by: admin, params: { decision: status, reason } },
      now,
    );
  }
  await publishChange(tx, decided, now, 'all');
}

/** The reported order. @throws ApiProblem not_found */
export async function orderOfReport(db: Db, reportId: string): Promise<string> {
  const row = await selectReportedOrder(db, reportId);
  if (!row) throw problem('not_found');
  return row.order_id;
}
