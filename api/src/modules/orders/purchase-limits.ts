import { HOUR_MS } from '@wspolnik/settings';
import { type ApiProblem, problem } from '../../platform/wire/problem.ts';

/**
 * A purchase reserves points of the seller and costs the buyer nothing: without limits, one account could freeze all of them
 * (ADR 55). Open orders of one buyer, which is the buying person or company and, over all their companies, the person who
 * placed them.
 */
export const MAX_OPEN_OF_OFFER = 3;
export const MAX_OPEN_OF_SELLER = 10;
/** Purchases of a person from one seller in an hour, the cancelled ones too: against buying and cancelling in a loop. */
export const MAX_PER_HOUR = 20;

/** How much of the limits a buyer has used. */
export interface PurchaseCounts {
  open_of_offer: number;
  open_of_seller: number;
  /** Purchases since {@link countedSince}. */
  recent: number;
  /** When the oldest of them was placed, ISO 8601; null without any. */
  oldest_recent: string | null;
}

export function countedSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}

function reached(code: 'offer_order_limit' | 'seller_order_limit', open: number, limit: number): ApiProblem | null {
  return open < limit ? null : problem(code, { params: { limit, open } });
}

/** @throws ApiProblem offer_order_limit, seller_order_limit (`limit`, `open`); throttled, unless rates are not limited */
export function refusePastLimits(counts: PurchaseCounts, { rateLimits }: { rateLimits: boolean }, now: Date): void {
  const limit =
    reached('offer_order_limit', counts.open_of_offer, MAX_OPEN_OF_OFFER) ??
    reached('seller_order_limit', counts.open_of_seller, MAX_OPEN_OF_SELLER);
  if (limit) throw limit;
  if (!rateLimits || counts.recent < MAX_PER_HOUR || counts.oldest_recent === null) return;
  const freeAt = Date.parse(counts.oldest_recent) + HOUR_MS;
  throw problem('throttled', { retryAfter: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) });
}
