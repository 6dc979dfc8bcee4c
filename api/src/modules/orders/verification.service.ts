import type { AddInfoBody, ChangeStatusBody, ResubmitBody } from '../../contract/orders.ts';
import { accountOwnerOf } from '../../platform/account-owner.ts';
import type { Context } from '../../platform/context.ts';
import { keepDocument } from '../../platform/files/keep-document.ts';
import type { ScannedDocument } from '../../platform/files/stored-documents.sql.ts';
import type { Identity } from '../../platform/identity.ts';
import { toMoney } from '../../platform/money.ts';
import { ApiProblem, invalidField, problem } from '../../platform/problem.ts';
import { requiredText } from '../../platform/text.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import type { Db } from '../../storage/db.ts';
import { grantReward, halvesOf } from '../points/index.ts';
import { MAX_DOCUMENTS, MAX_INFOS, maySubmitAgain } from './order-actions.ts';
import { countRemovedDocument, insertDocument, insertInfo } from './order-files.sql.ts';
import { buyerOf, notifyOfOrder, publishChange, sellerOf } from './order-notifications.ts';
import { countResubmission, lockOrder, type OrderRow } from './orders.sql.ts';
import { lockFor, moveOrder, recordAction } from './transition.ts';

/** `UserAddedDocumentToSaleVerification` also announces added information (domain §3). */
async function notifyAdded(tx: Db, order: OrderRow, by: Identity, now: Date): Promise<void> {
  await notifyOfOrder(tx, order, { to: sellerOf(order), kind: 'UserAddedDocumentToSaleVerification', by }, now);
  await publishChange(tx, order, now);
}

/**
 * The buyer adds a stored document. For more errors see `lockFor`.
 *
 * @throws ApiProblem validation_failed (document: `fileCount` {n} past 10 documents, `orderQuota`, `accountQuota`)
 */
export async function addDocument(
  context: Context,
  tx: Db,
  caller: Identity,
  { orderId, file }: { orderId: string; file: StoredFile },
  now: Date,
): Promise<void> {
  const order = await lockFor(tx, 'sale-add-document', orderId, caller);
  if (order.document_count >= MAX_DOCUMENTS) throw invalidField('document', 'fileCount', { n: MAX_DOCUMENTS });
  await insertDocument(tx, order.id, file, now);
  const subject = { type: 'order', id: order.id } as const;
  const sender = { userId: caller.user.id, owner: accountOwnerOf(caller) };
  await keepDocument(context, tx, { file, field: 'document', ...sender, subject }, now);
  await recordAction(tx, order, 'sale-add-document', caller, now);
  await notifyAdded(tx, order, caller, now);
}

/** A scanned document is available, or removed: then it proves nothing and leaves its place to another one. */
export async function orderFileScanned(
  _context: Context,
  tx: Db,
  { document, isRemoved }: ScannedDocument,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, document.subject_id);
  if (!order) return;
  if (isRemoved) await countRemovedDocument(tx, order.id, now);
  await publishChange(tx, order, now);
}

/**
 * The buyer adds a text.
 *
 * @throws ApiProblem validation_failed (text), limit_reached past 20
 */
export async function addInfo(tx: Db, caller: Identity, body: AddInfoBody, now: Date): Promise<void> {
  const text = requiredText('text', body.text);
  const order = await lockFor(tx, 'sale-add-info', body.transaction_id, caller);
  if (order.info_count >= MAX_INFOS) throw problem('limit_reached');
  await insertInfo(tx, order.id, text, now);
  await recordAction(tx, order, 'sale-add-info', caller, now);
  await notifyAdded(tx, order, caller, now);
}

/**
 * The buyer submits the order for verification.
 *
 * @throws ApiProblem resubmit_limit after three rejected resubmissions, validation_failed (document, info: oneOf) when there
 * is neither
 */
export async function submitOrder(tx: Db, caller: Identity, body: ResubmitBody, now: Date): Promise<void> {
  const order = await lockFor(tx, 'resubmit', body.transaction_id, caller);
  if (!maySubmitAgain(order)) throw problem('resubmit_limit');
  if (order.document_count + order.info_count === 0) {
    const oneOf = [{ code: 'oneOf' }];
    throw new ApiProblem('validation_failed', { fields: { document: oneOf, info: oneOf } });
  }
  if (order.status === 'rejected') await countResubmission(tx, order.id);
  const submitted = await moveOrder(tx, order, { status: 'in_verification', action: 'resubmit', actor: caller, now });
  await notifyOfOrder(tx, submitted, { to: sellerOf(order), kind: 'UserSubmittedVerification', by: caller }, now);
  await publishChange(tx, submitted, now);
}

/** Grants the reward of a verified order and notifies the buyer of the amount. The caller publishes the changed balances. */
export async function rewardVerified(tx: Db, order: OrderRow, by: Identity, now: Date): Promise<void> {
  await grantReward(tx, order, now);
  const points = halvesOf(order).find(({ name }) => name === 'buyer')?.amount ?? 0;
  const params = { points: toMoney(points) };
  await notifyOfOrder(tx, order, { to: buyerOf(order), kind: 'SaleVerified', by, params }, now);
}

/**
 * The seller's owner or manager verifies the sale, or rejects it with a reason.
 *
 * @throws ApiProblem validation_failed (rejected_reason)
 */
export async function decideSale(tx: Db, caller: Identity, body: ChangeStatusBody, now: Date): Promise<void> {
  const order = await lockFor(tx, 'my-sales-change-status', body.transaction_id, caller);
  const { status } = body;
  const reason = status === 'rejected' ? body.rejected_reason?.trim() || null : null;
  if (status === 'rejected' && !reason) throw invalidField('rejected_reason', 'required');
  const decided = await moveOrder(tx, order, { status, action: 'my-sales-change-status', actor: caller, reason, now });
  if (reason) {
    await notifyOfOrder(tx, decided, { to: buyerOf(order), kind: 'SaleRejected', by: caller, params: { reason } }, now);
  } else {
    await rewardVerified(tx, decided, caller, now);
  }
  await publishChange(tx, decided, now, status === 'verified' ? 'all' : 'none');
}
