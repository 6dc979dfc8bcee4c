import type { PlanPeriod } from '../../contract/plans.ts';

const MONTHS: Record<PlanPeriod, number> = { month: 1, year: 12 };

/** The same day of a later month, or its last day when it has fewer: 31 January and a month is 28 February. */
export function addPeriod(from: Date, period: PlanPeriod): Date {
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + MONTHS[period]);
  // Past the end of the shorter month, JavaScript counts on into the next one; day 0 steps back.
  if (until.getUTCDate() !== from.getUTCDate()) until.setUTCDate(0);
  return until;
}
