import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from 'playwright';
import { commandOptions, judge } from '../../../api/src/testing/command-options.ts';
import { launchBrowser } from './measure.ts';
import { serveBench } from './serve-bench.ts';

// `pnpm bench:inp [--rounds=5] [--slowdown=4] [--smoke]`: the response of the list of offers to input, on the built product with a
// slowed CPU. BENCH_URL measures a running product.
const { values } = parseArgs({ options: commandOptions({ rounds: [5, 1], slowdown: [4, 1] }) });
const ROUNDS = Number(values.rounds);
const CPU_SLOWDOWN = Number(values.slowdown);
/** Milliseconds from the key or the click to the next frame. */
const MOST_MS = 150;
/** The most milliseconds for a key in an empty field on an idle machine. */
const FRAME_MS = 48;
/** Milliseconds until the browser has reported the last interactions. */
const REPORT_TIME = 500;
/** Milliseconds of a pause between inputs. */
const REST = 1500;

const SEARCH = 'main input[type=search]';
const PRICE = 'main aside input[inputmode=decimal]';
const CARD = 'main article h2 a';
const NEXT = 'main nav a[rel=next]';
const LIST_AT_REST = 'main section[tabindex="-1"]:not([aria-busy]) article';

/** Milliseconds: before and during its listeners; the rest until the frame. */
interface Interaction {
  duration: number;
  delay: number;
  work: number;
}

const INSTANT: Interaction = { duration: 0, delay: 0, work: 0 };

declare global {
  interface Window {
    __interactions?: Interaction[];
  }
}

/** Records the duration of each event of an interaction. */
function observeInteractions() {
  const seen: Interaction[] = [];
  window.__interactions = seen;
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { duration, startTime, processingStart, processingEnd } = entry;
      if (entry.interactionId === 0) continue;
      seen.push({ duration, delay: processingStart - startTime, work: processingEnd - processingStart });
    }
  }).observe(options);
}

/** The second half is typed while the result of the first is rendered. */
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
    await page.waitForTimeout(REST);
  }
}

/** Presses without the driver's `click`, which hit-tests within the measured events. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function openCards(page: Page): Promise<void> {
  for (const index of [0, 2]) {
    await press(page, page.locator(CARD).nth(index));
    await page.waitForURL(/\/offers\/[0-9a-f-]{36}/);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForSelector(LIST_AT_REST);
  }
}

async function turnPages(page: Page): Promise<void> {
  for (const number of [2, 3]) {
    // Nobody clicks in the same frame in which the link scrolls into view.
    await page.locator(NEXT).scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST);
    await press(page, page.locator(NEXT));
    await page.waitForURL(new RegExp(`page=${number}`));
    await page.waitForSelector(LIST_AT_REST);
    await page.waitForLoadState('networkidle');
  }
}

/** The machine's own share: far above zero means that it is busy and the figures are unreliable. */
async function typeInNothing(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.setContent('<input autofocus>');
  await page.focus('input');
  await page.keyboard.type('szkolenie', { delay: 90 });
}

const KINDS = { 'typing in a filter': typeInFilters, 'opening a card': openCards, paging: turnPages };

/** The slowest interaction in a visit with only this action. */
async function visit(browser: Browser, origin: string, act: (page: Page) => Promise<void>): Promise<Interaction> {
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
  // Interactions shorter than a frame are not reported.
  return interactions.reduce((slowest, each) => (each.duration > slowest.duration ? each : slowest), INSTANT);
}

/** As defined for INP: the 75th percentile of the visits' slowest interactions. */
function percentile75(visits: readonly Interaction[]): Interaction {
  const sorted = [...visits].sort((a, b) => a.duration - b.duration);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? { duration: Number.NaN, delay: 0, work: 0 };
}

function print(kind: string, visits: readonly Interaction[]): boolean {
  const { duration, delay, work } = percentile75(visits);
  // 0 means that nothing was observed: even a key in an empty field takes a frame.
  const met = duration > 0 && duration <= MOST_MS;
  const all = visits.map((visit) => visit.duration).join(', ');
  console.log(kind.padEnd(20), `${String(duration).padStart(5)} ms  ≤ ${MOST_MS} ${met ? '✓' : '✗'}  of ${all};`);
  console.log(' '.repeat(20), `waiting ${delay.toFixed(0)}, work ${work.toFixed(0)}, then the frame`);
  return met;
}

const { origin, close } = await serveBench();
const browser = await launchBrowser();
try {
  console.log(`\n/offers, CPU ${CPU_SLOWDOWN}×, the slowest interaction of a visit, ${ROUNDS} visits each`);
  for (const [kind, act] of Object.entries(KINDS)) {
    const visits: Interaction[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, origin, act));
    judge(print(kind, visits));
  }
  const { duration } = await visit(browser, origin, typeInNothing);
  console.log(
    `An empty page takes ${duration} ms here${duration > FRAME_MS ? ': this machine is too busy for a result' : ''}.`,
  );
} finally {
  await browser.close();
  await close();
}
