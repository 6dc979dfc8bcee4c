import type { CancelSalesReply, Order } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

// Every write takes the order's id and returns the updated order. It fails with `invalid_transition` when somebody else
// has changed the order first.

function post(path: string, id: string, body: Record<string, string | null | undefined>, idempotencyKey: string) {
  return sendJSON<Order>('POST', path, { json: { transaction_id: id, ...body }, idempotencyKey });
}

/** Identifies the order as it was seen. The API fails with `order_changed` when it has changed. */
export type SeenOrder = Pick<Order, 'id' | 'status_since'>;

function decide(path: string, seen: SeenOrder, body: Record<string, string | undefined>, key: string) {
  return post(path, seen.id, { seen_status_since: seen.status_since, ...body }, key);
}

/** The reason is required from the seller and optional for the buyer. */
export function cancelOrder(seen: SeenOrder, reason: string, key: string) {
  return decide('offers/cancel-sale/', seen, { reason: reason || undefined }, key);
}

/** The seller's day of delivery; null takes it back. */
export function setDeliverOn(id: string, deliver_on: string | null, key: string) {
  return post('offers/sale-deliver-on/', id, { deliver_on }, key);
}

/** The seller cancels orders for one reason; the reply names those that could not be cancelled. */
export function cancelSales(seen: readonly SeenOrder[], reason: string, idempotencyKey: string) {
  const orders = seen.map(({ id, status_since }) => ({ transaction_id: id, seen_status_since: status_since }));
  return sendJSON<CancelSalesReply>('POST', 'offers/cancel-sales/', { json: { orders, reason }, idempotencyKey });
}

interface NewDocument {
  file: File;
  /** The document that it takes the place of. */
  replaces?: string | undefined;
}

/** Uploads one file. Fails with `limit_reached` at ten documents. */
export function addDocument(id: string, { file, replaces }: NewDocument, idempotencyKey: string, signal: AbortSignal) {
  const form = new FormData();
  form.set('transaction_id', id);
  if (replaces) form.set('replaces', replaces);
  form.set('document', file, file.name);
  return sendJSON<Order>('POST', 'offers/sale-add-document/', { form, idempotencyKey, signal });
}

/** `replaces` is the text that it takes the place of. Fails with `limit_reached` at twenty texts. */
export function addInfo(id: string, text: string, key: string, replaces?: string) {
  return post('offers/sale-add-info/', id, { text, replaces }, key);
}

/** A document that was not submitted yet; fails with `not_found` when it was removed before. */
export function removeDocument(id: string, document_id: string, key: string) {
  return post('offers/sale-remove-document/', id, { document_id }, key);
}

/** As for documents. */
export function removeInfo(id: string, info_id: string, key: string) {
  return post('offers/sale-remove-info/', id, { info_id }, key);
}

/** Submits the order for verification, for the first time or again. Fails with `resubmit_limit` and `nothing_changed`. */
export function submitOrder({ id }: SeenOrder, key: string) {
  return post('offers/resubmit/', id, {}, key);
}

export function verifySale(seen: SeenOrder, key: string) {
  return decide('offers/my-sales-change-status/', seen, { status: 'verified' }, key);
}

export function rejectSale(seen: SeenOrder, reason: string, key: string) {
  return decide('offers/my-sales-change-status/', seen, { status: 'rejected', rejected_reason: reason }, key);
}

export function reportOrder(seen: SeenOrder, reason: string, key: string) {
  return decide('offers/report/', seen, { reason }, key);
}

interface Answer {
  text: string;
  documents: readonly File[];
}

/** Answers the report of a sale, once. */
export function answerReport(id: string, { text, documents }: Answer, idempotencyKey: string) {
  const form = new FormData();
  form.set('transaction_id', id);
  form.set('text', text);
  for (const file of documents) form.append('documents', file, file.name);
  return sendJSON<Order>('POST', 'offers/answer-report/', { form, idempotencyKey });
}

/** `referrer` is the token of a referral link. Fails with `referrer_set`. */
export function setReferrer(id: string, referrer: string, key: string) {
  return post('transaction/reflink-actions/', id, { referrer }, key);
}
