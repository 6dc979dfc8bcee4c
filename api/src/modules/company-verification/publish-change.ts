import { publish, publishToAdmins } from '../../platform/realtime/publish.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';

/** Open pages of the company and of admins read its status and its requests again. */
export async function publishChange(tx: Db, companyId: string, now: Date): Promise<void> {
  const frame = { type: 'verification.changed', data: { id: companyId } } as const;
  await publish(tx, companyAsOwner(companyId), frame, now);
  await publishToAdmins(tx, frame, now);
}
