import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright';
import { commandOptions, judge } from '../../../api/src/testing/command-options.ts';
import { serveFolder } from '../test/serve-folder.ts';
import { ROOT } from '../webpack/base-config.ts';
import { buildBenchPage } from './bench-page.ts';
import { launchBrowser, median } from './measure.ts';

// `pnpm bench:map [--markers=10000] [--rounds=3] [--drags=6] [--smoke]`: the cost of a frame for the page's thread while panning with 10,000 markers, compared with the same map
// with ten. The graphics processor's share is excluded: this counts the product's work per frame, and runs without a graphics
// card, as long as the browser draws WebGL in software.
const FEW = 10;
const { values } = parseArgs({ options: commandOptions({ markers: [10_000, 100], rounds: [3, 1], drags: [6, 2] }) });
const MANY = Number(values.markers);
const CPU_SLOWDOWN = 4;
const ROUNDS = Number(values.rounds);
/** Multiple of a frame with few markers: drawing in software is expensive, and equal for both. */
const LIMIT = 1.5;
const DRAGS = Number(values.drags);
const STEPS = 20;

const output = join(ROOT, '.cache/bench-map');

async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Frames so far, counted from the first call. */
const countFrames = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const counter = window as Window & { frameCount?: number };
    if (counter.frameCount === undefined) {
      counter.frameCount = 0;
      const next = () => {
        counter.frameCount = (counter.frameCount ?? 0) + 1;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    }
    return counter.frameCount;
  });

/** Pans back and forth. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('no map');
  const at = (share: number) =>
    [box.x + box.width * (0.3 + 0.4 * share), box.y + box.height * (0.4 + 0.2 * share)] as const;
  for (let turn = 0; turn < DRAGS; turn++) {
    const there = turn % 2 === 0;
    await page.mouse.move(...at(there ? 0 : 1));
    await page.mouse.down();
    for (let step = 1; step <= STEPS; step++) await page.mouse.move(...at((there ? step : STEPS - step) / STEPS));
    await page.mouse.up();
  }
}

/** Milliseconds of the page's thread per frame of a pan. */
async function measure(browser: Browser, url: string, count: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}/main.html`);
  await page.evaluate((markers) => window.showMap(markers), count);
  await page.locator('canvas').waitFor();
  await page.locator('.maplibregl-marker').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const [frames, time] = [await countFrames(page), await threadTime(session)];
  await drag(page);
  const perFrame = ((await threadTime(session)) - time) / ((await countFrames(page)) - frames);
  await page.close();
  return perFrame * CPU_SLOWDOWN;
}

declare global {
  interface Window {
    /** tools/bench/map.tsx */
    showMap(count: number): Promise<void>;
  }
}

await buildBenchPage('./bench/map.tsx', output);
const server = await serveFolder(output);
const browser = await launchBrowser({ webGl: true });
const times: Record<number, number[]> = { [FEW]: [], [MANY]: [] };
try {
  for (let round = 0; round < ROUNDS; round++) {
    for (const count of [FEW, MANY]) times[count]?.push(await measure(browser, server.url, count));
  }
} finally {
  await browser.close();
  server.stop();
  await rm(output, { recursive: true });
}
console.log(`A frame of a pan, time of the page's thread × ${CPU_SLOWDOWN}, median of ${ROUNDS}`);
const [few, many] = [FEW, MANY].map((count) => median(times[count] ?? [])) as [number, number];
console.log(
  `${FEW} markers ${few.toFixed(1)} ms, ${MANY} markers ${many.toFixed(1)} ms: ${(many / few).toFixed(2)} ×, at most ${LIMIT}`,
);
judge(many / few <= LIMIT);
