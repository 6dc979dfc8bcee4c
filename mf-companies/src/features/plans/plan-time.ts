import type { Plan } from '@wspolnik/contract';
import { RENEWABLE_DAYS, UNPAID_DAYS } from '@wspolnik/contract/limits';
import { DAY_MS } from '@wspolnik/system';

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
    isRenewable: now >= end - RENEWABLE_DAYS * DAY_MS,
    dropsAt: new Date(end + UNPAID_DAYS * DAY_MS),
  };
}
