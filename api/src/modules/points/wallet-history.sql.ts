import type { KnownTransactionType, PointsStatus, WalletRow } from '../../contract/points.ts';
import type { AccountOwner } from '../../platform/account-owner.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, joinSql, type Sql, sql } from '../../storage/sql.ts';
import type { AccountKind } from './ledger.sql.ts';

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
  page: number;
  limit: number;
}

/**
 * The entry from the owner's point of view. The ledger names a reward after the receiver's view: the seller who pays it from
 * the reservation sees SELL, paid_off; the receiver of a pending reward sees BUY or NETWORK_BUY, assigned.
 */
const TYPE = sql`case
  when e.from_account = w.frozen and e.type in ('BUY', 'NETWORK_BUY') then 'SELL'
  when e.to_account = w.assigned and e.type = 'PAY_OFF'
    then case when e.idempotency_key like 'verify-network:%' then 'NETWORK_BUY' else 'BUY' end
  else e.type end`;
const STATUS = sql`case
  when e.from_account = w.frozen and e.type in ('BUY', 'NETWORK_BUY') then 'paid_off'
  when e.to_account = w.assigned and e.type = 'PAY_OFF' then 'assigned'
  else e.points_status end`;

function whose({ accounts }: HistorySelection): Sql {
  return sql`(select ${accounts.frozen ?? null}::bigint as frozen, ${accounts.assigned ?? null}::bigint as assigned)`;
}

/**
 * Entries of all accounts of the owner, each once: from the paying side, and from the receiving side when another owner paid.
 * Each branch walks one index from its newest end (ledger_entries_from, ledger_entries_to), so page 1 costs the same for any
 * length of history.
 */
function ownEntries(selection: HistorySelection, atMost: number): Sql {
  const ids = Object.values(selection.accounts);
  const { types, statuses } = selection;
  const matches = [
    types.length > 0 ? sql`and ${TYPE} = any(${types}::text[])` : emptySql,
    statuses.length > 0 ? sql`and ${STATUS} = any(${statuses}::text[])` : emptySql,
  ];
  const only = joinSql(matches, ' ');
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

/** Whether the account is part of the displayed balance. */
function isShown(account: Sql): Sql {
  return sql`coalesce(${account} = any(array[v.available, v.withdrawable, v.frozen]), false)`;
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

export function selectHistory(db: Db, selection: HistorySelection): Promise<WalletRow[]> {
  const { page, limit } = selection;
  const displayed = sql`${balanceThen(sql`v.available`)} + ${balanceThen(sql`v.withdrawable`)}
    + ${balanceThen(sql`v.frozen`)}`;
  return db.query<WalletRow>(sql`
    with page as materialized (
      select id from (${ownEntries(selection, page * limit)}) own
      order by id desc limit ${limit}::int offset ${(page - 1) * limit}::int
    )
    select e.id::text as id, e.created_at, ${TYPE} as type, ${STATUS} as points_status,
           f_money(e.amount * ${SIGN}) as amount, f_money(${displayed}) as balance_after,
           ${isShown(sql`e.from_account`)} <> ${isShown(sql`e.to_account`)} as moves_balance,
           e.order_id as transaction_id,
           case when o.id is not null then json_build_object('id', o.offer_id, 'title', o.offer_title) end as offer,
           ${COUNTERPARTY} as counterparty
    from page join ledger_entries e on e.id = page.id cross join ${viewer(selection)} v
    cross join lateral (select v.frozen, v.assigned) w
    ${counterpart(selection)}
    order by e.id desc`);
}

/** Exact up to EXACT_COUNT_LIMIT; one more means "more". */
export async function countHistory(db: Db, selection: HistorySelection): Promise<number> {
  const atMost = EXACT_COUNT_LIMIT + 1;
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select id from (${ownEntries(selection, atMost)}) own limit ${atMost}::int) counted`);
  return row?.count ?? 0;
}
