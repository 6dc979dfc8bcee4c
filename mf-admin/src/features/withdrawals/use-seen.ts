import type { WithdrawalRequest } from '@wspolnik/api/contract';
import { useRead } from '@wspolnik/shared-ui/remote';
import { useState } from 'react';
import { withdrawalRead } from '../../lib/withdrawals.reads.ts';

/** What an admin decides by, and others can change. */
export const isSame = (one: WithdrawalRequest, other: WithdrawalRequest): boolean =>
  one.status === other.status && one.file?.id === other.file?.id && one.held_by?.id === other.held_by?.id;

export interface Seen {
  /** The withdrawal as the dialog opened with it: it never changes under the admin's finger. */
  request: WithdrawalRequest;
  /** The withdrawal as it is by now, if it is another. */
  changed: WithdrawalRequest | null;
  /** Decides by the present one from now on. */
  accept(): void;
}

/** `listed` is the live row; one that left the list is read by itself. */
export function useSeen(opened: WithdrawalRequest, listed: WithdrawalRequest | undefined): Seen {
  const [request, setRequest] = useState(opened);
  const { data } = useRead(listed ? null : withdrawalRead({ id: opened.id }));
  const current = listed ?? data;
  const changed = current && !isSame(current, request) ? current : null;
  return { request, changed, accept: () => changed && setRequest(changed) };
}
