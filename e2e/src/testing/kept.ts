import { expect, type Page } from '@playwright/test';
import type { SignedIn } from './accounts.ts';

/** Paths in the caches of the service worker on this device. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        found.push(pathname + search);
      }
    }
    return found;
  });

/** Waits until something whose path contains this is kept. */
export async function untilKept(page: Page, part: string): Promise<void> {
  await expect(async () => expect((await keptPaths(page)).join('\n')).toContain(part)).toPass();
}

/** Opens a page, which the service worker answers from then on. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilKept(page, '/offline');
}

/** Whether this device has something that was read in this session. */
export async function keptOf(page: Page, { access }: SignedIn): Promise<boolean> {
  const { sid } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
  return (await page.evaluate(() => caches.keys())).some((name) => name.endsWith(sid));
}
