import { MATURES_AFTER_DAYS } from '@wspolnik/contract/limits';
import { REPORT_ANSWER_DAYS } from '@wspolnik/contract/order-calls';
import type { OrderStatus } from '@wspolnik/contract/orders';
import { DAY_MS } from '@wspolnik/settings';
import { rewardMaturesAt } from '../points/index.ts';

/** Days between the reminder and the automatic cancellation: enough to obtain a document. */
const REMINDED_BEFORE = 3;

/** Statuses with a timer, and the number of days (domain §3). */
export const WAITING = [
  { status: 'bought', remindedAfter: 30 - REMINDED_BEFORE, endsAfter: 30 },
  { status: 'rejected', remindedAfter: 14 - REMINDED_BEFORE, endsAfter: 14 },
  { status: 'verified', remindedAfter: null, endsAfter: MATURES_AFTER_DAYS },
] as const;

interface Standing {
  status: OrderStatus;
  status_since: string;
}

function later(moment: string, days: number): Date {
  return new Date(Date.parse(moment) + days * DAY_MS);
}

const waitingOf = (status: OrderStatus) => WAITING.find((waiting) => waiting.status === status);

/** When the order is cancelled automatically; null when it is not. */
export function cancelsAt({ status, status_since }: Standing): Date | null {
  const waiting = waitingOf(status);
  return waiting && status !== 'verified' ? later(status_since, waiting.endsAfter) : null;
}

/** When the buyer is reminded of {@link cancelsAt}. */
export function remindsAt({ status, status_since }: Standing): Date | null {
  const days = waitingOf(status)?.remindedAfter ?? null;
  return days === null ? null : later(status_since, days);
}

/** Until when an admin waits for the seller's answer to a report of that moment. */
export function answerUntil(reportedAt: string): string {
  return later(reportedAt, REPORT_ANSWER_DAYS).toISOString();
}

/** When the points become withdrawable; null unless verified: a reported order stops maturing, and starts again. */
export function maturesAt({ status, status_since }: Standing): Date | null {
  return status === 'verified' ? rewardMaturesAt(status_since) : null;
}
