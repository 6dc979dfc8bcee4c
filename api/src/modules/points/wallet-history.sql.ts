import { EXACT_COUNT_LIMIT, MATURES_AFTER_DAYS } from '@wspolnik/contract/limits';
import type { KnownTransactionType, PointsStatus, WalletRow } from '@wspolnik/contract/points';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import type { AccountKind } from './ledger.sql.ts';
import { orderNumber } from './order-number.sql.ts';

/** The owner's accounts by kind; kinds that were never used are missing. */
export type OwnAccounts = Partial<Record<AccountKind, number>>;

/** A debt is not a movement of points, so the debt account is not in the registry. */
export async function selectOwnAccounts(db: Db, { userId, companyId }: AccountOwner): Promise<OwnAccounts> {
  const whose = companyId ? sql`company_id = ${companyId}` : sql`user_id = ${userId}`;
  const rows = await db.query<{ id: number; kind: AccountKind }>(sql`
    select id, kind from ledger_accounts where ${whose} and kind <> 'debt'`);
  return Object.fromEntries(rows.map(({ id, kind }) => [kind, id]));
}

export interface HistorySelection {
  accountOwner: AccountOwner;
  accounts: OwnAccounts;
  types: readonly KnownTransactionType[];
  statuses: readonly PointsStatus[];
  /** `2026-11`, in Poland. */
  month?: string | undefined;
  page: number;
  limit: number;
}

/**
 * The entry from the owner's point of view. The ledger names a reward after the receiver's view: the seller who pays it from
 * the reservation sees SELL, paid_off; the receiver of a pending reward sees BUY or NETWORK_BUY, assigned.
 */
function typeOf(e: Sql): Sql {
  return sql`case
    when ${e}.from_account = w.frozen and ${e}.type in ('BUY', 'NETWORK_BUY') then 'SELL'
    when ${e}.to_account = w.assigned and ${e}.type = 'PAY_OFF'
      then case when ${e}.idempotency_key like 'verify-network:%' then 'NETWORK_BUY' else 'BUY' end
    else ${e}.type end`;
}

function statusOf(e: Sql): Sql {
  return sql`case
    when ${e}.from_account = w.frozen and ${e}.type in ('BUY', 'NETWORK_BUY') then 'paid_off'
    when ${e}.to_account = w.assigned and ${e}.type = 'PAY_OFF' then 'assigned'
    else ${e}.points_status end`;
}

/** The filter as conditions on the entry `e`. */
function matching(e: Sql, { types, statuses, month }: HistorySelection): Sql {
  const first = `${month}-01`;
  const start = (day: Sql) => sql`${day}::timestamp at time zone 'Europe/Warsaw'`;
  return joinSql(
    [
      types.length > 0 ? sql`and ${typeOf(e)} = any(${types}::text[])` : emptySql,
      statuses.length > 0 ? sql`and ${statusOf(e)} = any(${statuses}::text[])` : emptySql,
      month
        ? sql`and ${e}.created_at >= ${start(sql`${first}::date`)}
              and ${e}.created_at < ${start(sql`(${first}::date + interval '1 month')`)}`
        : emptySql,
    ],
    ' ',
  );
}

function whose({ accounts }: HistorySelection): Sql {
  return sql`(select ${accounts.frozen ?? null}::bigint as frozen, ${accounts.assigned ?? null}::bigint as assigned)`;
}

/** Whether no later own entry of the same order matches as well. Index ledger_entries_order. */
function isNewestOfOrder(selection: HistorySelection): Sql {
  const ids = Object.values(selection.accounts);
  return sql`and (e.order_id is null or not exists (
    select 1 from ledger_entries n
    where n.order_id = e.order_id and n.id > e.id
      and (n.from_account = any(${ids}::bigint[]) or n.to_account = any(${ids}::bigint[])) ${matching(sql`n`, selection)}))`;
}

/**
 * Entries of all accounts of the owner, each once: from the paying side, and from the receiving side when another owner paid.
 * Each branch walks one index from its newest end (ledger_entries_from, ledger_entries_to), so page 1 costs the same for any
 * length of history.
 */
function ownEntries(selection: HistorySelection, atMost: number, further: Sql = emptySql): Sql {
  const ids = Object.values(selection.accounts);
  const only = sql`${matching(sql`e`, selection)} ${further}`;
  return sql`
    select mine.id from ${whose(selection)} w cross join unnest(${ids}::bigint[]) a(id) cross join lateral (
      (select e.id from ledger_entries e where e.from_account = a.id ${only}
        order by e.id desc limit ${atMost}::int)
      union all
      (select e.id from ledger_entries e
        where e.to_account = a.id and e.from_account <> all(${ids}::bigint[]) ${only}
        order by e.id desc limit ${atMost}::int)
    ) mine`;
}

const SIGN = sql`case
  when e.from_account <> all(v.own) then 1
  when e.to_account <> all(v.own) then -1
  when e.from_account in (v.available, v.withdrawable) then -1
  else 1 end`;

/** Balance of one account right after the entry, from its last movement up to then. Null when it had none. */
function balanceThen(account: Sql): Sql {
  return sql`coalesce((
    select case when l.to_account = ${account} then l.to_balance else l.from_balance end from (
      (select * from ledger_entries p where p.from_account = ${account} and p.id <= e.id order by p.id desc limit 1)
      union all
      (select * from ledger_entries r where r.to_account = ${account} and r.id <= e.id order by r.id desc limit 1)
    ) l order by l.id desc limit 1), 0)`;
}

/** 1 for an account that is part of the displayed balance. */
function shown(account: Sql): Sql {
  return sql`coalesce(${account} = any(array[v.available, v.withdrawable, v.frozen]), false)::int`;
}

/** 1 for the account of blocked points. */
function frozen(account: Sql): Sql {
  return sql`coalesce(${account} = v.frozen, false)::int`;
}

/** 1 for the account of points that wait to be withdrawable. */
function assigned(account: Sql): Sql {
  return sql`coalesce(${account} = v.assigned, false)::int`;
}

/** The change of the accounts that `counted` counts. */
function change(counted: (account: Sql) => Sql): Sql {
  return sql`f_money(e.amount * (${counted(sql`e.to_account`)} - ${counted(sql`e.from_account`)}))`;
}

const COUNTERPARTY = sql`case
  when pc.id is not null then json_build_object('id', pc.id, 'type', 'company', 'name', pc.name, 'thumbnail', pc.thumbnail)
  when pu.id is not null then json_build_object(
    'id', pu.id, 'type', 'user', 'name', pu.first_name || ' ' || pu.last_name, 'thumbnail', pu.thumbnail) end`;

/** The other account owner; for a movement between own accounts, the other side of the order. */
function counterpart({ accountOwner }: HistorySelection): Sql {
  const { userId, companyId } = accountOwner;
  return sql`
    left join ledger_accounts oa
      on oa.id = case when e.from_account = any(v.own) then e.to_account else e.from_account end and oa.id <> all(v.own)
    left join orders o on o.id = e.order_id
    left join lateral (
      select case when num_nonnulls(oa.user_id, oa.company_id) = 1 then oa.user_id
                  when o.seller_id = ${companyId}::uuid and o.buyer_company_id is null then o.buyer_user_id end as user_id,
             case when num_nonnulls(oa.user_id, oa.company_id) = 1 then oa.company_id
                  when o.seller_id = ${companyId}::uuid then o.buyer_company_id else o.seller_id end as company_id
    ) p on true
    left join companies pc on pc.id = p.company_id and pc.id is distinct from ${companyId}::uuid
    left join users pu on pu.id = p.user_id and pu.id is distinct from ${userId}::uuid`;
}

function viewer({ accounts }: HistorySelection): Sql {
  return sql`(select ${Object.values(accounts)}::bigint[] as own, ${accounts.available ?? null}::bigint as available,
    ${accounts.withdrawable ?? null}::bigint as withdrawable, ${accounts.frozen ?? null}::bigint as frozen,
    ${accounts.assigned ?? null}::bigint as assigned)`;
}

/** The entries with the ids of the statement `page`, newest first. */
function rowsOf(selection: HistorySelection, page: Sql): Sql {
  const displayed = sql`${balanceThen(sql`v.available`)} + ${balanceThen(sql`v.withdrawable`)}
    + ${balanceThen(sql`v.frozen`)}`;
  return sql`
    with page as materialized (${page})
    select e.id::text as id, e.created_at, ${typeOf(sql`e`)} as type, ${statusOf(sql`e`)} as points_status,
           f_money(e.amount * ${SIGN}) as amount, f_money(${displayed}) as balance_after,
           ${change(shown)} as balance_change, ${change(frozen)} as frozen_change,
           ${change(assigned)} as assigned_change,
           case when e.to_account = w.assigned and o.status = 'verified'
                then f_iso(o.status_since + make_interval(days => ${MATURES_AFTER_DAYS}::int)) end as matures_at,
           coalesce(o.status = 'reported', false) as disputed,
           e.order_id as transaction_id, ${orderNumber(sql`o.number`)} as order_number,
           case when o.id is not null then json_build_object('id', o.offer_id, 'title', o.offer_title) end as offer,
           ${COUNTERPARTY} as counterparty
    from page join ledger_entries e on e.id = page.id cross join ${viewer(selection)} v
    cross join lateral (select v.frozen, v.assigned) w
    ${counterpart(selection)}
    order by e.id desc`;
}

export function selectHistory(db: Db, selection: HistorySelection): Promise<WalletRow[]> {
  const { page, limit } = selection;
  const ids = sql`
    select id from (${ownEntries(selection, page * limit)}) own
    order by id desc limit ${limit}::int offset ${(page - 1) * limit}::int`;
  return db.query<WalletRow>(rowsOf(selection, ids));
}

/** The entries of a page of orders and of single entries: each order is at the place of its newest entry. */
export function selectGroupedHistory(db: Db, selection: HistorySelection): Promise<WalletRow[]> {
  const { page, limit } = selection;
  const own = Object.values(selection.accounts);
  const newest = ownEntries(selection, page * limit, isNewestOfOrder(selection));
  const ids = sql`
    with heads as materialized (
      select h.id, h.order_id from (
        select id from (${newest}) own order by id desc limit ${limit}::int offset ${(page - 1) * limit}::int
      ) top join ledger_entries h on h.id = top.id
    )
    select id from heads where order_id is null
    union all
    select s.id from ${whose(selection)} w cross join heads join ledger_entries s on s.order_id = heads.order_id
    where (s.from_account = any(${own}::bigint[]) or s.to_account = any(${own}::bigint[])) ${matching(sql`s`, selection)}`;
  return db.query<WalletRow>(rowsOf(selection, ids));
}

/** Exact up to EXACT_COUNT_LIMIT; one more means "more". */
async function count(db: Db, entries: (atMost: number) => Sql): Promise<number> {
  const atMost = EXACT_COUNT_LIMIT + 1;
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select id from (${entries(atMost)}) own limit ${atMost}::int) counted`);
  return row?.count ?? 0;
}

export const countHistory = (db: Db, selection: HistorySelection): Promise<number> =>
  count(db, (atMost) => ownEntries(selection, atMost));

export const countGroups = (db: Db, selection: HistorySelection): Promise<number> =>
  count(db, (atMost) => ownEntries(selection, atMost, isNewestOfOrder(selection)));
