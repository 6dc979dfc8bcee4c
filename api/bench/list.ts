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

async function load({ url }: Contestant, paths: string[], seconds: number): Promise<autocannon.Result> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: paths.map((path) => ({ path, method: 'GET' })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

async function measure(contestant: Contestant, paths: string[]): Promise<void> {
  const before = cpuTime(contestant);
  const { requests } = await load(contestant, paths, Number(options.seconds));
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

function print(contestants: Contestant[]): void {
  const [raw, rawCached, api] = contestants.map(({ rates }) => median(rates));
  for (const { label, rates, cpuMs, requests } of contestants) {
    const cpu = (cpuMs / requests).toFixed(2);
    const rounds = rates.map((rate) => rate.toFixed(0)).join(' ');
    console.log(
      `${label}\n  ${median(rates).toFixed(0)} requests/s (rounds: ${rounds}), ${cpu} ms of its own CPU each`,
    );
  }
  const ratio = (floor: number | undefined) => `${((api ?? 0) / (floor ?? 1)).toFixed(2)} ×`;
  console.log(`\n${ratio(raw)} the raw server that counts in every request, as plain SQL does (goal: at least 1.0)`);
  console.log(`${ratio(rawCached)} the raw server with the API's own cache of counts: what the framework itself costs`);
  console.log(
    '\nThe API keeps totals of 1000 and more for ten seconds per filter; the first raw server counts to 10 001 each time.',
  );
}

async function race(databaseUrl: string, sections: string[]): Promise<void> {
  const paths = [
    '/api/offers/?limit=30&page=1',
    ...sections.map((id) => `/api/offers/?category=${id}&limit=30&page=1`),
  ];
  const env = { DATABASE_URL: databaseUrl, DATABASE_POOL: POOL };
  const production = { NODE_ENV: 'production', JWT_SECRET: 'bench'.repeat(8), LOG_LEVEL: 'warn' };
  const contestants = [
    await startContestant('raw node:http + pg', 'raw-server.ts', env),
    await startContestant('raw node:http + pg, same cache of counts', 'raw-server.ts', { ...env, COUNT_CACHE: 'on' }),
    await startContestant('Wspólnik API (production, LOG_LEVEL=warn)', 'api-server.ts', { ...env, ...production }),
  ];
  try {
    await compareAnswers(contestants, paths);
    for (const contestant of contestants) await load(contestant, paths, 2);
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const contestant of contestants) await measure(contestant, paths);
    }
    print(contestants);
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
  await race(postgres.url, sections);
} finally {
  await postgres.stop();
}
