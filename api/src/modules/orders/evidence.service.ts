import { MAX_ORDER_DOCUMENTS } from '@wspolnik/contract/limits';
import type { AddInfoBody } from '@wspolnik/contract/order-calls';
import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { keepDocument } from '../../platform/files/keep-document.ts';
import type { ScannedDocument } from '../../platform/files/stored-documents.sql.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { StoredFile } from '../../platform/uploads/store-document.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { allowedActions, MAX_INFOS } from './order-actions.ts';
import {
  countScannedOut,
  deleteEvidence,
  type Evidence,
  insertDocument,
  insertInfo,
  selectEvidence,
} from './order-files.sql.ts';
import { notifyOfOrder, publishChange, sellerOf } from './order-notifications.ts';
import { lockOrder, type OrderRow } from './orders.sql.ts';
import { lockFor, recordAction } from './transition.ts';

/** `UserAddedDocumentToSaleVerification` also announces added information (domain §3). */
async function notifyAdded(tx: Db, order: OrderRow, by: Identity, now: Date): Promise<void> {
  await notifyOfOrder(tx, order, { to: sellerOf(order), kind: 'UserAddedDocumentToSaleVerification', by }, now);
  await publishChange(tx, order, now);
}

/**
 * The buyer adds a stored document, also in place of another one. For more errors see `lockFor` and `removeEvidence`.
 *
 * @throws ApiProblem validation_failed (document: `fileCount` {n} past 10 documents, `orderQuota`, `accountQuota`)
 */
export async function addDocument(
  context: Context,
  tx: Db,
  caller: Identity,
  { orderId, file, replaces }: { orderId: string; file: StoredFile; replaces?: string | undefined },
  now: Date,
): Promise<void> {
  const order = await lockFor(tx, 'sale-add-document', orderId, caller);
  if (replaces) await dropEvidence(tx, order, { kind: 'document', id: replaces, caller }, now);
  const documents = order.document_count - (replaces ? 1 : 0);
  if (documents >= MAX_ORDER_DOCUMENTS) throw invalidField('document', 'fileCount', { n: MAX_ORDER_DOCUMENTS });
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
  if (isRemoved) await countScannedOut(tx, order.id, document.key, now);
  await publishChange(tx, order, now);
}

/**
 * The buyer adds a text, also in place of another one. For more errors see `lockFor` and `removeEvidence`.
 *
 * @throws ApiProblem validation_failed (text), limit_reached past 20
 */
export async function addInfo(tx: Db, caller: Identity, body: AddInfoBody, now: Date): Promise<void> {
  const text = requiredText('text', body.text);
  const order = await lockFor(tx, 'sale-add-info', body.transaction_id, caller);
  if (body.replaces) await dropEvidence(tx, order, { kind: 'info', id: body.replaces, caller }, now);
  if (order.info_count - (body.replaces ? 1 : 0) >= MAX_INFOS) throw problem('limit_reached');
  await insertInfo(tx, order.id, text, now);
  await recordAction(tx, order, 'sale-add-info', caller, now);
  await notifyAdded(tx, order, caller, now);
}

interface EvidenceToDrop {
  kind: Evidence;
  id: string;
  caller: Identity;
}

/** The order is locked. Submitted evidence stays: the seller has decided by it. */
async function dropEvidence(tx: Db, order: OrderRow, { kind, id, caller }: EvidenceToDrop, now: Date): Promise<void> {
  const evidence = await selectEvidence(tx, kind, { orderId: order.id, id });
  if (!evidence || evidence.scanned_out) throw problem('not_found');
  if (evidence.submitted) throw problem('invalid_transition', { allowed_actions: allowedActions(order, caller) });
  await deleteEvidence(tx, kind, { orderId: order.id, id }, now);
  await discardFiles(tx, [evidence.file_key], now);
}

/**
 * The buyer removes a document or a text that has not been submitted. For more errors see `lockFor`.
 *
 * @throws ApiProblem not_found (no such document or text, or removed before), invalid_transition (submitted)
 */
export async function removeEvidence(
  tx: Db,
  caller: Identity,
  { orderId, kind, id }: { orderId: string; kind: Evidence; id: string },
  now: Date,
): Promise<void> {
  const action = kind === 'document' ? 'sale-remove-document' : 'sale-remove-info';
  const order = await lockFor(tx, action, orderId, caller);
  await dropEvidence(tx, order, { kind, id, caller }, now);
  await recordAction(tx, order, action, caller, now);
  await publishChange(tx, order, now);
}
