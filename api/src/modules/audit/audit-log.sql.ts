import type { AuditEntry, AuditFilter, AuditFilters, AuditQuery } from '@wspolnik/contract/audit';
import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';

function matching({ action, subject_type, subject_id, actor_id, from, to }: AuditFilter): Sql {
  const found = [sql`true`];
  if (action) found.push(sql`a.action = ${action}`);
  if (subject_type) found.push(sql`a.subject_type = ${subject_type}`);
  if (subject_id) found.push(sql`a.subject_id = ${subject_id}`);
  if (actor_id) found.push(sql`a.actor_id = ${actor_id}`);
  if (from) found.push(sql`a.at >= ${from}::date::timestamp at time zone 'Europe/Warsaw'`);
  if (to) found.push(sql`a.at < (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw'`);
  return joinSql(found, ' and ');
}

/** The withdrawals that an entry is about: its subject, or those of the file. */
const PAYOUTS = sql`(
  select coalesce(json_agg(json_build_object('id', w.id, 'amount', f_money(w.amount), 'holder', case when c.id is not null
      then json_build_object('id', c.id, 'type', 'company', 'name', c.name)
      else json_build_object('id', o.id, 'type', 'user', 'name', o.first_name || ' ' || o.last_name) end) order by w.id), '[]')
  from withdrawals w left join companies c on c.id = w.company_id left join users o on o.id = w.user_id
  where w.id in (
    select a.subject_id where a.subject_type = 'withdrawal'
    union all
    select i.withdrawal_id from withdrawal_file_items i where a.subject_type = 'withdrawal_file' and i.file_id = a.subject_id))`;

const COLUMNS = sql`
  a.id, a.at, a.action, a.subject_type, a.subject_id, a.details,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as actor,
  case when a.subject_type in ('withdrawal', 'withdrawal_file') then ${PAYOUTS} else '[]' end as payouts`;

/** Uses audit_log_by_date, or the index of the filter: by_action, by_actor, by_subject, by_kind. */
export function selectAuditLog(db: Db, query: AuditQuery): Promise<AuditEntry[]> {
  return db.query<AuditEntry>(sql`
    select ${COLUMNS} from audit_log a left join users u on u.id = a.actor_id
    where ${matching(query)}
    order by a.at desc, a.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
}

/** Counts up to one more than the limit of exact totals. */
export async function countAuditLog(db: Db, query: AuditQuery): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*) as count from (select 1 from audit_log a where ${matching(query)} limit ${EXACT_COUNT_LIMIT + 1}) hits`);
  return row?.count ?? 0;
}

/** The next rows of an export, those older than `after`. */
export function selectAuditBatch(db: Db, filter: AuditFilter, after: AuditEntry | null, limit: number) {
  const older = after ? sql`(a.at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  return db.query<AuditEntry>(sql`
    select ${COLUMNS} from audit_log a left join users u on u.id = a.actor_id
    where ${matching(filter)} and ${older}
    order by a.at desc, a.id desc limit ${limit}`);
}

/** The distinct values of an indexed column, each found by one step in the index instead of reading all rows. */
const distinct = (column: Sql): Sql => sql`
  with recursive steps as (
    (select ${column} as value from audit_log order by ${column} limit 1)
    union all
    select (select ${column} from audit_log where ${column} > s.value order by ${column} limit 1) from steps s
    where s.value is not null)
  select value from steps where value is not null`;

export async function selectAuditFilters(db: Db): Promise<AuditFilters> {
  const row = await db.one<AuditFilters>(sql`
    select (select coalesce(json_agg(d.value order by d.value), '[]') from (${distinct(sql`action`)}) d) as actions,
      (select coalesce(json_agg(d.value order by d.value), '[]') from (${distinct(sql`subject_type`)}) d) as subject_types,
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name)
                                order by u.name_order, u.id), '[]')
        from (${distinct(sql`actor_id`)}) d join users u on u.id = d.value) as actors`);
  return row ?? { actions: [], subject_types: [], actors: [] };
}
