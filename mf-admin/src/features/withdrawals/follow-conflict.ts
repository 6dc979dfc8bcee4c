import { ApiError } from '@wspolnik/shared-auth';
import { refreshWithdrawals } from '../../lib/withdrawals.reads.ts';

/** A conflict means that the page is old: the present state is read, and the open dialog tells what changed. */
export function followConflict(error: unknown): void {
  if (error instanceof ApiError && error.status === 409) void refreshWithdrawals();
}
