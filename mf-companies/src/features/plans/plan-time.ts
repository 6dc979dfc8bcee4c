import type { Plan } from '@wspolnik/contract';
import { DAY_MS } from '@wspolnik/system';

/** Days, as in the API: how early the plan in use can be paid again, and how long one without payment is kept. */
const RENEWABLE = 14;
const UNPAID = 30;

export interface PlanTime {
  /** The paid time is over. */
  isUnpaid: boolean;
  /** The plan can be paid again. */
  isRenewable: boolean;
  /** When an unpaid plan is replaced by the free one. */
  dropsAt: Date;
}

/** Null for a plan without an end. */
export function planTime({ paid_until }: Plan, now: number): PlanTime | null {
  if (paid_until === null) return null;
  const end = Date.parse(paid_until);
  return {
    isUnpaid: end <= now,
    isRenewable: now >= end - RENEWABLE * DAY_MS,
    dropsAt: new Date(end + UNPAID * DAY_MS),
  };
}
