import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createGateway } from '@wspolnik/deploy';
import type { Browser } from 'playwright';
import { generate } from 'selfsigned';
import { commandOptions, isSmoke, judge } from '../../../api/src/testing/command-options.ts';
import { ROOT } from '../webpack/base-config.ts';
import {
  chainDepth,
  coldLoad,
  LATENCY_ONLY,
  launchBrowser,
  median,
  NOT_SLOWED,
  openCold,
  SLOW_4G,
  softNavigation,
} from './measure.ts';
import { releaseMonolith } from './monolith.ts';
import { openBenchApi, STORE } from './serve-bench.ts';

// `pnpm bench:compose [--rounds=9] [--slowdown=4] [--smoke]`: the same source composed at run time and as one monolith, with
// the same server and preloads, cold.
const { values } = parseArgs({ options: commandOptions({ rounds: [9, 1], slowdown: [4, 1] }) });
const ROUNDS = Number(values.rounds);
const CPU_SLOWDOWN = Number(values.slowdown);
const PAGE = '/offers';
const CONTENT = 'main article a[href^="/offers/"]';
const NEXT_LINK = '#header a[href="/companies"]';
const NEXT_CONTENT = 'main h2 a[href^="/companies/"]';

interface Round {
  jsBytes: number;
  requests: number;
  fcp: number;
  lcp: number;
  content: number;
  navigation: number;
  reacts: number;
}
type Side = 'federated' | 'monolith';

async function measureRound(browser: Browser, origin: string): Promise<Round> {
  const { context, page, requests } = await openCold(browser, isSmoke ? NOT_SLOWED : SLOW_4G, CPU_SLOWDOWN);
  const load = await coldLoad(page, requests, origin + PAGE, CONTENT);
  const navigation = await softNavigation(page, NEXT_LINK, NEXT_CONTENT);
  await context.close();
  const { jsBytes, fcp, lcp, content, reactCopies } = load;
  return { jsBytes, requests: load.requests.length, fcp, lcp, content, navigation, reacts: reactCopies };
}

/** Requests up to the content, each waiting for the previous one; pictures and later requests do not count. */
async function measureDepth(browser: Browser, origin: string): Promise<number> {
  const { context, page, requests } = await openCold(browser, isSmoke ? NOT_SLOWED : LATENCY_ONLY, 1);
  const load = await coldLoad(page, requests, origin + PAGE, CONTENT);
  await context.close();
  const started = Math.min(...load.requests.map(({ start }) => start));
  const before = load.requests.filter(({ start }) => (start - started) * 1000 < load.content);
  return chainDepth(before.filter(({ url }) => /\.(js|css)$|^\/offers$|^\/api\/(offers|categories)\/$/.test(url)));
}

async function serve() {
  const monolithStore = join(ROOT, '.cache/bench-monolith');
  await releaseMonolith(monolithStore, isSmoke);
  const { api, close: closeApi } = await openBenchApi();
  const url = await api.listen(0);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const gateways = await Promise.all(
    [STORE, monolithStore].map((store) => createGateway({ api: url, store, tls: { key, cert } })),
  );
  const [federated = '', monolith = ''] = await Promise.all(gateways.map((gateway) => gateway.listen(0, '127.0.0.1')));
  const close = async () => {
    for (const gateway of gateways) await gateway.close();
    await closeApi();
  };
  return { origins: { federated, monolith }, close };
}

function print(rounds: Record<Side, Round[]>, depth: Record<Side, number>): boolean {
  const of = (side: Side, key: keyof Round) => median(rounds[side].map((round) => round[key]));
  console.log(`\n${PAGE}, cold, slow 4G, CPU ${CPU_SLOWDOWN}×, median of ${ROUNDS} interleaved`);
  console.log('                      federated   monolith   ratio   reach');
  const results = [
    row('JS, KB br', of('federated', 'jsBytes') / 1000, of('monolith', 'jsBytes') / 1000, 1.15),
    row('chain depth', depth.federated, depth.monolith, 1),
    row('FCP, ms', of('federated', 'fcp'), of('monolith', 'fcp'), 0.5),
    row('LCP, ms', of('federated', 'lcp'), of('monolith', 'lcp'), 1.05),
    row('content, ms', of('federated', 'content'), of('monolith', 'content'), 1.05),
    row('soft navigation, ms', of('federated', 'navigation'), of('monolith', 'navigation'), 1),
    absolute('JS federated, KB br', of('federated', 'jsBytes') / 1000, 230),
    absolute('copies of React', of('federated', 'reacts'), 1),
  ];
  row('requests', of('federated', 'requests'), of('monolith', 'requests'));
  return results.every(Boolean);
}

function row(name: string, federated: number, monolith: number, reach?: number): boolean {
  const ratio = federated / monolith;
  const met = reach === undefined || ratio <= reach + 0.005;
  const columns = [name.padEnd(20), format(federated), format(monolith), ratio.toFixed(2).padStart(7)];
  console.log(...columns, reach === undefined ? '' : `  ≤ ${reach} ${met ? '✓' : '✗'}`);
  return met;
}

function absolute(name: string, value: number, reach: number): boolean {
  const met = value <= reach;
  console.log(name.padEnd(20), format(value), ' '.repeat(18), `  ≤ ${reach} ${met ? '✓' : '✗'}`);
  return met;
}

const format = (value: number) => value.toFixed(value < 1000 ? 1 : 0).padStart(10);

const { origins, close } = await serve();
const browser = await launchBrowser();
try {
  const depth = {
    federated: await measureDepth(browser, origins.federated),
    monolith: await measureDepth(browser, origins.monolith),
  };
  const rounds: Record<Side, Round[]> = { federated: [], monolith: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of ['federated', 'monolith'] as const)
      rounds[side].push(await measureRound(browser, origins[side]));
  }
  judge(print(rounds, depth));
} finally {
  await browser.close();
  await close();
}
