import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createGateway } from '@wspolnik/deploy';
import type { Browser } from 'playwright';
import { commandOptions, isSmoke, judge } from '../../../api/src/testing/command-options.ts';
import { ROOT } from '../webpack/base-config.ts';
import {
  chainDepth,
  LATENCY_ONLY,
  launchBrowser,
  loadPage,
  median,
  NOT_SLOWED,
  openCold,
  type PageLoad,
  SLOW_4G,
  softNavigation,
} from './measure.ts';
import { releaseMonolith } from './monolith.ts';
import { repeatVisit } from './repeat-visit.ts';
import { openBenchApi, ownCertificate, STORE } from './serve-bench.ts';

// `pnpm bench:compose [--rounds=9] [--slowdown=4] [--smoke]`: the same source composed at run time and as one monolith, with
// the same server and preloads: a cold visit, the first click after it, and a second visit. The monolith has no service worker,
// so its second visit has the browser's cache of files.
const { values } = parseArgs({ options: commandOptions({ rounds: [9, 1], slowdown: [4, 1] }) });
const ROUNDS = Number(values.rounds);
const CPU_SLOWDOWN = Number(values.slowdown);

interface BenchPage {
  path: string;
  /** First content of the page. */
  content: string;
  /** The soft navigation: a click on `link`, until the content of the page that it leads to. */
  next: { link: string; content: string };
}
const OFFER_CARD = '#offer-results article a[href^="/offers/"]';
const COMPANY_CARD = 'main h2 a[href^="/companies/"]';
/** From the list, within a remote. */
const TO_OFFER = { link: OFFER_CARD, content: 'main header h1' };
/** By the menu: from an offer back to a list that was not loaded before, from the companies into another remote. */
const TO_OFFERS = { link: '#header a[href="/offers"]', content: OFFER_CARD };

type Round = Omit<PageLoad, 'requests' | 'reactCopies' | 'longTasks'> & {
  requests: number;
  navigation: number;
  reacts: number;
  longest: number;
  blocked: number;
  /** Of the second visit. */
  again: number;
  lcpAgain: number;
};
type Side = 'federated' | 'monolith';

const NETWORK = isSmoke ? NOT_SLOWED : SLOW_4G;

async function measureRound(browser: Browser, side: Side, { path, content, next }: BenchPage): Promise<Round> {
  const url = origins[side] + path;
  const { context, page, requests } = await openCold(browser, NETWORK, CPU_SLOWDOWN);
  const load = await loadPage(page, requests, url, content);
  const navigation = await softNavigation(page, next.link, next.content);
  await context.close();
  const hasWorker = side === 'federated';
  const again = await repeatVisit(browser, { url, content, network: NETWORK, cpu: CPU_SLOWDOWN, hasWorker });
  const { requests: asked, reactCopies, longTasks, ...times } = load;
  return {
    ...times,
    requests: asked.length,
    navigation,
    reacts: reactCopies,
    longest: Math.max(0, ...longTasks),
    blocked: longTasks.reduce((sum, task) => sum + task - 50, 0),
    again: again.content,
    lcpAgain: again.lcp,
  };
}

/** Requests up to the controls, each waiting for the previous one; pictures and later requests do not count. */
async function measureDepth(browser: Browser, origin: string, { path, content }: BenchPage): Promise<number> {
  const { context, page, requests } = await openCold(browser, isSmoke ? NOT_SLOWED : LATENCY_ONLY, 1);
  const load = await loadPage(page, requests, origin + path, content);
  await context.close();
  const started = Math.min(...load.requests.map(({ start }) => start));
  const before = load.requests.filter(({ start }) => (start - started) * 1000 < load.interactive);
  return chainDepth(before.filter(({ url }) => /\.(js|css)$|^\/api\/(offers|categories)\/$/.test(url) || url === path));
}

async function serve() {
  const monolithStore = join(ROOT, '.cache/bench-monolith');
  await releaseMonolith(monolithStore, isSmoke);
  const { api, close: closeApi } = await openBenchApi();
  const url = await api.listen(0);
  const tls = await ownCertificate();
  const gateways = await Promise.all([STORE, monolithStore].map((store) => createGateway({ api: url, store, tls })));
  const [federated = '', monolith = ''] = await Promise.all(gateways.map((gateway) => gateway.listen(0, '127.0.0.1')));
  const close = async () => {
    for (const gateway of gateways) await gateway.close();
    await closeApi();
  };
  return { origins: { federated, monolith, api: url }, close };
}

function print({ path }: BenchPage, rounds: Record<Side, Round[]>, depth: Record<Side, number>): boolean {
  const of = (side: Side, key: keyof Round) => median(rounds[side].map((round) => round[key]));
  const compare = (name: string, key: keyof Round, reach?: number, unit = 1) =>
    row(name, of('federated', key) / unit, of('monolith', key) / unit, reach);
  console.log(`\n${path}, slow 4G, CPU ${CPU_SLOWDOWN}×, median of ${ROUNDS} interleaved`);
  console.log('                      federated   monolith   ratio   reach');
  const results = [
    compare('JS, KB br', 'jsBytes', 1.15, 1000),
    row('chain depth', depth.federated, depth.monolith),
    compare('FCP, ms', 'fcp', 0.35),
    compare('LCP, ms', 'lcp', 0.4),
    compare('content, ms', 'content', 0.4),
    compare('interactive, ms', 'interactive', 1.1),
    compare('soft navigation, ms', 'navigation', 0.6),
    compare('2nd visit content,ms', 'again', 0.5),
    compare('2nd visit LCP, ms', 'lcpAgain', 0.5),
    absolute('layout shift, ‰', of('federated', 'shifts') * 1000, 1),
    absolute('longest task, ms', of('federated', 'longest'), 120),
    absolute('JS federated, KB br', of('federated', 'jsBytes') / 1000, 230),
    absolute('copies of React', of('federated', 'reacts'), 1),
  ];
  compare('blocked after FCP', 'blocked');
  compare('requests', 'requests');
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
  const { results } = await (await fetch(`${origins.api}/api/offers/?limit=1`)).json();
  const pages: BenchPage[] = [
    { path: '/offers', content: OFFER_CARD, next: TO_OFFER },
    { path: `/offers/${results[0].id}`, content: 'main h1', next: TO_OFFERS },
    { path: '/companies', content: COMPANY_CARD, next: TO_OFFERS },
  ];
  const verdicts: boolean[] = [];
  for (const benchPage of pages) {
    const depth = {
      federated: await measureDepth(browser, origins.federated, benchPage),
      monolith: await measureDepth(browser, origins.monolith, benchPage),
    };
    const rounds: Record<Side, Round[]> = { federated: [], monolith: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of ['federated', 'monolith'] as const)
        rounds[side].push(await measureRound(browser, side, benchPage));
    }
    verdicts.push(print(benchPage, rounds, depth));
  }
  judge(verdicts.every(Boolean));
} finally {
  await browser.close();
  await close();
}
