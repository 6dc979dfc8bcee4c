import { openStore, readContainer, readLive, readRegistry } from '@wspolnik/deploy/release';
import type { Browser } from 'playwright';
import { launchBrowser } from '../measure.ts';
import { STORE, serveBench } from '../serve-bench.ts';

/** Those with a script's address, and its compilation. */
const CATEGORIES = ['devtools.timeline'];
/** Work that contains no other of them. */
const WORK = ['v8.compile', 'EvaluateScript', 'FunctionCall'];

interface TraceEvent {
  name: string;
  /** Microseconds: when it began and how long it took. */
  ts: number;
  dur?: number;
  args?: { data?: { url?: string }; fileName?: string };
}

declare global {
  interface Window {
    __reported?: boolean;
  }
}

/** Files of the code that measures, which the shell loads when it is idle. */
async function measuringFiles(): Promise<string[]> {
  const store = await openStore(STORE);
  const live = await readLive(store, 'stable', await readRegistry(store));
  const version = live?.containers.find(({ name }) => name === 'shell')?.version ?? '';
  const { assets } = await readContainer(store, 'shell', version);
  const files = assets.chunks.measure?.filter((file) => !assets.startup.includes(file));
  if (!files?.length) throw new Error('The live shell does not measure.');
  return files;
}

/** Answers what the measuring code sends at once: what a browser does for a request is not its work, and differs between machines. */
function answerBeacons() {
  const { fetch } = window;
  const answers = { POST: { status: 204 }, GET: { status: 200, json: async () => ({ token: 'benchmark' }) } };
  window.fetch = async (input, init) => {
    if (!String(input).startsWith('/vitals')) return fetch(input, init);
    const method = init?.method === 'POST' ? 'POST' : 'GET';
    if (method === 'POST') window.__reported = true;
    return answers[method] as Response;
  };
}

/** Milliseconds of the main thread for one request: what this machine's browser does for it is no matter of ours. */
function requestOnce(): number {
  const started = performance.now();
  void fetch('/healthz');
  return performance.now() - started;
}

export interface Cost {
  /** Milliseconds of the main thread for the measuring code, from its loading until its first report. */
  measuring: number;
  /** The same for one request of the page. */
  request: number;
}

async function measureOne(browser: Browser, origin: string, files: readonly string[]): Promise<Cost> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(answerBeacons);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(`${origin}/offers`);
  await page.waitForFunction(() => window.__reported);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const request = await page.evaluate(requestOnce);
  await context.close();
  const own = traceEvents.filter(({ name, args }) => {
    const url = args?.data?.url ?? args?.fileName ?? '';
    return WORK.includes(name) && files.some((file) => url.includes(file));
  });
  return { measuring: longestOnly(own) / 1000, request };
}

/** Sum of what is not part of another one: a function that calls one of the same file counts once. */
function longestOnly(events: readonly TraceEvent[]): number {
  let end = 0;
  let sum = 0;
  for (const { ts, dur = 0 } of events.toSorted((one, other) => one.ts - other.ts)) {
    const until = ts + dur;
    if (until <= end) continue;
    sum += until - Math.max(ts, end);
    end = until;
  }
  return sum;
}

/** Of `count` documents, the cheapest first. */
export async function measureBeacon(count: number): Promise<Cost[]> {
  const { origin, close } = await serveBench();
  const browser = await launchBrowser();
  try {
    const files = await measuringFiles();
    const costs: Cost[] = [];
    for (let index = 0; index < count; index += 1) costs.push(await measureOne(browser, origin, files));
    return costs.sort((one, other) => one.measuring - other.measuring);
  } finally {
    await browser.close();
    await close();
  }
}
