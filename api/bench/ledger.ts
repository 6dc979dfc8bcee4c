/**
 * Money writes through HTTP to the running API on a separate PostgreSQL. First, purchases of one offer, so that all use one
 * balance, which covers three quarters of them: no point may be spent twice. Then money writes, each sent two to five times
 * with one Idempotency-Key, half of them at once and each copy to another process: each may have one effect.
 *
 *   pnpm bench:ledger [--buys=6000] [--connections=200] [--processes=1] [--writes=1000]
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { nrb } from '../src/demo/check-digits.ts';
import { newId } from '../src/platform/ids.ts';
import type { Database } from '../src/storage/db.ts';
import { migrate } from '../src/storage/migrate.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { sql } from '../src/storage/sql.ts';
import { balancesOf, type LedgerWorld, prepareLedger, REWARD, signInAll } from '../src/testing/ledger-world.ts';
import { demandPostgres } from '../src/testing/temporary-postgres.ts';
import { type Contestant, cpuTime, cpuTimeOf, startContestant, stopContestant } from './contestants.ts';

const { values: options } = parseArgs({
  options: {
    buys: { type: 'string', default: '6000' },
    connections: { type: 'string', default: '200' },
    // Processes of the purchases; on a machine with two cores, one is left for PostgreSQL and the load.
    processes: { type: 'string', default: '1' },
    writes: { type: 'string', default: '1000' },
  },
});
const [buys, connections, processes, writes] = [
  Number(options.buys),
  Number(options.connections),
  Number(options.processes),
  Number(options.writes),
];
/** Purchases that warm up plans and compiled code, from another seller. */
const WARM_UP = 2_000;
const POOL = '12';
/** At least two, so that copies of a write meet only in the database. */
const LEAST_SERVERS = 2;

function rethrow(error: Error): never {
  throw error;
}

/** `amount` purchases of one offer, distributed over the servers; answers requests per second. */
async function buyMany(servers: Contestant[], world: LedgerWorld, offer: string, amount: number): Promise<number> {
  let next = 0;
  const refusals = new Set<string>();
  const started = performance.now();
  // The generator itself only ends on a full second.
  let answered = started;
  const share = { amount: amount / servers.length, connections: connections / servers.length };
  const results = await Promise.all(
    servers.map(({ url }) =>
      autocannon({
        url,
        ...share,
        requests: [
          {
            method: 'POST',
            path: '/api/offers/buy/',
            body: JSON.stringify({ offer_id: offer }),
            onResponse: (status, body) => {
              answered = performance.now();
              if (status !== 201) refusals.add(`${status} ${(JSON.parse(body) as { code?: string }).code}`);
            },
            setupRequest: (request) => {
              next += 1;
              const headers = { ...world.headers[next % world.headers.length], 'idempotency-key': newId() };
              return { ...request, headers };
            },
          },
        ],
      }),
    ),
  );
  const seconds = (answered - started) / 1000;
  assert.deepEqual([...refusals], [], 'refused purchases');
  for (const { errors } of results) assert.equal(errors, 0, 'failed purchases');
  return amount / seconds;
}

/** Milliseconds of CPU time of all processes of a race: more reliable than the rate on a busy machine. */
function cpuTimes(servers: Contestant[]): Record<string, number> {
  const { user, system } = process.cpuUsage();
  return {
    API: servers.reduce((sum, server) => sum + cpuTime(server), 0),
    PostgreSQL: postgres.processes().reduce((sum, pid) => sum + cpuTimeOf(pid), 0),
    'the load': (user + system) / 1000,
  };
}

async function raceOnOneBalance(servers: Contestant[], world: LedgerWorld, db: Database): Promise<void> {
  await buyMany(servers, world, world.warmUpOffer, WARM_UP);
  const before = cpuTimes(servers);
  const rate = await buyMany(servers, world, world.offer, buys);
  const cpu = Object.entries(cpuTimes(servers)).map(
    ([who, ms]) => `${((ms - (before[who] ?? 0)) / buys).toFixed(2)} ms ${who}`,
  );
  const { available, frozen, pendingRewards } = await balancesOf(db, world.seller);
  const covered = world.covered;
  assert.deepEqual(
    { available, frozen, pendingRewards },
    { available: 0, frozen: covered * REWARD, pendingRewards: buys - covered },
  );
  console.log(
    `${buys} purchases on one balance, ${connections} at once, ${servers.length} API process${servers.length > 1 ? 'es' : ''}: ${rate.toFixed(0)}/s, CPU each: ${cpu.join(', ')}`,
  );
  console.log(`  paid ${covered}, due ${pendingRewards}, left on the balance ${available}: nothing spent twice\n`);
}

interface Write {
  path: string;
  body: object;
  headers: Record<string, string>;
  copies: number;
  atOnce: boolean;
}

function planWrites(world: LedgerWorld): Write[] {
  return Array.from({ length: writes }, (_, index) => {
    const isPurchase = index % 2 === 0;
    return {
      path: isPurchase ? '/api/offers/buy/' : '/api/payment/requestwithdrawal/',
      body: isPurchase ? { offer_id: world.offer } : { amount: '1.00', bank_number: nrb(index) },
      headers: { ...world.headers[index % world.headers.length], 'idempotency-key': newId() },
      copies: 2 + (index % 4),
      atOnce: Math.floor(index / 2) % 2 === 0,
    };
  });
}

/** Sends a write the given number of times, each copy to another server; all must get the same response. */
async function sendCopies(servers: Contestant[], { path, body, headers, copies, atOnce }: Write): Promise<void> {
  const send = async (copy: number) => {
    const url = servers[copy % servers.length]?.url ?? '';
    const reply = await fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return `${reply.status} ${await reply.text()}`;
  };
  const numbers = Array.from({ length: copies }, (_, copy) => copy);
  const answers: string[] = [];
  if (atOnce) answers.push(...(await Promise.all(numbers.map(send))));
  else for (const copy of numbers) answers.push(await send(copy));
  assert.match(answers[0] ?? '', /^201 /);
  assert.equal(new Set(answers).size, 1, 'copies of one write got different answers');
}

async function effectsOf(db: Database): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select (select count(*) from orders) + (select count(*) from withdrawals) as count`);
  return row?.count ?? 0;
}

async function sendEachSeveralTimes(servers: Contestant[], world: LedgerWorld, db: Database): Promise<void> {
  const planned = planWrites(world);
  const before = await effectsOf(db);
  const queue = [...planned];
  const worker = async () => {
    for (let write = queue.pop(); write; write = queue.pop()) await sendCopies(servers, write);
  };
  await Promise.all(Array.from({ length: 50 }, worker));
  const effects = (await effectsOf(db)) - before;
  assert.equal(effects, writes);
  const sent = planned.reduce((sum, { copies }) => sum + copies, 0);
  console.log(`${writes} money writes sent ${sent} times, half of them at once: ${effects} effects`);
}

async function assertSums(db: Database): Promise<void> {
  const wrong = await db.query(sql`
    select a.id from ledger_accounts a
    where a.kind not like 'clearing.%' and a.balance <>
      coalesce((select sum(amount) from ledger_entries where to_account = a.id), 0)
      - coalesce((select sum(amount) from ledger_entries where from_account = a.id), 0)`);
  assert.deepEqual(wrong, []);
  console.log('every balance is the sum of its entries');
}

const postgres = await demandPostgres();
const servers: Contestant[] = [];
try {
  const db = openPostgres({ url: postgres.url, poolSize: 2, onError: rethrow });
  await migrate(db);
  const prepared = await prepareLedger(db, buys);
  const env = {
    DATABASE_URL: postgres.url,
    DATABASE_POOL: POOL,
    NODE_ENV: 'production',
    JWT_SECRET: 'bench'.repeat(8),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  for (let index = 0; index < Math.max(processes, LEAST_SERVERS); index += 1) {
    servers.push(await startContestant(`API ${index + 1}`, 'api-server.ts', env));
  }
  const world = await signInAll(prepared, servers[0]?.url ?? '');
  await raceOnOneBalance(servers.slice(0, processes), world, db);
  await sendEachSeveralTimes(servers, world, db);
  await assertSums(db);
  await db.close();
} finally {
  await Promise.all(servers.map(stopContestant));
  await postgres.stop();
}
