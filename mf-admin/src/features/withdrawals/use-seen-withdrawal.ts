import type { WithdrawalRequest } from '@wspolnik/contract';
import { type Seen, useRead, useSeen } from '@wspolnik/kit';
import { withdrawalRead } from '../../lib/withdrawals.reads.ts';

/** Compares what a decision depends on and others can change. */
export const isSame = (one: WithdrawalRequest, other: WithdrawalRequest): boolean =>
  one.status === other.status && one.file?.id === other.file?.id && one.held_by?.id === other.held_by?.id;

export type SeenWithdrawal = Seen<WithdrawalRequest, WithdrawalRequest>;

/** `listed` is the live row; a withdrawal that left the list is read separately. */
export function useSeenWithdrawal(opened: WithdrawalRequest, listed: WithdrawalRequest | undefined): SeenWithdrawal {
  const { data } = useRead(listed ? null : withdrawalRead({ id: opened.id }));
  return useSeen<WithdrawalRequest, WithdrawalRequest>(listed ?? data ?? null, isSame, opened);
}
