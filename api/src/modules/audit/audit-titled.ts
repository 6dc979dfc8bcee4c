import type { AuditAction } from '@wspolnik/contract/audit';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from './audit.sql.ts';

/** Logs what an admin did to something of which its title says enough. The action begins with the kind of thing. */
export function auditTitled(
  tx: Db,
  admin: Identity,
  action: AuditAction,
  { id, title }: { id: string; title: string },
  now: Date,
): Promise<void> {
  const [subjectType = ''] = action.split('.');
  return insertAudit(tx, { actorId: admin.user.id, action, subjectType, subjectId: id, details: { title } }, now);
}
