import type { Holder } from '../../platform/holder.ts';
import { publishAll } from '../../platform/realtime/publish.ts';
import type { Db } from '../../storage/db.ts';

/** Tells the browsers of everyone concerned to ask for their balance again. */
export async function announceBalances(tx: Db, holders: readonly Holder[], now: Date): Promise<void> {
  const distinct = new Map(holders.map((holder) => [holder.companyId ?? holder.userId, holder]));
  const frames = [...distinct.values()].map((to) => ({ to, type: 'balance.changed' as const, data: {} }));
  await publishAll(tx, frames, now);
}
