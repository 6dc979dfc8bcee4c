import type {
  WithdrawalAccount,
  WithdrawalEvent,
  WithdrawalRequest,
  WithdrawalRequestQuery,
} from '@wspolnik/contract/withdrawal-requests';
import type { WithdrawalStatus } from '@wspolnik/contract/withdrawals';
import { digitsOf } from '../../platform/check-digits.ts';
import type { Context } from '../../platform/context.ts';
import { cappedCount, countLimit } from '../../platform/paging.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { patternsOf } from '../../platform/words/like.sql.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { openNumbers } from './withdrawal-secrets.ts';
import { COLUMNS, ownOf } from './withdrawals.sql.ts';

export type RequestRow = Omit<WithdrawalRequest, 'allowed_actions' | 'account' | 'origin'> & {
  account: Pick<WithdrawalAccount, 'verified' | 'shared_with'>;
};

/** Indexes withdrawals_account and companies_account. */
const SHARED_WITH = sql`(
  select coalesce(json_agg(o.party), '[]') from (
    select json_build_object('id', coalesce(oc.id, ou.id), 'type', case when oc.id is null then 'user' else 'company' end,
      'name', coalesce(oc.name, ou.first_name || ' ' || ou.last_name), 'thumbnail', coalesce(oc.thumbnail, ou.thumbnail)) as party
    from (
      select x.user_id, x.company_id from withdrawals x
      where x.bank_hash = w.bank_hash
        and (x.user_id, x.company_id) is distinct from (w.user_id, w.company_id)
      union
      select null, k.id from companies k
      where k.bank_hash = w.bank_hash and k.id is distinct from w.company_id and k.deleted_at is null
    ) other left join companies oc on oc.id = other.company_id left join users ou on ou.id = other.user_id
    order by coalesce(oc.id, ou.id) limit 3) o)`;

const FILE = sql`(
  select json_build_object('id', f.id, 'name', f.name, 'created_at', f_iso(f.created_at))
  from withdrawal_file_items i join withdrawal_files f on f.id = i.file_id
  where i.withdrawal_id = w.id and i.not_sent_at is null order by f.created_at desc, f.id desc limit 1)`;

/** `page` selects the ids. */
function selectRows(page: Sql, adminId: string, order: Sql): Sql {
  return sql`
    select ${COLUMNS},
      case when c.id is not null
        then json_build_object('id', c.id, 'type', 'company', 'name', c.name, 'thumbnail', c.thumbnail)
        else json_build_object('id', u.id, 'type', 'user', 'name', u.first_name || ' ' || u.last_name,
                               'thumbnail', u.thumbnail) end as holder,
      json_build_object('id', r.id, 'name', r.first_name || ' ' || r.last_name, 'email', r.email) as requested_by,
      json_build_object('verified', case when c.id is not null then c.bank_hash is not distinct from w.bank_hash end,
        'shared_with', case when w.bank_hash is null then '[]' else ${SHARED_WITH} end) as account,
      ${FILE} as file, ${ownOf(adminId)} as is_own,
      case when h.id is not null then json_build_object('id', h.id, 'name', h.first_name || ' ' || h.last_name,
        'since', f_iso(w.held_at), 'is_caller', h.id = ${adminId}) end as held_by
    from (${page}) page join withdrawals w on w.id = page.id
    left join companies c on c.id = w.company_id left join users u on u.id = w.user_id
    join users r on r.id = w.requested_by left join users h on h.id = w.held_by ${order}`;
}

/** As of the index withdrawals_by_status, and of withdrawals_queue after the open ones. */
const ORDER = sql`case when w.status in ('requested', 'approved') then w.created_at end, w.decided_at desc, w.id desc`;

/** A name that more than so many have narrows nothing down. */
const MOST_NAMED = 500;

/** Names are found by companies_name_search and users_name_search; an account by withdrawals_account, as a whole: only its hash is comparable. */
function matching(text: string, hash: Vault['hash']): Sql {
  const named = (column: Sql): Sql =>
    joinSql(
      patternsOf(text).map((pattern) => sql`${column} like fold_text(${pattern})`),
      ' or ',
    );
  const found = [
    sql`w.company_id = any(array(select c.id from companies c where ${named(sql`c.name_norm`)} limit ${MOST_NAMED}))`,
    sql`w.user_id = any(array(select u.id from users u where ${named(sql`u.name_norm`)} limit ${MOST_NAMED}))`,
    sql`w.requested_by = any(array(select u.id from users u where lower(u.email) = lower(${text}) and u.deleted_at is null))`,
  ];
  const digits = digitsOf(text);
  if (/^\d{26}$/.test(digits)) found.push(sql`w.bank_hash = ${hash(digits)}`);
  return sql`(${joinSql(found, ' or ')})`;
}

function inStatus(statuses: readonly WithdrawalStatus[]): Sql {
  const [only, ...others] = statuses;
  if (!only) return sql`true`;
  return others.length === 0 ? sql`w.status = ${only}` : sql`w.status = any(${statuses}::text[])`;
}

export interface RequestSelection extends Pick<WithdrawalRequestQuery, 'q' | 'page' | 'limit'> {
  statuses: readonly WithdrawalStatus[];
  adminId: string;
}

/** Open ones first, the oldest on top; then decided ones, newest first. The count is exact up to a limit. */
export async function selectRequests(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { q, statuses, page, limit, adminId }: RequestSelection,
) {
  const text = q?.trim();
  const where = text
    ? sql`${inStatus(statuses)} and ${plannedByValue(matching(text, vault.hash))}`
    : inStatus(statuses);
  const order =
    statuses.length === 1
      ? sql`order by ${ORDER}`
      : sql`order by (w.status in ('requested', 'approved')) desc, ${ORDER}`;
  const ids = sql`
    select w.id from withdrawals w where ${where} ${order} limit ${limit}::int offset ${(page - 1) * limit}::int`;
  const results = await db.query<RequestRow>(selectRows(ids, adminId, order));
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (select from withdrawals w where ${where} limit ${countLimit(q) + 1}) counted`);
  return { results: results.map((row) => openNumbers(vault, row)), ...cappedCount(row?.count ?? 0, q) };
}

export async function selectRequest(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  id: string,
  adminId: string,
): Promise<RequestRow | undefined> {
  const row = await db.one<RequestRow>(selectRows(sql`select ${id}::uuid as id`, adminId, sql``));
  return row && openNumbers(vault, row);
}

/** Entries of the audit log and of files about a withdrawal, oldest first. */
export function selectHistory(db: Db, id: string): Promise<WithdrawalEvent[]> {
  return db.query<WithdrawalEvent>(sql`
    select f_iso(e.at) as at, e.action, a.first_name || ' ' || a.last_name as actor, e.text from (
      select w.created_at as at, 'requested' as action, w.requested_by as actor_id, null as text, 0 as place
      from withdrawals w where w.id = ${id}
      union all
      select l.at, substr(l.action, length('withdrawal.') + 1), l.actor_id,
             case when l.action = 'withdrawal.rejected' then l.details ->> 'reason' end, 1
      from audit_log l where l.subject_type = 'withdrawal' and l.subject_id = ${id}
        and l.action in ('withdrawal.approved', 'withdrawal.paid', 'withdrawal.rejected', 'withdrawal.taken')
      union all
      select w.decided_at, 'cancelled', w.decided_by, null, 1 from withdrawals w where w.id = ${id} and w.status = 'cancelled'
      union all
      select f.created_at, 'file', f.created_by, f.name, 1
      from withdrawal_file_items i join withdrawal_files f on f.id = i.file_id where i.withdrawal_id = ${id}
      union all
      select i.not_sent_at, 'not_sent', i.not_sent_by, i.not_sent_reason, 1
      from withdrawal_file_items i where i.withdrawal_id = ${id} and i.not_sent_at is not null
    ) e join users a on a.id = e.actor_id order by e.at, e.place`);
}
