import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { runWebpack } from '../build/run-webpack.ts';
import { baseConfig, ROOT } from '../webpack/base-config.ts';
import { launchBrowser, median } from './measure.ts';

// `pnpm bench:list`: how long 30 offer cards take to mount on a slow phone's processor.
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

async function measure() {
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
      await page.goto('http://bench.test/');
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      rounds.push(await page.evaluate((count) => window.mountCards?.(count), CARDS));
      await context.close();
    }
    return rounds.filter((round) => round !== undefined);
  } finally {
    await browser.close();
  }
}

const HTML = '<!doctype html><html lang="pl"><link rel="stylesheet" href="/main.css"><script src="/main.js"></script>';

declare global {
  interface Window {
    mountCards?: (count: number) => Promise<{ mount: number; layout: number; update: number }>;
  }
}

await buildPage();
const rounds = await measure();
await rm(output, { recursive: true });
const of = (key: 'mount' | 'layout' | 'update') => rounds.map((round) => round[key]);
const line = (key: 'mount' | 'layout' | 'update') =>
  `${key.padEnd(8)} median ${median(of(key)).toFixed(1).padStart(6)}   fastest ${Math.min(...of(key))
    .toFixed(1)
    .padStart(6)}`;
console.log(`${CARDS} offer cards, CPU ${CPU_SLOWDOWN}×, ${rounds.length} fresh pages, ms; mount at most ${LIMIT}`);
console.log([line('mount'), line('layout'), line('update')].join('\n'));
process.exitCode = median(of('mount')) <= LIMIT ? 0 : 1;
