import { publishAll } from '../../platform/realtime/publish.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';

/** Contacts, invitations or introductions of the profiles changed: their open pages read them again. */
export async function publishNetwork(tx: Db, profiles: readonly AccountOwner[], now: Date): Promise<void> {
  const distinct = new Map(profiles.map(({ userId, companyId }) => [companyId ?? userId, { userId, companyId }]));
  const frames = [...distinct.values()].map((to) => ({ to, type: 'network.changed', data: {} }) as const);
  await publishAll(tx, frames, now);
}
