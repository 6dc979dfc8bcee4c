import type { LedgerCheck, LedgerCheckState } from '@wspolnik/contract/overview';
import type { Db } from '../../storage/db.ts';
import { json, sql } from '../../storage/sql.ts';

/** False while another check waits or runs. */
export async function insertCheck(tx: Db, id: string, requestedBy: string | null, now: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into ledger_checks (id, requested_by, requested_at) values (${id}, ${requestedBy}, ${now})
    on conflict ((true)) where finished_at is null do nothing returning id`);
  return rows.length > 0;
}

export interface Verdict {
  entries: number;
  accounts: number;
  /** Grosze, as text: the sum of all time may be larger than a number of JavaScript. */
  debits: string;
  credits: string;
  broken_count: number;
  broken: LedgerCheck['broken'];
}

/** Broken accounts that are kept with the result. */
const MOST_BROKEN = 100;

/**
 * Compares all accounts with all entries in one statement, whose snapshot sees each transfer whole: writers are neither
 * blocked nor waited for. Reads the table of entries once per side; accounts of the system carry no balance, and may be below
 * zero.
 */
export async function checkLedger(tx: Db): Promise<Verdict> {
  const row = await tx.one<Verdict>(sql`
    with moved as materialized (
      select m.account, sum(m.debit)::numeric as debit, sum(m.credit)::numeric as credit, sum(m.entries) as entries from (
        select from_account as account, sum(amount) as debit, 0 as credit, count(*) as entries
        from ledger_entries group by from_account
        union all
        select to_account, 0, sum(amount), 0 from ledger_entries group by to_account) m
      group by m.account
    ), compared as materialized (
      select coalesce(a.id, m.account) as account, a.id is not null as known, a.user_id, a.company_id, a.kind,
        coalesce(a.balance, 0) as balance, coalesce(m.credit, 0) - coalesce(m.debit, 0) as entries_sum,
        coalesce(m.debit, 0) as debit, coalesce(m.credit, 0) as credit, coalesce(m.entries, 0) as entries
      from ledger_accounts a full join moved m on m.account = a.id
    ), broken as materialized (
      select * from compared
      where not known or (num_nonnulls(user_id, company_id) = 1 and (balance < 0 or balance <> entries_sum))
    )
    select
      (select coalesce(sum(entries), 0)::bigint from compared) as entries,
      (select count(*) from ledger_accounts) as accounts,
      (select coalesce(sum(debit) filter (where known), 0)::text from compared) as debits,
      (select coalesce(sum(credit) filter (where known), 0)::text from compared) as credits,
      (select count(*) from broken) as broken_count,
      (select coalesce(json_agg(json_build_object(
          'account_id', b.account,
          'owner', case when b.user_id is not null then json_build_object('type', 'user', 'id', b.user_id)
                        when b.company_id is not null then json_build_object('type', 'company', 'id', b.company_id) end,
          'kind', b.kind, 'balance', f_money(b.balance::bigint), 'entries_sum', f_money(b.entries_sum::bigint),
          'difference', f_money((b.balance - b.entries_sum)::bigint)) order by b.account), '[]')
        from (select * from broken order by account limit ${MOST_BROKEN}::int) b) as broken`);
  if (!row) throw new Error('a query without a from answered no row');
  return row;
}

export async function finishCheck(tx: Db, id: string, verdict: Verdict, durationMs: number, now: Date): Promise<void> {
  await tx.query(sql`
    update ledger_checks set finished_at = ${now}, duration_ms = ${durationMs}::int, entries = ${verdict.entries}::bigint,
      accounts = ${verdict.accounts}::bigint, debits = ${verdict.debits}::numeric, credits = ${verdict.credits}::numeric,
      broken_count = ${verdict.broken_count}::int, broken = ${json(verdict.broken)}
    where id = ${id}`);
}

export async function selectState(db: Db): Promise<LedgerCheckState> {
  const row = await db.one<LedgerCheckState>(sql`
    select exists (select 1 from ledger_checks where finished_at is null) as pending, (
      select json_build_object('id', k.id, 'requested_at', f_iso(k.requested_at),
        'requested_by', case when u.id is not null
          then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end,
        'finished_at', f_iso(k.finished_at), 'duration_ms', k.duration_ms, 'entries', k.entries, 'accounts', k.accounts,
        'debits', (k.debits / 100)::numeric(40, 2)::text, 'credits', (k.credits / 100)::numeric(40, 2)::text,
        'broken_count', k.broken_count, 'broken', k.broken, 'ok', k.broken_count = 0 and k.debits = k.credits)
      from ledger_checks k left join users u on u.id = k.requested_by
      where k.finished_at is not null order by k.finished_at desc limit 1) as last`);
  return row ?? { last: null, pending: false };
}

/** Everybody who must learn that the ledger is broken. */
export async function selectAdmins(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from users where role = 'ADMIN' and deleted_at is null and disabled_at is null`);
  return rows.map(({ id }) => id);
}

/** Lets the one statement use a second processor and sort in memory; the settings end with the transaction. */
export async function allowLongStatement(tx: Db): Promise<void> {
  await tx.query(sql`
    select set_config('statement_timeout', '5min', true), set_config('work_mem', '256MB', true),
           set_config('max_parallel_workers_per_gather', '2', true)`);
}
