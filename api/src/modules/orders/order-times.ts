import type { OrderStatus } from '../../contract/orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before an order is cancelled by itself when the buyer is told: time enough to get a document. */
const REMINDED_BEFORE = 3;

/** In which statuses something happens by itself, and after how many days (domain §3). */
export const WAITING = [
  { status: 'bought', remindedAfter: 30 - REMINDED_BEFORE, endsAfter: 30 },
  { status: 'rejected', remindedAfter: 14 - REMINDED_BEFORE, endsAfter: 14 },
  { status: 'verified', remindedAfter: null, endsAfter: 14 },
] as const;

interface Standing {
  status: OrderStatus;
  status_since: string;
}

function later(moment: string, days: number): Date {
  return new Date(Date.parse(moment) + days * DAY_MS);
}

const waitingOf = (status: OrderStatus) => WAITING.find((waiting) => waiting.status === status);

/** When the order is cancelled by itself; null where that does not happen. */
export function cancelsAt({ status, status_since }: Standing): Date | null {
  const waiting = waitingOf(status);
  return waiting && status !== 'verified' ? later(status_since, waiting.endsAfter) : null;
}

/** When the buyer is told that {@link cancelsAt} is near. */
export function remindsAt({ status, status_since }: Standing): Date | null {
  const days = waitingOf(status)?.remindedAfter ?? null;
  return days === null ? null : later(status_since, days);
}

/** When the points can be withdrawn; null unless verified: a reported order stops maturing, and starts anew. */
export function maturesAt({ status, status_since }: Standing): Date | null {
  const waiting = waitingOf(status);
  return waiting && status === 'verified' ? later(status_since, waiting.endsAfter) : null;
}
