import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../test/find-browser.ts';
import { ACCOUNTS } from './accounts.ts';

// Of the smoke journeys of a remote (`mf-offers/smoke/*.spec.ts`). smoke.ts says by the environment where they are, and where what they
// need is.

const { GATE_URL = '', GATE_SMOKE = '', GATE_FOLDER = '' } = process.env;
const tagOf = (account: string) => new RegExp(`@${account}\\b`);

const config: PlaywrightTestConfig = {
  testDir: GATE_SMOKE,
  outputDir: join(GATE_FOLDER, 'smoke-results'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['json', { outputFile: join(GATE_FOLDER, 'smoke.json') }]],
  use: {
    baseURL: GATE_URL,
    viewport: { width: 1280, height: 800 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    launchOptions: { executablePath: (await findBrowser()) ?? undefined, args: BROWSER_ARGS },
  },
  // The tag of a journey is the demo account that is signed in; one without is a guest's.
  projects: [
    { name: 'guest', grepInvert: new RegExp(`@(${ACCOUNTS.join('|')})\\b`) },
    ...ACCOUNTS.map((account) => ({
      name: account,
      grep: tagOf(account),
      use: { storageState: join(GATE_FOLDER, `${account}.json`) },
    })),
  ],
};

export default config;
