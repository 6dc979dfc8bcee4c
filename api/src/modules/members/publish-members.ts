import { publishAll } from '../../platform/realtime/publish.ts';
import { companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';

/**
 * Members or invitations of a company changed: its members' open pages read them again. So does the person concerned, who may be no
 * member: they act as the company only while they belong to it.
 */
export async function publishMembers(tx: Db, companyId: string, personId: string | null, now: Date): Promise<void> {
  const frame = { type: 'members.changed', data: { id: companyId } } as const;
  const readers = [companyAsOwner(companyId), ...(personId ? [userAsOwner(personId)] : [])];
  await publishAll(
    tx,
    readers.map((to) => ({ ...frame, to })),
    now,
  );
}
