/**
 * Purchases from one seller through HTTP, so that all wait for one balance, which covers three quarters of them; beside it a bare
 * script that sends the same statements in transactions, without the API. Then money writes, each sent two to five times with one
 * Idempotency-Key, half of them at once and each copy to another process: each may have one effect.
 *
 *   pnpm bench:ledger [--buys=3000] [--connections=200] [--rounds=3] [--writes=1000] [--smoke]
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { newId } from '../src/platform/ids.ts';
import { parseDataKeys } from '../src/platform/vault/data-keys.ts';
import { openVault } from '../src/platform/vault/open-vault.ts';
import { migrate } from '../src/storage/migrate.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { sql } from '../src/storage/sql.ts';
import { commandOptions } from '../src/testing/command-options.ts';
import { cpuTimeOf } from '../src/testing/cpu-time.ts';
import { DATA_KEYS } from '../src/testing/data-keys.ts';
import {
  ACCOUNT,
  balancesOf,
  endOrders,
  nthPurchase,
  PURCHASES_EACH,
  prepareLedger,
  REWARD,
  signInAll,
} from '../src/testing/ledger-world.ts';
import { PRODUCTION } from '../src/testing/production.ts';
import { startSmtpSink } from '../src/testing/smtp-sink.ts';
import { demandPostgres } from '../src/testing/temporary-postgres.ts';
import { type Contestant, cpuTime, median, startContestant, stopContestant } from './contestants.ts';
import { barePurchases } from './ledger-bare.ts';

const { values: options } = parseArgs({
  options: commandOptions({
    buys: [3_000, 40],
    connections: [200, 8],
    rounds: [3, 1],
    writes: [1_000, 16],
    'warm-up': [1_000, 20],
  }),
});
const [buys, connections, rounds, writes] = [
  Number(options.buys),
  Number(options.connections),
  Number(options.rounds),
  Number(options.writes),
];
/** Purchases that warm up plans and compiled code, from another seller. */
const WARM_UP = Number(options['warm-up']);
/** More than the purchases of a round need, because the generator prepares a few in advance. */
const BUYERS = Math.ceil((1.25 * Math.max(buys, writes, WARM_UP)) / PURCHASES_EACH);
const POOL = 12;
/** Copies of a write meet only in the database. */
const SERVERS = 2;

/** `amount` purchases of a seller's offers, sent to one server; answers the rate per second. */
async function buyMany({ url }: Contestant, offers: readonly string[], amount: number) {
  await endOrders(db);
  let next = 0;
  const refusals = new Set<string>();
  const started = performance.now();
  // The generator itself only ends on a full second.
  let answered = started;
  const { errors } = await autocannon({
    url,
    amount,
    connections,
    requests: [
      {
        method: 'POST',
        path: '/api/offers/buy/',
        onResponse: (status, body) => {
          answered = performance.now();
          if (status !== 201) refusals.add(`${status} ${JSON.parse(body).code}`);
        },
        setupRequest: (request) => {
          const { headers, body } = nthPurchase(world, offers, next);
          next += 1;
          return { ...request, body: JSON.stringify(body), headers: { ...headers, 'idempotency-key': newId() } };
        },
      },
    ],
  });
  assert.deepEqual([...refusals], [], 'refused purchases');
  assert.equal(errors, 0, 'failed purchases');
  return amount / ((answered - started) / 1000);
}

/** Purchases past what the balance covers: it is spent once, and the rest of the rewards is pending. */
async function overspend(server: Contestant): Promise<void> {
  const rate = await buyMany(server, world.offers, buys);
  const { available, frozen, pendingRewards } = await balancesOf(db, world.seller);
  const { covered } = world;
  const expected = { available: 0, frozen: covered * REWARD, pendingRewards: buys - covered };
  assert.deepEqual({ available, frozen, pendingRewards }, expected);
  console.log(
    `${buys} purchases, ${connections} at once: ${rate.toFixed(0)}/s, ${covered} paid, ${pendingRewards} pending`,
  );
}

/** Milliseconds of CPU time so far: more reliable than the rate on a busy machine. */
const cpuTimes = (server: Contestant) => ({
  api: cpuTime(server),
  postgres: postgres.processes().reduce((sum, pid) => sum + cpuTimeOf(pid), 0),
});

const idsOfBuyers = async () =>
  (await db.query<{ id: string }>(sql`select id from users order by email = ${world.emails[0] ?? ''} desc`)).map(
    ({ id }) => id,
  );

async function compareWithBare(server: Contestant): Promise<void> {
  const bare = await barePurchases(env, nthPurchase(world, world.warmUpOffers, 0), await idsOfBuyers());
  await bare.buy(WARM_UP, connections);
  const rates: { api: number[]; bare: number[] } = { api: [], bare: [] };
  const spent = { api: 0, postgres: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const before = cpuTimes(server);
    rates.api.push(await buyMany(server, world.warmUpOffers, buys));
    const after = cpuTimes(server);
    spent.api += after.api - before.api;
    spent.postgres += after.postgres - before.postgres;
    await endOrders(db);
    rates.bare.push(await bare.buy(buys, connections));
  }
  await bare.close();
  const [api, script] = [median(rates.api), median(rates.bare)];
  const each = (ms: number) => (ms / (rounds * buys)).toFixed(2);
  console.log(
    `on one balance, ${connections} at once: API ${api.toFixed(0)}/s, bare script ${script.toFixed(0)}/s, ratio ${(api / script).toFixed(2)}`,
  );
  console.log(
    `  rounds: API ${rates.api.map(Math.round).join(', ')}; bare script ${rates.bare.map(Math.round).join(', ')}`,
  );
  console.log(`  CPU time of a purchase: API ${each(spent.api)} ms, PostgreSQL ${each(spent.postgres)} ms`);
}

interface Write {
  path: string;
  body: object;
  headers: Record<string, string>;
  copies: number;
  atOnce: boolean;
}

function planWrites(): Write[] {
  return Array.from({ length: writes }, (_, index) => {
    const isPurchase = index % 2 === 0;
    const { headers, body } = nthPurchase(world, world.offers, Math.floor(index / 2));
    return {
      path: isPurchase ? '/api/offers/buy/' : '/api/payment/requestwithdrawal/',
      body: isPurchase ? body : { amount: '1.00', bank_number: ACCOUNT },
      headers: { ...headers, 'idempotency-key': newId() },
      copies: 2 + (index % 4),
      atOnce: Math.floor(index / 2) % 2 === 0,
    };
  });
}

/** Sends a write the given number of times, each copy to another server; all must get the same response. */
async function sendCopies({ path, body, headers, copies, atOnce }: Write): Promise<void> {
  const send = async (copy: number) => {
    const url = servers[copy % servers.length]?.url ?? '';
    const reply = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers });
    return `${reply.status} ${await reply.text()}`;
  };
  const numbers = Array.from({ length: copies }, (_, copy) => copy);
  const answers: string[] = [];
  if (atOnce) answers.push(...(await Promise.all(numbers.map(send))));
  else for (const copy of numbers) answers.push(await send(copy));
  assert.match(answers[0] ?? '', /^201 /);
  assert.equal(new Set(answers).size, 1, 'copies of one write got different answers');
}

const countEffects = async () =>
  (
    await db.one<{ count: number }>(sql`
    select (select count(*) from orders) + (select count(*) from withdrawals) as count`)
  )?.count ?? 0;

async function sendEachSeveralTimes(): Promise<void> {
  await endOrders(db);
  const planned = planWrites();
  const before = await countEffects();
  const queue = [...planned];
  const worker = async () => {
    for (let write = queue.pop(); write; write = queue.pop()) await sendCopies(write);
  };
  await Promise.all(Array.from({ length: 50 }, worker));
  const effects = (await countEffects()) - before;
  assert.equal(effects, writes);
  const sent = planned.reduce((sum, { copies }) => sum + copies, 0);
  console.log(`${writes} money writes sent ${sent} times, half of them at once: ${effects} effects`);
}

async function assertSums(): Promise<void> {
  const wrong = await db.query(sql`
    select a.id from ledger_accounts a
    where a.kind not like 'clearing.%' and a.balance <>
      coalesce((select sum(amount) from ledger_entries where to_account = a.id), 0)
      - coalesce((select sum(amount) from ledger_entries where from_account = a.id), 0)`);
  assert.deepEqual(wrong, []);
  console.log('every balance is the sum of its entries');
}

const postgres = await demandPostgres();
const db = openPostgres({ url: postgres.url, poolSize: 2, onError: (error) => process.emitWarning(error) });
await migrate(db);
const prepared = await prepareLedger(db, await openVault(db, parseDataKeys(DATA_KEYS)), buys, BUYERS);
const mails = await startSmtpSink();
const env = {
  DATABASE_URL: postgres.url,
  DATABASE_POOL: String(POOL),
  ...PRODUCTION,
  SMTP_URL: mails.url,
  JWT_SECRET: 'bench'.repeat(8),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
};
const servers: Contestant[] = [];
for (let index = 0; index < SERVERS; index += 1) {
  servers.push(await startContestant(`API ${index + 1}`, 'api-server.ts', env));
}
const [server] = servers as [Contestant, ...Contestant[]];
const world = await signInAll(prepared, server.url);
try {
  await buyMany(server, world.warmUpOffers, WARM_UP);
  // So that plans are made for tables with rows, as autovacuum has it elsewhere.
  await db.query(sql`vacuum analyze`);
  await overspend(server);
  await compareWithBare(server);
  await sendEachSeveralTimes();
  await assertSums();
} finally {
  await Promise.all(servers.map(stopContestant));
  await db.close();
  await postgres.stop();
  await mails.close();
}
