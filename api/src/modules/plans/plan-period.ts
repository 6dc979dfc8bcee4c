import type { PlanPeriod } from '@wspolnik/contract/plans';

const MONTHS: Record<PlanPeriod, number> = { month: 1, year: 12 };

/** The same day of a later month, or its last day when it is shorter: 31 January plus a month is 28 February. */
export function addPeriod(from: Date, period: PlanPeriod): Date {
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + MONTHS[period]);
  // JavaScript rolls over into the next month; day 0 steps back to the end of the shorter one.
  if (until.getUTCDate() !== from.getUTCDate()) until.setUTCDate(0);
  return until;
}
