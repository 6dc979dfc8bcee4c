import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../tools/src/test/find-browser.ts';
import { freePort } from './src/testing/free-port.ts';

const ROOT = join(import.meta.dirname, '..');

/** A running product, e.g. while writing a journey; otherwise one is started with fresh data. */
const running = process.env.E2E_URL;

// Set once by the main process; the workers inherit it.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'wspolnik-e2e-'));

export default defineConfig({
  testDir: 'src',
  // `alone`: they start separate products, or change what everybody sees. `npm test` runs them afterwards, on a separate product.
  projects: [
    { name: 'together', testIgnore: '**/alone/**' },
    { name: 'alone', testMatch: '**/alone/*.spec.ts', workers: 1 },
  ],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // Awaited elements come late on a busy machine; no assertion claims a speed.
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_JSON ? [['list'], ['json', { outputFile: process.env.E2E_JSON }]] : [['list']],
  use: {
    baseURL: running ?? `http://localhost:${process.env.E2E_PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    // Requests of a service worker pass by `page.route`. Journeys about it allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: (await findBrowser()) ?? undefined, args: BROWSER_ARGS },
  },
  webServer: running
    ? undefined
    : {
        command: `"${process.execPath}" tools/src/serve.ts`,
        cwd: ROOT,
        env: {
          PORT: process.env.E2E_PORT,
          DATA_DIR: process.env.E2E_DATA_DIR,
          RATE_LIMITS: 'off',
          // On a busy machine pages are rendered as on an idle one.
          DATA_DEADLINE: '20000',
          RENDER_DEADLINE: '20000',
        },
        url: `http://localhost:${process.env.E2E_PORT}/readyz`,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
});
