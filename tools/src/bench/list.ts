import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright';
import { commandOptions, judge } from '../../../api/src/testing/command-options.ts';
import { ROOT } from '../webpack/base-config.ts';
import { buildBenchPage } from './bench-page.ts';
import { launchBrowser, median } from './measure.ts';

// `pnpm bench:list [--rounds=15] [--smoke]`: the time to mount 30 cards of a kind, and to update one of them, on a slow phone's CPU. It measures the
// CPU time of the page's thread times the slowdown: elapsed time under emulated throttling also counts other work of the
// machine, and varied by a factor of two.
const CARDS = 30;
const CPU_SLOWDOWN = 4;
const { values } = parseArgs({ options: commandOptions({ rounds: [15, 1] }) });
const ROUNDS = Number(values.rounds);
/** The kinds in tools/bench/cards.tsx. */
const KINDS = ['offer', 'company', 'user', 'post'];
/** Milliseconds of script, the product's own limits. */
const LIMITS: Partial<Record<Step, number>> = { mount: 100, update: 16 };

const output = join(ROOT, '.cache/bench-list');

const STEPS = ['mount', 'layout', 'update'] as const;
type Step = (typeof STEPS)[number];

/**
 * Milliseconds: `mount` and `update` are script only; `layout` is the styles and boxes of both, whenever the browser computed
 * them.
 */
type Times = Record<Step, number>;

/** CPU time of the page's main thread so far, in milliseconds. */
async function threadTime(session: CDPSession): Promise<{ script: number; layout: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  const layout = of('LayoutDuration') + of('RecalcStyleDuration');
  return { script: of('TaskDuration') - layout, layout };
}

/** Resolves once all changes are painted: a late frame would count as script of the next step. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Playwright's own function calls take a few milliseconds of the page's thread. */
async function run(session: CDPSession, step: Step): Promise<void> {
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: `bench.${step}()` });
  if (exceptionDetails) throw new Error(`${step}: ${exceptionDetails.exception?.description}`);
}

async function measurePage(page: Page, session: CDPSession, kind: string): Promise<Times> {
  const times: Times = { mount: 0, layout: 0, update: 0 };
  await page.evaluate(([name, count]) => window.bench.prepare(name, count), [kind, CARDS] as const);
  await page.evaluate(painted);
  for (const step of STEPS) {
    const before = await threadTime(session);
    await run(session, step);
    const after = await threadTime(session);
    await page.evaluate(painted);
    const { layout } = await threadTime(session);
    if (step !== 'layout') times[step] = after.script - before.script;
    times.layout += layout - before.layout;
  }
  return times;
}

/** A new context each time: people wait for the first mount. */
async function measureFresh(browser: Browser, kind: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.route('http://bench.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    return route.fulfill({ path: join(output, path) });
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('http://bench.test/main.html');
  const times = await measurePage(page, session, kind);
  await context.close();
  return times;
}

/** Rounds by kind. The kinds alternate, so that other work of the machine affects all of them. */
async function measure(): Promise<Map<string, Times[]>> {
  const browser = await launchBrowser();
  const rounds = new Map<string, Times[]>(KINDS.map((kind) => [kind, []]));
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of KINDS) rounds.get(kind)?.push(await measureFresh(browser, kind));
    }
    return rounds;
  } finally {
    await browser.close();
  }
}

/** Prints the figures of a kind; true when all are within their limits. */
function report(kind: string, rounds: readonly Times[]): boolean {
  const within = STEPS.map((step) => {
    const times = rounds.map((round) => round[step] * CPU_SLOWDOWN);
    const limit = LIMITS[step];
    const cell = (value: number) => value.toFixed(1).padStart(6);
    const bound = limit === undefined ? '' : `   at most ${limit}`;
    console.log(
      `${kind.padEnd(8)} ${step.padEnd(8)} median ${cell(median(times))}   fastest ${cell(Math.min(...times))}${bound}`,
    );
    return limit === undefined || median(times) <= limit;
  });
  return within.every(Boolean);
}

declare global {
  interface Window {
    /** tools/bench/cards.tsx */
    bench: { prepare(kind: string, count: number): Promise<void> };
  }
}

await buildBenchPage('./bench/cards.tsx', output);
const rounds = await measure();
await rm(output, { recursive: true });
console.log(`${CARDS} cards, processor time of the page's thread × ${CPU_SLOWDOWN}, ${ROUNDS} fresh pages a kind, ms`);
const within = [...rounds].map(([kind, times]) => report(kind, times));
judge(within.every(Boolean));
