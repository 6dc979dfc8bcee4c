import { HOUR_MS } from '@wspolnik/settings';
import { problem } from '../../platform/wire/problem.ts';

/** New payments of a person in an hour, for whatever profile: nobody pays more often, and each is a session of the provider. */
export const MAX_PER_HOUR = 10;
/** Of them, those that the provider is being asked for at the same moment. */
export const MAX_AT_ONCE = 2;
/** Twice as long as a provider may take with its repetition: whoever asked for longer has died. */
const ASKED_MS = 30 * 1000;
/** Leaves ten of a payment's fifteen minutes. */
const SAME_MS = 5 * 60 * 1000;
/** About as long as a provider takes. Seconds. */
const SOON = 5;

/** How much of the limits a person has used. */
export interface StartedPayments {
  /** Payments since {@link countedSince}. */
  recent: number;
  /** When the oldest of them was started, ISO 8601; null without any. */
  oldest_recent: string | null;
  /** Payments that the provider is being asked for. */
  asked: number;
}

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

export const countedSince = (now: Date): Date => before(now, HOUR_MS);
/** When a call of the provider that is still under way began at the earliest. */
export const askedSince = (now: Date): Date => before(now, ASKED_MS);
/** How long a call without a key gets the payment of the same call before it. */
export const sameSince = (now: Date): Date => before(now, SAME_MS);

/** @throws ApiProblem throttled */
export function refusePastLimits({ recent, oldest_recent, asked }: StartedPayments, now: Date): void {
  if (asked >= MAX_AT_ONCE) throw problem('throttled', { retryAfter: SOON });
  if (recent < MAX_PER_HOUR || oldest_recent === null) return;
  const freeAt = Date.parse(oldest_recent) + HOUR_MS;
  throw problem('throttled', { retryAfter: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) });
}
