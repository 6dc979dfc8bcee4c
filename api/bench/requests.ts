import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { createAccessTokens } from '../src/platform/sign-in/access-tokens.ts';
import { isSmoke } from '../src/testing/command-options.ts';
import { PRODUCTION } from '../src/testing/production.ts';
import { PEOPLE } from './community.ts';
import { type Contestant, cpuTime, median, startContestant, stopContestant } from './contestants.ts';
import type { Market } from './database-table.ts';
import { idOf } from './market.ts';

const CONNECTIONS = 50;
const POOL = '10';
const WARM_UP_REQUESTS = isSmoke ? 50 : 2_000;
const SECRET = 'bench'.repeat(8);

interface Race {
  label: string;
  paths: string[];
  /** Callers, in turn. */
  people?: typeof PEOPLE;
  /** Adds a meaningless parameter, different each time, so that no request shares another's query. */
  distinct: boolean;
}

const LISTS = ['', ...Array.from({ length: 10 }, (_, index) => `category=${idOf(1 + index)}&`)];
const OWN_QUERY = 'each request its own query';
const SHIPPED = 'as shipped: guests who ask the same at once share a query';
const feed = ['/api/posts/?limit=30&page=1'];
const list = LISTS.map((filter) => `/api/offers/?${filter}limit=30&page=1`);

function races({ offers }: Market['size']): Race[] {
  // Only listed offers: about one in sixteen is not.
  const ids = Array.from({ length: 200 }, (_, index) => idOf(Math.floor((offers / 200) * index)));
  return [
    { label: `list, ${OWN_QUERY}`, paths: list, distinct: true },
    { label: `list, ${SHIPPED}`, paths: list, distinct: false },
    { label: 'detail', paths: ids.map((id) => `/api/offers/${id}/?page=1`), distinct: true },
    { label: `feed, ${OWN_QUERY}`, paths: feed, distinct: true },
    { label: `feed, ${SHIPPED}`, paths: feed, distinct: false },
    { label: 'threads', paths: ['/api/message-threads-get/?limit=30&page=1'], people: PEOPLE, distinct: true },
  ];
}

/** Of a smoke one with guests, one with people. */
function chosenRaces(size: Market['size']): Race[] {
  const all = races(size);
  return isSmoke ? all.filter(({ label }) => label === 'detail' || label === 'threads') : all;
}

/** Access tokens live for five minutes, so each race has its own. */
async function headersOf({ people = [] }: Race): Promise<Record<string, string>[]> {
  const tokens = createAccessTokens(new TextEncoder().encode(SECRET));
  const signed = people.map(async (person) => ({ authorization: `Bearer ${await tokens.sign(person, new Date())}` }));
  return people.length > 0 ? Promise.all(signed) : [{}];
}

let serial = 0;

async function load({ url }: Contestant, race: Race, limit: { duration: number } | { amount: number }) {
  const headers = await headersOf(race);
  const requests = race.paths.map((path) => ({
    method: 'GET' as const,
    path,
    setupRequest: (request: autocannon.Request) => {
      serial += 1;
      const own = race.distinct ? `${path}&n=${serial}` : path;
      return { ...request, path: own, headers: { ...request.headers, ...headers[serial % headers.length] } };
    },
  }));
  const result = await autocannon({ url, connections: CONNECTIONS, requests, ...limit });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

async function measure(contestant: Contestant, race: Race, seconds: number): Promise<void> {
  const before = cpuTime(contestant);
  const { requests } = await load(contestant, race, { duration: seconds });
  contestant.cpuMs += cpuTime(contestant) - before;
  contestant.requests += requests.total;
  contestant.rates.push(requests.average);
}

/** Both must answer the same, or the comparison is meaningless. Answers the paths that exist. */
async function compareAnswers(contestants: Contestant[], race: Race): Promise<string[]> {
  const [headers = {}] = await headersOf(race);
  const existing: string[] = [];
  for (const path of race.paths) {
    const replies = await Promise.all(contestants.map(({ url }) => fetch(url + path, { headers })));
    if (replies.at(-1)?.status === 404) continue;
    const bodies = (await Promise.all(replies.map((reply) => reply.json()))) as { results?: unknown[] }[];
    const answers = bodies.map((body) => JSON.stringify(body.results ?? body));
    if (new Set(answers).size !== 1 || answers[0] === '[]') throw new Error(`different answers to ${path}`);
    existing.push(path);
  }
  return existing;
}

function print(contestants: Contestant[], { label }: Race): void {
  console.log(`${label} (load ${loadavg()[0]?.toFixed(1)})`);
  const [raw, rawCached, api] = contestants.map(({ rates }) => median(rates));
  for (const { label: name, rates, cpuMs, requests } of contestants) {
    const rounds = rates.map((rate) => rate.toFixed(0)).join(' ');
    const rate = median(rates).toFixed(0).padStart(6);
    console.log(
      `  ${name.padEnd(34)} ${rate} requests/s, ${(cpuMs / requests).toFixed(2)} ms CPU each (rounds: ${rounds})`,
    );
  }
  const ratio = (floor: number | undefined) => `${((api ?? 0) / (floor ?? 1)).toFixed(2)} ×`;
  console.log(`  API : raw ${ratio(raw)}, API : raw that keeps totals as the API does ${ratio(rawCached)}\n`);
}

async function startAll(databaseUrl: string): Promise<Contestant[]> {
  const env = { DATABASE_URL: databaseUrl, DATABASE_POOL: POOL };
  const production = { ...PRODUCTION, JWT_SECRET: SECRET, LOG_LEVEL: 'warn', DEMO_DATA: 'off' };
  return [
    await startContestant('raw node:http + pg', 'raw-server.ts', env),
    await startContestant('raw node:http + pg, totals cached', 'raw-server.ts', { ...env, COUNT_CACHE: 'on' }),
    await startContestant('API (production, LOG_LEVEL=warn)', 'api-server.ts', { ...env, ...production }),
  ];
}

/**
 * Requests per second of the API compared with a bare node:http + pg server that runs the same SQL: every server in a
 * separate process with the same pool, rounds interleaved so that all have the same disturbances.
 */
export async function measureRequests(market: Market, plan: { rounds: number; seconds: number }): Promise<void> {
  console.log(`${plan.rounds} rounds of ${plan.seconds} s, ${CONNECTIONS} connections, pool of ${POOL}, interleaved\n`);
  const contestants = await startAll(market.url);
  try {
    for (const all of chosenRaces(market.size)) {
      const race = { ...all, paths: await compareAnswers(contestants, all) };
      for (const contestant of contestants) Object.assign(contestant, { rates: [], requests: 0, cpuMs: 0 });
      // By requests, not by seconds: on a busy machine seconds would leave the larger program cold.
      for (const contestant of contestants) await load(contestant, race, { amount: WARM_UP_REQUESTS });
      for (let round = 0; round < plan.rounds; round += 1) {
        for (const contestant of contestants) await measure(contestant, race, plan.seconds);
      }
      print(contestants, race);
    }
  } finally {
    await Promise.all(contestants.map(stopContestant));
  }
}
