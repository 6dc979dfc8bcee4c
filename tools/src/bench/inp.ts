import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@wspolnik/api';
import { createGateway } from '@wspolnik/deploy';
import type { Browser, Page } from 'playwright';
import { buildRelease } from '../build/release.ts';
import { ROOT } from '../webpack/base-config.ts';
import { launchBrowser } from './measure.ts';

// `pnpm bench:inp`: how long the list of offers takes to answer a hand, on the built product with a slowed processor.
// BENCH_URL measures a product that runs already.
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const CPU_SLOWDOWN = 4;
/** Milliseconds from the key or the click to the next frame. */
const MOST_MS = 150;
/** Milliseconds in which the browser reports the last interactions. */
const REPORT_TIME = 500;

const SEARCH = 'main input[type=search]';
const PRICE = 'main aside input[inputmode=decimal]';
const CARD = 'main article h2 a';
const NEXT = 'main nav a[rel=next]';
const LIST_AT_REST = 'main section[tabindex="-1"]:not([aria-busy]) article';

declare global {
  interface Window {
    __interactions?: number[];
  }
}

/** Keeps how long each event of an interaction took. */
function observeInteractions() {
  const seen: number[] = [];
  window.__interactions = seen;
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) seen.push(entry.duration);
    }
  }).observe(options);
}

/** The second half comes while the answer to the first is being drawn. */
async function typeInFilters(page: Page): Promise<void> {
  for (const [field = '', text] of [
    [SEARCH, 'szkolenie'],
    [PRICE, '100'],
  ]) {
    await page.focus(field);
    await page.keyboard.type(text ?? '', { delay: 90 });
    await page.waitForURL(/[?&](q|price_from)=/);
    await page.keyboard.type('0', { delay: 90 });
    await page.keyboard.press('Backspace');
    await page.waitForTimeout(1500);
  }
}

async function openCards(page: Page): Promise<void> {
  for (const index of [0, 2]) {
    await page.locator(CARD).nth(index).click();
    await page.waitForURL(/\/offers\/[0-9a-f-]{36}/);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForSelector(LIST_AT_REST);
  }
}

async function turnPages(page: Page): Promise<void> {
  for (const number of [2, 3]) {
    await page.locator(NEXT).click();
    await page.waitForURL(new RegExp(`page=${number}`));
    await page.waitForSelector(LIST_AT_REST);
    await page.waitForLoadState('networkidle');
  }
}

const KINDS = { 'typing in a filter': typeInFilters, 'opening a card': openCards, paging: turnPages };

/** Milliseconds of the slowest interaction in a visit that does only this. */
async function visit(browser: Browser, origin: string, act: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(observeInteractions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${origin}/offers`);
  await page.waitForSelector(LIST_AT_REST);
  await page.waitForLoadState('networkidle');
  await act(page);
  await page.waitForTimeout(REPORT_TIME);
  const interactions = await page.evaluate(() => window.__interactions ?? []);
  await context.close();
  return Math.max(0, ...interactions);
}

/** As the measure is defined: of the visits' slowest interactions the one that three quarters stay within. */
function percentile75(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
}

async function serve() {
  const work = await mkdtemp(join(tmpdir(), 'wspolnik-inp-'));
  const store = join(ROOT, '.releases');
  await buildRelease({ root: ROOT, store, log: console.log });
  const api = await createApi({ env: { DATA_DIR: join(work, 'data'), LOG_LEVEL: 'silent', RATE_LIMITS: 'off' } });
  const gateway = await createGateway({ api: await api.listen(0), store });
  const origin = await gateway.listen(0);
  const close = async () => {
    await gateway.close();
    await api.close();
    await rm(work, { recursive: true });
  };
  return { origin, close };
}

const running = process.env.BENCH_URL;
const { origin, close } = running ? { origin: running, close: async () => {} } : await serve();
const browser = await launchBrowser();
try {
  console.log(`\n/offers, CPU ${CPU_SLOWDOWN}×, the slowest interaction of a visit, ${ROUNDS} visits each`);
  for (const [kind, act] of Object.entries(KINDS)) {
    const slowest: number[] = [];
    for (let round = 0; round < ROUNDS; round++) slowest.push(await visit(browser, origin, act));
    const inp = percentile75(slowest);
    if (!(inp <= MOST_MS)) process.exitCode = 1;
    const all = slowest.join(', ');
    console.log(
      `${kind.padEnd(20)} ${String(inp).padStart(5)} ms  ≤ ${MOST_MS} ${inp <= MOST_MS ? '✓' : '✗'}  (${all})`,
    );
  }
} finally {
  await browser.close();
  await close();
}
