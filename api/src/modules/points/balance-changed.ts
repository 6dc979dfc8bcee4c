import { type AddressedFrame, publishAll } from '../../platform/realtime/publish.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';

/** Tell the browsers of all members to refetch their balance. */
export function balanceFrames(accountOwners: readonly AccountOwner[]): AddressedFrame[] {
  const distinct = new Map(
    accountOwners.map((accountOwner) => [accountOwner.companyId ?? accountOwner.userId, accountOwner]),
  );
  return [...distinct.values()].map((to) => ({ to, type: 'balance.changed', data: {} }));
}

export async function announceBalances(tx: Db, accountOwners: readonly AccountOwner[], now: Date): Promise<void> {
  await publishAll(tx, balanceFrames(accountOwners), now);
}
