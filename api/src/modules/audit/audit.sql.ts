import type { AuditAction } from '@wspolnik/contract/audit';
import { newId } from '../../platform/ids.ts';
import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';

export interface AuditEntry {
  /** Null without an account. */
  actorId: string | null;
  /** `<subject>.<past participle>`, e.g. `company.activated`. */
  action: AuditAction;
  subjectType: string;
  subjectId: string;
  details: Record<string, unknown>;
}

/** Writes an admin's action to the append-only log, in the same transaction. */
export async function insertAudit(tx: Db, entry: AuditEntry, now: Date): Promise<void> {
  await tx.query(sql`
    insert into audit_log (id, at, actor_id, action, subject_type, subject_id, details)
    values (${newId()}, ${now}, ${entry.actorId}, ${entry.action}, ${entry.subjectType}, ${entry.subjectId},
            ${json(entry.details)})`);
}
