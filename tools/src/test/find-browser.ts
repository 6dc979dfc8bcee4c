import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagedBrowser } from './packaged-browser.ts';

/** For the packaged Chromium and the machine's own: no sandbox, which root and containers lack, and no calls by itself. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium or Chrome in the PATH; null where the machine has none. */
export function machineBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}

/**
 * The browser that journeys, stories and benchmarks start: PLAYWRIGHT_CHROMIUM, else the packaged one, the same on every machine
 * that it runs on, else the machine's. Playwright's own would be a download that a closed network refuses.
 */
export async function findBrowser(): Promise<string | null> {
  return process.env.PLAYWRIGHT_CHROMIUM || (await packagedBrowser()) || machineBrowser();
}
