import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { CDPSession, Page } from 'playwright';
import type { Configuration } from 'webpack';
import { runWebpack } from '../build/run-webpack.ts';
import { baseConfig, ROOT } from '../webpack/base-config.ts';
import { launchBrowser, median } from './measure.ts';

// `pnpm bench:list`: how long 30 offer cards take to mount on a slow phone's processor. What is measured is the processor
// time of the page's thread, times the slowdown: wall time under emulated throttling also counts what the machine does
// for others, and swung by a factor of two.
const CARDS = 30;
const CPU_SLOWDOWN = 4;
const ROUNDS = 15;
/** Milliseconds, the product's own limit. */
const LIMIT = 120;

const output = join(ROOT, '.cache/bench-list');

async function buildPage(): Promise<void> {
  const config = baseConfig({ name: 'bench', dir: join(ROOT, 'shared-ui'), version: '0.0.0', mode: 'production' });
  await runWebpack({
    ...config,
    entry: { main: './bench/offer-cards.tsx' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' }), ...withoutCss(config.plugins ?? [])],
    output: { ...config.output, path: output, chunkFilename: '[name].js', trustedTypes: undefined },
    cache: false,
  });
}

/** The page names its stylesheet, so the hashed name goes. */
function withoutCss(plugins: NonNullable<Configuration['plugins']>) {
  return plugins.filter((plugin) => !(plugin instanceof MiniCssExtractPlugin));
}

const STEPS = ['mount', 'layout', 'update'] as const;
type Step = (typeof STEPS)[number];

/** Milliseconds: `mount` and `update` are script alone; `layout` is the styles and boxes of both, whenever the browser made them. */
type Times = Record<Step, number>;

/** Processor time of the page's main thread so far, in milliseconds. */
async function threadTime(session: CDPSession): Promise<{ script: number; layout: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  const layout = of('LayoutDuration') + of('RecalcStyleDuration');
  return { script: of('TaskDuration') - layout, layout };
}

async function measurePage(page: Page, session: CDPSession): Promise<Times> {
  const times: Times = { mount: 0, layout: 0, update: 0 };
  await page.evaluate((count) => window.bench.prepare(count), CARDS);
  for (const step of STEPS) {
    const before = await threadTime(session);
    await page.evaluate((name) => window.bench[name](), step);
    const after = await threadTime(session);
    if (step !== 'layout') times[step] = after.script - before.script;
    times.layout += after.layout - before.layout;
  }
  return times;
}

async function measure(): Promise<Times[]> {
  const browser = await launchBrowser();
  try {
    const rounds = [];
    // A fresh context each time: the first mount is the one that a person waits for.
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await page.route('http://bench.test/**', (route) => {
        const path = new URL(route.request().url()).pathname;
        return path === '/'
          ? route.fulfill({ contentType: 'text/html', body: HTML })
          : route.fulfill({ path: join(output, path) });
      });
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.goto('http://bench.test/');
      rounds.push(await measurePage(page, session));
      await context.close();
    }
    return rounds;
  } finally {
    await browser.close();
  }
}

const HTML = '<!doctype html><html lang="pl"><link rel="stylesheet" href="/main.css"><script src="/main.js"></script>';

declare global {
  interface Window {
    /** shared-ui/bench/offer-cards.tsx */
    bench: Record<Step, () => void> & { prepare(count: number): Promise<void> };
  }
}

await buildPage();
const rounds = await measure();
await rm(output, { recursive: true });
const scaled = (step: Step) => rounds.map((round) => round[step] * CPU_SLOWDOWN);
console.log(
  `${CARDS} offer cards, processor time of the page's thread × ${CPU_SLOWDOWN}, ${ROUNDS} fresh pages, ms; mount at most ${LIMIT}`,
);
for (const step of STEPS) {
  const times = scaled(step);
  const cell = (value: number) => value.toFixed(1).padStart(6);
  console.log(`${step.padEnd(8)} median ${cell(median(times))}   fastest ${cell(Math.min(...times))}`);
}
process.exitCode = median(scaled('mount')) <= LIMIT ? 0 : 1;
