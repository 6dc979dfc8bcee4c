/**
 * The check of the ledger over many entries, while transfers are written beside it: how long it takes, and the slowest transfer
 * with and without it.
 *
 *   pnpm bench:ledger-check [--entries=10000000] [--accounts=1000000] [--smoke]
 */
import { parseArgs } from 'node:util';
import { allowLongStatement, checkLedger } from '../src/modules/ledger-checks/ledger-checks.sql.ts';
import { newId } from '../src/platform/ids.ts';
import type { Database } from '../src/storage/db.ts';
import { migrate } from '../src/storage/migrate.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { sql } from '../src/storage/sql.ts';
import { commandOptions, isSmoke } from '../src/testing/command-options.ts';
import { demandPostgres } from '../src/testing/temporary-postgres.ts';
import { withoutIndexes } from './indexes.ts';

const { values: options } = parseArgs({
  options: commandOptions({ entries: [10_000_000, 2_000], accounts: [1_000_000, 200] }),
});
const [entries, accounts] = [Number(options.entries), Number(options.accounts)];
const LIMIT_MS = 60_000;
const ALONE_MS = isSmoke ? 200 : 5_000;

function rethrow(error: Error): never {
  throw error;
}

/** Half of the entries come from outside, the others go from one account to another. */
async function load(db: Database): Promise<void> {
  // The pool has one connection, which keeps the settings; the rows refer to nothing, and that is not checked.
  await db.query(sql`set statement_timeout = 0`);
  await db.query(sql`set session_replication_role = replica`);
  await db.query(sql`
    insert into ledger_accounts (user_id, kind)
    select gen_random_uuid(), 'withdrawable' from generate_series(1, ${accounts}::int)`);
  const [first] = await db.query<{ id: number }>(
    sql`select min(id) as id from ledger_accounts where user_id is not null`,
  );
  const at = (n: ReturnType<typeof sql>) => sql`${first?.id ?? 0}::bigint + (${n}) % ${accounts}::bigint`;
  await withoutIndexes(db, 'ledger_entries', async () => {
    await db.query(sql`
      insert into ledger_entries (idempotency_key, from_account, to_account, amount, type, points_status, created_at)
      select 'bench:' || n, case when n % 2 = 0 then ${at(sql`n * 7919`)} else 1 end, ${at(sql`n * 7919 + 1`)},
        case when n % 2 = 0 then 100 else 200 end, 'BUY', 'withdrawable', now() - n * interval '3 seconds'
      from generate_series(1, ${entries}::bigint) n`);
  });
  await db.query(sql`alter table ledger_accounts drop constraint no_overdraft`);
  await db.query(sql`
    update ledger_accounts a set balance = m.net from (
      select account, sum(delta) as net from (
        select to_account as account, amount as delta from ledger_entries
        union all select from_account, -amount from ledger_entries) e group by account) m
    where m.account = a.id and a.user_id is not null`);
  await db.query(sql`set session_replication_role = origin`);
  await db.query(sql`vacuum (freeze, analyze)`);
}

/** Posts transfers one after the other until `stop`; answers their times in ms. */
async function write(db: Database, isStopped: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isStopped()) {
    const started = performance.now();
    await db.query(sql`
      select ledger_post(${newId()}, 1, (select min(id) from ledger_accounts where user_id is not null), 100::bigint, 'BUY',
                         'withdrawable', null, now())`);
    times.push(performance.now() - started);
  }
  return times;
}

const sentence = (times: number[]) =>
  `${times.length} transfers, the slowest ${Math.max(...times).toFixed(0)} ms, the median ${times
    .sort((a, b) => a - b)
    [Math.floor(times.length / 2)]?.toFixed(1)} ms`;

const postgres = await demandPostgres();
const db = openPostgres({ url: postgres.url, poolSize: 1, onError: rethrow });
const writer = openPostgres({ url: postgres.url, poolSize: 1, onError: rethrow });
try {
  await migrate(db);
  console.log(`loading ${entries} entries on ${accounts} accounts`);
  await load(db);
  let stopped = false;
  const isStopped = () => stopped;
  const before = write(writer, isStopped);
  await new Promise((resolve) => setTimeout(resolve, ALONE_MS));
  stopped = true;
  console.log(`alone: ${sentence(await before)}`);

  stopped = false;
  const beside = write(writer, isStopped);
  const started = performance.now();
  const verdict = await db.transaction(async (tx) => {
    await allowLongStatement(tx);
    return checkLedger(tx);
  });
  const ms = performance.now() - started;
  stopped = true;
  console.log(`beside the check: ${sentence(await beside)}`);
  console.log(
    `${ms > LIMIT_MS ? '✗' : '✓'} ${(ms / 1000).toFixed(1)} s of 60 for ${verdict.entries} entries, ${verdict.broken_count} broken`,
  );
  process.exitCode = ms > LIMIT_MS || verdict.broken_count > 0 ? 1 : 0;
} finally {
  await db.close();
  await writer.close();
  await postgres.stop();
}
