import type { Opinion, OpinionPage, Order, OrderPage } from '@wspolnik/api/contract';
import { getJSON, queryString, sendJSON } from '@wspolnik/shared-auth';
import type { ProfileKey } from '../../lib/swr-keys.ts';

// Every write takes the order's id, answers the order as it then stands, and refuses with `invalid_transition` when
// somebody was faster.

export function listOrders([path]: ProfileKey) {
  return getJSON<OrderPage>(path);
}

/** The order a list was asked for by id, or null: it does not exist or belongs to somebody else. */
export async function findOrder([path]: ProfileKey): Promise<Order | null> {
  const page = await getJSON<OrderPage>(path);
  return page.results[0] ?? null;
}

function post(path: string, id: string, body: Record<string, string | undefined>, idempotencyKey: string) {
  return sendJSON<Order>('POST', path, { json: { transaction_id: id, ...body }, idempotencyKey });
}

/** The buyer may leave the reason out, the seller has to give one. */
export function cancelOrder(id: string, reason: string, key: string) {
  return post('offers/cancel-sale/', id, { reason: reason || undefined }, key);
}

/** Sends one file. Refuses with `limit_reached` past ten documents. */
export function addDocument(id: string, file: File, idempotencyKey: string, signal: AbortSignal) {
  const form = new FormData();
  form.set('transaction_id', id);
  form.set('document', file, file.name);
  return sendJSON<Order>('POST', 'offers/sale-add-document/', { form, idempotencyKey, signal });
}

/** Refuses with `limit_reached` past twenty. */
export function addInfo(id: string, text: string, key: string) {
  return post('offers/sale-add-info/', id, { text }, key);
}

/** Hands the order over for verification, for the first time or again. Refuses with `resubmit_limit`. */
export function submitOrder(id: string, key: string) {
  return post('offers/resubmit/', id, {}, key);
}

export function verifySale(id: string, key: string) {
  return post('offers/my-sales-change-status/', id, { status: 'verified' }, key);
}

export function rejectSale(id: string, reason: string, key: string) {
  return post('offers/my-sales-change-status/', id, { status: 'rejected', rejected_reason: reason }, key);
}

export function reportOrder(id: string, reason: string, key: string) {
  return post('offers/report/', id, { reason }, key);
}

/** `referrer` is the token of a referral link. Refuses with `referrer_set`. */
export function setReferrer(id: string, referrer: string, key: string) {
  return post('transaction/reflink-actions/', id, { referrer }, key);
}

/** The caller's own opinion about a company, or null. */
export async function findOwnOpinion(companyId: string): Promise<Opinion | null> {
  const page = await getJSON<OpinionPage>(`company/comment/?${queryString({ company_id: companyId, limit: 1 })}`);
  return page.own;
}

/** `rating` in whole stars, 0 for none. */
export function publishOpinion(companyId: string, opinion: { text: string; rating?: number }, replaces: boolean) {
  return sendJSON<Opinion>(replaces ? 'PUT' : 'POST', 'company/comment/', {
    json: { company_id: companyId, ...opinion },
  });
}
