import type { AuditEntry, AuditQuery } from '../../contract/admin.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';

function matching({ action, subject_type, subject_id, actor_id }: AuditQuery): Sql {
  const found = [sql`true`];
  if (action) found.push(sql`a.action = ${action}`);
  if (subject_type) found.push(sql`a.subject_type = ${subject_type}`);
  if (subject_id) found.push(sql`a.subject_id = ${subject_id}`);
  if (actor_id) found.push(sql`a.actor_id = ${actor_id}`);
  return joinSql(found, ' and ');
}

export function selectAuditLog(db: Db, query: AuditQuery): Promise<AuditEntry[]> {
  return db.query<AuditEntry>(sql`
    select a.id, a.at, a.action, a.subject_type, a.subject_id, a.details,
      json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) as actor
    from audit_log a join users u on u.id = a.actor_id
    where ${matching(query)}
    order by a.at desc, a.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
}

/** Counts up to one more than the limit of exact totals. */
export async function countAuditLog(db: Db, query: AuditQuery): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from (select 1 from audit_log a where ${matching(query)} limit ${EXACT_COUNT_LIMIT + 1}) hits`);
  return row?.count ?? 0;
}
