import { DAY_MS } from '@wspolnik/settings';

/** Specification §9: the overdue payment warning. */
const OVERDUE_MS = 30 * DAY_MS;

/** Rewards pending since before that moment are overdue. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - OVERDUE_MS);
}

/** Whether the oldest pending reward has waited for more than 30 days; `oldest` is ISO 8601, null when none is pending. */
export function isOverdue(oldest: string | null, now: Date): boolean {
  return oldest !== null && Date.parse(oldest) < overdueSince(now).getTime();
}
