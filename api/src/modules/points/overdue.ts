/** Specification §9: the overdue payment warning. */
const OVERDUE_MS = 30 * 24 * 60 * 60 * 1000;

/** What is due since before that moment is overdue. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - OVERDUE_MS);
}

/** Whether the oldest due reward waits for more than 30 days; `oldest` is ISO 8601, null when nothing is due. */
export function isOverdue(oldest: string | null, now: Date): boolean {
  return oldest !== null && Date.parse(oldest) < overdueSince(now).getTime();
}
