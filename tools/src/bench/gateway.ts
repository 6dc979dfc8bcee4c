import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@wspolnik/deploy/release';
import { commandOptions, isSmoke, judge } from '../../../api/src/testing/command-options.ts';
import { percentile, readAll, readKept, readPage } from './gateway/load.ts';
import { type Trend, watchMemory } from './gateway/memory.ts';
import { readAtRate } from './gateway/rate.ts';
import { recordApi } from './gateway/recorded-api.ts';
import { publishServerVersions } from './gateway/server-versions.ts';
import { promoteOffers } from './release/edits.ts';
import { type RunningGateway, startGateway, untilLive } from './release/gateways.ts';
import { openBenchApi, STORE } from './serve-bench.ts';

// `pnpm bench:gateway [--pages=100000] [--versions=100] [--each=500] [--seconds=5] [--smoke]`: public pages of the built gateway, kept
// ones and rendered ones, and its memory over many pages and many versions of a remote.
//
// A core is a second of CPU time of the gateway's process, all its threads together: who asks, and who answers for the API, use the
// same machine. The API's answers are recorded ones, repeated from memory, so a rendered page costs the gateway what it always does, and
// waits for the API less than it would.
const { values } = parseArgs({
  options: commandOptions({ pages: [100_000, 40], versions: [100, 2], each: [500, 8], seconds: [5, 1] }),
});
const PAGES = Number(values.pages);
const VERSIONS = Number(values.versions);
/** Rendered pages that a kind of page is measured with. */
const EACH = Number(values.each);
/** For which a kept page is asked for. */
const SECONDS = Number(values.seconds);

const KEPT_A_CORE = 2000;
const RENDERED_A_CORE = 60;
/** Milliseconds. */
const P99 = 50;
/** Of memory over the whole run, as its trend has it. */
const MOST_GROWTH = 0.1;

let isReached = true;
let missed = 0;

function print(what: string, figure: string, limit: string, reached: boolean): void {
  isReached &&= reached;
  console.log(`${reached ? '✓' : '✗'} ${what.padEnd(64)} ${figure} of ${limit}`);
}

let serial = 0;
/** Of a page that nobody has asked for, so that it is rendered: a query that no page knows changes nothing of it. */
const newAddress = (page: string) => `${page}?n=${++serial}`;
const newAddresses = (pages: readonly string[], count: number) =>
  Array.from({ length: count }, (_, index) => newAddress(pages[index % pages.length] ?? ''));

/** Answers how many of them were rendered. */
async function renderAll(pages: readonly string[], count: number): Promise<number> {
  const skeletons = await readAll(newAddresses(pages, count));
  missed += skeletons;
  return count - skeletons;
}

/** Pages a second of the gateway's CPU time. */
async function perCore(gateway: RunningGateway, read: () => Promise<number>): Promise<number> {
  const before = gateway.cpuTime();
  const count = await read();
  return (count * 1000) / (gateway.cpuTime() - before);
}

/** Of pages that are asked for equally often. */
const ofAll = (rates: readonly number[]) => rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0);

async function throughput(gateway: RunningGateway, pages: readonly string[]): Promise<number> {
  const kept: number[] = [];
  const rendered: number[] = [];
  console.log('pages a second of the CPU time of the gateway        kept   rendered');
  for (const page of pages) {
    await renderAll([page], EACH);
    kept.push(await perCore(gateway, () => readKept(page, SECONDS)));
    rendered.push(await perCore(gateway, () => renderAll([page], EACH)));
    const figures = [kept, rendered].map((rates) => rates.at(-1)?.toFixed(0).padStart(10)).join(' ');
    console.log(`  ${new URL(page).pathname.padEnd(44)} ${figures}`);
  }
  const [ofKept, ofRendered] = [ofAll(kept), ofAll(rendered)];
  print('kept pages, a second and core', ofKept.toFixed(0), `${KEPT_A_CORE}`, ofKept >= KEPT_A_CORE);
  print(
    'rendered pages, a second and core',
    ofRendered.toFixed(0),
    `${RENDERED_A_CORE}`,
    ofRendered >= RENDERED_A_CORE,
  );
  return ofRendered;
}

/** As long as all kept pages together. */
async function latency(pages: readonly string[], rate: number): Promise<void> {
  const count = Math.ceil(rate * SECONDS * pages.length);
  const timed = await readAtRate({ urls: newAddresses(pages, count), rate });
  missed += timed.missed;
  const [p50, p99] = [percentile(timed.latencies, 0.5), percentile(timed.latencies, 0.99)];
  const what = `rendered pages, ${rate.toFixed(0)} a second (half of that), p99, ms`;
  print(what, `${p99.toFixed(0)} (p50 ${p50.toFixed(0)})`, `${P99}`, p99 <= P99);
}

function printMemory(count: number, what: string, trends: readonly Trend[]): void {
  for (const { name, first, last, slope, growth } of trends) {
    const [from, to] = [first, last].map((bytes) => (bytes / 1e6).toFixed(0));
    console.log(
      `  ${name}: ${from} to ${to} MB, a slope of ${(slope / 1e3).toFixed(2)} KB for each of ${count} ${what}`,
    );
    const share = `${(100 * growth).toFixed(1)} %`;
    print(`${name} over ${count} ${what}: growth`, share, `${100 * MOST_GROWTH} %`, growth <= MOST_GROWTH);
  }
}

async function manyVersions(gateway: RunningGateway, location: string, page: string): Promise<Trend[]> {
  const store = await openStore(location);
  const show = async (version = '') => {
    await untilLive(gateway, await promoteOffers(store, version), performance.now());
    if (!(await readPage(newAddress(page)))) missed += 1;
  };
  const large = Array.from({ length: isSmoke ? 1 : LARGE_VERSIONS }, (_, index) => `${index} `.padEnd(LARGE, '-'));
  for (const version of await publishServerVersions(store, large)) await show(version);
  const versions = await publishServerVersions(
    store,
    Array.from({ length: VERSIONS }, (_, index) => `${index}`),
  );
  return watchMemory(gateway, VERSIONS, async (from, to) => {
    for (const version of versions.slice(from, to)) await show(version);
  });
}
/** The gateway keeps 96 MB of files in memory. So many versions of that many bytes fill it, so that its filling counts for nothing. */
const LARGE_VERSIONS = 12;
const LARGE = 8 * 2 ** 20;

async function findPages(api: string): Promise<string[]> {
  const first = async (path: string) => (await (await fetch(`${api}/api/${path}?limit=1`)).json()).results[0].id;
  const [offer, company] = [await first('offers/'), await first('accounts/company-list-all/')];
  const pages = ['/offers', `/offers/${offer}`, '/', '/companies', `/companies/${company}`, '/posts'];
  return isSmoke ? pages.slice(0, 2) : pages;
}

/** A gateway on its own store, whose API is a recorded one, and public pages of every kind. */
async function start(folder: string) {
  const { api, close } = await openBenchApi();
  try {
    const url = await api.listen(0);
    const recorded = await recordApi(url);
    const location = join(folder, 'store');
    await cp(STORE, location, { recursive: true });
    const gateway = await startGateway(recorded.url, location, join(folder, 'gateway'));
    const pages = (await findPages(url)).map((path) => gateway.origin + path);
    for (const page of pages) {
      if (!(await readPage(newAddress(page)))) throw new Error(`${page} is not rendered.`);
    }
    return { recorded, location, gateway, pages };
  } finally {
    await close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'wspolnik-gateway-'));
const { recorded, location, gateway, pages } = await start(folder);
try {
  const rendered = await throughput(gateway, pages);
  await latency(pages, Math.max(1, rendered / 2));
  const overPages = await watchMemory(gateway, PAGES, (from, to) => renderAll(pages, to - from));
  printMemory(PAGES, 'rendered pages', overPages);
  printMemory(VERSIONS, 'versions', await manyVersions(gateway, location, `${gateway.origin}/offers`));
  print('rendered pages that came as skeletons', `${missed}`, '0', missed === 0);
  judge(isReached);
} finally {
  gateway.close();
  recorded.close();
  await rm(folder, { recursive: true });
}
