import type { Holder } from '../../platform/holder.ts';
import { type AddressedFrame, publishAll } from '../../platform/realtime/publish.ts';
import type { Db } from '../../storage/db.ts';

/** Tell the browsers of everyone concerned to ask for their balance again. */
export function balanceFrames(holders: readonly Holder[]): AddressedFrame[] {
  const distinct = new Map(holders.map((holder) => [holder.companyId ?? holder.userId, holder]));
  return [...distinct.values()].map((to) => ({ to, type: 'balance.changed', data: {} }));
}

export async function announceBalances(tx: Db, holders: readonly Holder[], now: Date): Promise<void> {
  await publishAll(tx, balanceFrames(holders), now);
}
