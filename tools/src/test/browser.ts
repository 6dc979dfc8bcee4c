import { findBrowser } from './find-browser.ts';

/** Whether there is a browser; says what to do where there is none. */
export async function ensureBrowser(): Promise<boolean> {
  if (await findBrowser()) return true;
  console.error('Chromium is missing: install it, or name one by PLAYWRIGHT_CHROMIUM=/path/to/chromium.');
  return false;
}
