import type { NotificationKind } from '@wspolnik/contract/notifications';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { notify } from '../notifications/index.ts';
import type { About } from './mail-owners.ts';

type CompanyKind = Extract<NotificationKind, 'CompanyActivated' | 'CompanyRejected' | 'CompanySuspended'>;

/** Notifies every member of the company of an admin's decision. The admin is not named. */
export async function notifyMembers(
  tx: Db,
  kind: CompanyKind,
  { companyId, name, reason }: About,
  adminId: string,
  now: Date,
): Promise<void> {
  const notification = {
    kind,
    actor: null,
    actingUserId: adminId,
    subject: { type: 'company', id: companyId },
  } as const;
  const params = { company: name, ...(reason === '' ? {} : { reason }) };
  await notify(tx, { ...notification, to: companyAsOwner(companyId), params }, now);
}
