import { ApiError } from '@wspolnik/shared-auth';
import { refreshWithdrawals } from '../../lib/withdrawals.reads.ts';

/** A conflict means that the page is outdated: it reloads, and the open dialog shows the changes. */
export function followConflict(error: unknown): void {
  if (error instanceof ApiError && error.status === 409) void refreshWithdrawals();
}
