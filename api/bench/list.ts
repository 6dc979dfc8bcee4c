/**
 * GET offers list of the API against a bare node:http + pg server that runs the same SQL: 100 000 offers, PostgreSQL of its
 * own, every server a process of its own with the same pool, rounds interleaved so that all see the same noise.
 *
 *   pnpm bench:api [--rounds=5] [--seconds=4] [--offers=100000]
 */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { migrate } from '../src/storage/migrate.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { sql } from '../src/storage/sql.ts';
import { type Contestant, cpuTime, median, startContestant, stopContestant } from './contestants.ts';
import { loadMarket } from './market.ts';
import { startPostgres } from './temporary-postgres.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    offers: { type: 'string', default: '100000' },
  },
});
const CONNECTIONS = 50;
const POOL = '10';
const WARM_UP_REQUESTS = 4_000;

function rethrow(error: Error): never {
  throw error;
}

async function prepare(url: string): Promise<string[]> {
  const database = openPostgres({ url, poolSize: 1, onError: rethrow });
  try {
    await migrate(database);
    // Loading takes longer than any request may; the pool has one connection, which keeps the setting.
    await database.query(sql`set statement_timeout = 0`);
    return await loadMarket(database, Number(options.offers), Number(options.offers) / 5);
  } finally {
    await database.close();
  }
}

interface Race {
  paths: string[];
  /** Adds a parameter that means nothing, other each time: no request can share the query of another. */
  distinct: boolean;
}

let serial = 0;

async function load({ url }: Contestant, { paths, distinct }: Race, limit: { duration: number } | { amount: number }) {
  const requests = paths.map((path) => ({
    method: 'GET' as const,
    path,
    setupRequest: (request: autocannon.Request) => {
      serial += 1;
      return distinct ? { ...request, path: `${path}&n=${serial}` } : request;
    },
  }));
  const result = await autocannon({ url, connections: CONNECTIONS, requests, ...limit });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

async function measure(contestant: Contestant, race: Race): Promise<void> {
  const before = cpuTime(contestant);
  const { requests } = await load(contestant, race, { duration: Number(options.seconds) });
  contestant.cpuMs += cpuTime(contestant) - before;
  contestant.requests += requests.total;
  contestant.rates.push(requests.average);
}

/** Both must send the same offers, or the figures compare nothing. */
async function compareAnswers(contestants: Contestant[], paths: string[]): Promise<void> {
  for (const path of paths) {
    const answers = await Promise.all(
      contestants.map(async ({ url }) =>
        JSON.stringify(((await (await fetch(url + path)).json()) as { results: unknown[] }).results),
      ),
    );
    if (new Set(answers).size !== 1 || answers[0]?.length === 2) throw new Error(`different answers to ${path}`);
  }
}

function print(contestants: Contestant[], distinct: boolean): void {
  console.log(
    distinct ? 'Every request runs its own query' : 'As shipped: guests who ask the same at once share a query',
  );
  const [raw, rawCached, api] = contestants.map(({ rates }) => median(rates));
  for (const { label, rates, cpuMs, requests } of contestants) {
    const rounds = rates.map((rate) => rate.toFixed(0)).join(' ');
    const cpu = (cpuMs / requests).toFixed(2);
    console.log(
      `  ${label.padEnd(40)} ${median(rates).toFixed(0).padStart(6)} requests/s, ${cpu} ms CPU each (rounds: ${rounds})`,
    );
  }
  const ratio = (floor: number | undefined) => `${((api ?? 0) / (floor ?? 1)).toFixed(2)} ×`;
  console.log(`  API : raw                                ${ratio(raw)}`);
  console.log(`  API : raw that keeps counts as the API   ${ratio(rawCached)}\n`);
}

async function startAll(databaseUrl: string): Promise<Contestant[]> {
  const env = { DATABASE_URL: databaseUrl, DATABASE_POOL: POOL };
  const production = { NODE_ENV: 'production', JWT_SECRET: 'bench'.repeat(8), LOG_LEVEL: 'warn' };
  return [
    await startContestant('raw node:http + pg', 'raw-server.ts', env),
    await startContestant('raw node:http + pg, counts kept', 'raw-server.ts', { ...env, COUNT_CACHE: 'on' }),
    await startContestant('API (production, LOG_LEVEL=warn)', 'api-server.ts', { ...env, ...production }),
  ];
}

async function run(contestants: Contestant[], race: Race): Promise<void> {
  for (const contestant of contestants) Object.assign(contestant, { rates: [], requests: 0, cpuMs: 0 });
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const contestant of contestants) await measure(contestant, race);
  }
  print(contestants, race.distinct);
}

async function compete(databaseUrl: string, sections: string[]): Promise<void> {
  const paths = [
    '/api/offers/?limit=30&page=1',
    ...sections.map((id) => `/api/offers/?category=${id}&limit=30&page=1`),
  ];
  const contestants = await startAll(databaseUrl);
  try {
    await compareAnswers(contestants, paths);
    // By requests, not by seconds: on a busy machine seconds would leave the bigger program cold.
    for (const contestant of contestants)
      await load(contestant, { paths, distinct: true }, { amount: WARM_UP_REQUESTS });
    await run(contestants, { paths, distinct: true });
    await run(contestants, { paths, distinct: false });
    console.log(
      'The API keeps totals of 1000 and more for ten seconds per filter; the first raw server counts to 10 001 each time.',
    );
  } finally {
    await Promise.all(contestants.map(stopContestant));
  }
}

const postgres = await startPostgres();
try {
  console.log(
    `Loading ${options.offers} offers of ${Number(options.offers) / 5} companies into a PostgreSQL of their own …`,
  );
  const sections = await prepare(postgres.url);
  console.log(
    `${options.rounds} rounds of ${options.seconds} s each, ${CONNECTIONS} connections, pool of ${POOL}, interleaved.\n`,
  );
  await compete(postgres.url, sections);
} finally {
  await postgres.stop();
}
