import { OVERDUE_AFTER_DAYS } from '@wspolnik/contract/limits';
import { DAY_MS } from '@wspolnik/settings';

/** Rewards pending since before that moment are overdue. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - OVERDUE_AFTER_DAYS * DAY_MS);
}

/** Whether the oldest pending reward has waited for more than 30 days; `oldest` is ISO 8601, null when none is pending. */
export function isOverdue(oldest: string | null, now: Date): boolean {
  return oldest !== null && Date.parse(oldest) < overdueSince(now).getTime();
}
