import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagedBrowser } from './packaged-browser.ts';

/** For the machine's own Chromium and the packaged one: no sandbox, which root and containers lack, and no calls of its own. */
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

/** PLAYWRIGHT_CHROMIUM, else Chromium or Chrome in the PATH; null where the machine has none. */
export function machineBrowser(): string | null {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}

/** The browser that journeys, stories and benchmarks start. Playwright's own would be a download that a closed network refuses. */
export async function findBrowser(): Promise<string | null> {
  return machineBrowser() ?? (await packagedBrowser());
}
