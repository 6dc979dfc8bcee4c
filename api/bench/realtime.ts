/**
 * Websockets on one API process with a separate PostgreSQL. This process acts as the browsers and as a second API process: it
 * writes frames in transactions and announces them by NOTIFY. Times are from the commit to the frame's arrival.
 *
 *   pnpm bench:realtime [--sockets=2000] [--rate=500] [--seconds=10] [--smoke]
 */

import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HOUR_MS } from '@wspolnik/settings';
import WebSocket from 'ws';
import { newId } from '../src/platform/ids.ts';
import { createPostgresBus } from '../src/platform/realtime/postgres-bus.ts';
import { publish } from '../src/platform/realtime/publish.ts';
import { createAccessTokens } from '../src/platform/sign-in/access-tokens.ts';
import { type AccountOwner, companyAsOwner, userAsOwner } from '../src/platform/sign-in/account-owner.ts';
import type { Database } from '../src/storage/db.ts';
import { migrate } from '../src/storage/migrate.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { sql } from '../src/storage/sql.ts';
import { commandOptions } from '../src/testing/command-options.ts';
import { PRODUCTION } from '../src/testing/production.ts';
import { demandPostgres } from '../src/testing/temporary-postgres.ts';
import { cpuTime, startContestant, stopContestant } from './contestants.ts';

const { values: options } = parseArgs({
  options: commandOptions({ sockets: [2_000, 40], rate: [500, 50], seconds: [10, 1] }),
});
const SOCKETS = Number(options.sockets);
const SECRET = 'bench'.repeat(8);
const TICK_MS = 20;
/** The first sockets load code; only later ones are counted. */
const FIRST = Math.min(100, SOCKETS / 2);
/** Concurrent handshakes, as when browsers reconnect after a restart. */
const HANDSHAKES = 100;
/** Concurrent transactions; a writer that is too slow falls behind the rate. */
const WRITES = 50;

interface Browser {
  userId: string;
  token: string;
  socket: WebSocket | null;
  seq: number;
  /** Frames out of order, repeated or missing. */
  faults: number;
}

let serial = 0;
/** Commit times by frame number; frames that are not in here are not measured. */
const committed = new Map<number, number>();
const latencies: number[] = [];

async function write(db: Database, to: AccountOwner): Promise<void> {
  serial += 1;
  const n = serial;
  await db.transaction((tx) => publish(tx, to, { type: 'order.changed', data: { n } }, new Date()));
  committed.set(n, performance.now());
}

function rethrow(error: Error): never {
  throw error;
}

async function fill(db: Database): Promise<{ browsers: Browser[]; company: string }> {
  const now = new Date();
  const ids = Array.from({ length: SOCKETS }, () => newId());
  const company = newId();
  await db.query(sql`
    insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
    select id, id || '@bench.test', 'Anna', 'Nowak', '', ${now} from unnest(${ids}::uuid[]) as u (id)`);
  await db.query(sql`
    insert into sessions (id, user_id, created_at, last_used_at, expires_at)
    select id, id, ${now}, ${now}, ${new Date(now.getTime() + HOUR_MS)} from unnest(${ids}::uuid[]) as u (id)`);
  await db.query(sql`insert into companies (id, name, status) values (${company}, 'Wszyscy', 'active')`);
  await db.query(sql`
    insert into company_members (company_id, user_id, role)
    select ${company}, id, 'member' from unnest(${ids}::uuid[]) as u (id)`);
  const tokens = createAccessTokens(new TextEncoder().encode(SECRET));
  const browsers = ids.map(async (userId) => {
    const token = await tokens.sign({ userId, sessionId: userId }, now);
    return { userId, token, socket: null, seq: 0, faults: 0 };
  });
  return { browsers: await Promise.all(browsers), company };
}

function hear(browser: Browser, text: string): void {
  const { seq, type, data } = JSON.parse(text) as { seq: number; type: string; data: { n: number } };
  if (type === 'ping') return;
  if (seq !== browser.seq + 1) browser.faults += 1;
  browser.seq = seq;
  const at = committed.get(data.n);
  if (at !== undefined) latencies.push(performance.now() - at);
}

/** As a browser asks for it before each handshake. */
async function ticketOf(url: string, { token }: Browser): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${url}/api/accounts/ws-ticket/`, { method: 'POST', headers });
  return ((await reply.json()) as { ticket: string }).ticket;
}

/** One attempt: true with the first ping, when the socket is authenticated and missed frames have been sent. */
async function tryOpen(url: string, browser: Browser): Promise<boolean> {
  const ticket = await ticketOf(url, browser);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws/?token=${ticket}&since=${browser.seq}`);
  browser.socket = socket;
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => resolve(false));
    socket.on('message', (data) => {
      const text = String(data);
      if (socket === browser.socket) hear(browser, text);
      if (text.includes('"ping"')) resolve(true);
    });
  });
}

let retries = 0;

async function open(url: string, browser: Browser): Promise<void> {
  while (!(await tryOpen(url, browser))) retries += 1;
}

async function openAll(url: string, browsers: readonly Browser[]): Promise<number> {
  const start = performance.now();
  const left = [...browsers];
  const worker = async () => {
    for (let browser = left.pop(); browser; browser = left.pop()) await open(url, browser);
  };
  await Promise.all(Array.from({ length: HANDSHAKES }, worker));
  return performance.now() - start;
}

/** Writes `rate` frames a second, each in its own transaction, to the users in turn; answers how many. */
async function load(db: Database, browsers: readonly Browser[], seconds: number): Promise<number> {
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  let sent = 0;
  const writer = async () => {
    while (elapsed() < seconds) {
      if (sent >= elapsed() * Number(options.rate)) await wait(TICK_MS);
      else {
        sent += 1;
        await write(db, userAsOwner(browsers[sent % browsers.length]?.userId ?? ''));
      }
    }
  };
  await Promise.all(Array.from({ length: WRITES }, writer));
  return sent;
}

async function arrived(browsers: readonly Browser[], frames: number): Promise<void> {
  const deadline = performance.now() + 30_000;
  const total = () => browsers.reduce((sum, { seq }) => sum + seq, 0);
  while (total() < frames) {
    if (performance.now() > deadline) throw new Error(`${frames - total()} of ${frames} frames were lost`);
    await wait(TICK_MS);
  }
  const faults = browsers.reduce((sum, browser) => sum + browser.faults, 0);
  if (total() !== frames || faults > 0) throw new Error(`${total()} of ${frames} frames, ${faults} out of order`);
}

function report(title: string): void {
  const sorted = latencies.splice(0).sort((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  console.log(`${title.padEnd(72)} p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms (${sorted.length} frames)`);
}

function residentBytes(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

async function run(databaseUrl: string): Promise<void> {
  const db = openPostgres({ url: databaseUrl, poolSize: 10, onError: rethrow });
  await migrate(db);
  const { browsers, company } = await fill(db);
  const env = {
    DATABASE_URL: databaseUrl,
    ...PRODUCTION,
    JWT_SECRET: SECRET,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  };
  const api = await startContestant('API', 'api-server.ts', env);
  const bus = await createPostgresBus(databaseUrl, { onHeard: () => {}, onResumed: () => {}, onError: rethrow });
  db.onAnnounced((topic, ids) => bus.send(topic, ids));
  try {
    await openAll(api.url, browsers.slice(0, FIRST));
    const before = residentBytes(api.process.pid);
    const opening = await openAll(api.url, browsers.slice(FIRST));
    const each = (residentBytes(api.process.pid) - before) / (SOCKETS - FIRST) / 1024;
    console.log(
      `${SOCKETS} sockets open, ${opening.toFixed(0)} ms for all; ${each.toFixed(1)} KB of memory per idle socket\n`,
    );

    const seconds = Number(options.seconds);
    const cpu = cpuTime(api);
    let frames = await load(db, browsers, seconds);
    await arrived(browsers, frames);
    report(`${options.rate} transactions a second, one receiver each`);
    console.log(`  ${((cpuTime(api) - cpu) / seconds / 10).toFixed(0)} % of one core in the API process`);

    await write(db, companyAsOwner(company));
    frames += SOCKETS;
    await arrived(browsers, frames);
    report(`one transaction, ${SOCKETS} receivers`);

    const writing = load(db, browsers, seconds);
    await wait((seconds * 1000) / 4);
    for (const browser of browsers) browser.socket?.terminate();
    const back = await openAll(api.url, browsers);
    // Excludes the time during which a browser was disconnected.
    committed.clear();
    latencies.length = 0;
    frames += await writing;
    frames += await load(db, browsers, seconds);
    await arrived(browsers, frames);
    report(`all sockets cut under that load, back in ${back.toFixed(0)} ms; from then on`);
    console.log(`None lost, none twice, all in order; ${retries} handshakes were refused and tried again.`);
  } finally {
    for (const browser of browsers) browser.socket?.terminate();
    await bus.close();
    await stopContestant(api);
    await db.close();
  }
}

const postgres = await demandPostgres();
try {
  await run(postgres.url);
} finally {
  await postgres.stop();
}
