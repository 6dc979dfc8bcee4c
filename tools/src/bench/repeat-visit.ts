import type { Browser, Page } from 'playwright';
import { loadPage, type Network, openContext, openPage, type PageLoad, untilUnchanged } from './measure.ts';

export interface RepeatVisit {
  url: string;
  /** First content of the page. */
  content: string;
  network: Network;
  cpu: number;
  /** Otherwise the browser's cache of files is all that the first visit leaves. */
  hasWorker: boolean;
}

/** The second visit to a page in one profile. The first one is as fast as the machine is, and leaves all that it can. */
export async function repeatVisit(browser: Browser, visit: RepeatVisit): Promise<PageLoad> {
  const { url, content, network, cpu, hasWorker } = visit;
  const context = await openContext(browser, hasWorker);
  const first = await context.newPage();
  await first.goto(url);
  await first.waitForSelector(content);
  await first.waitForLoadState('networkidle');
  if (hasWorker) {
    await untilKept(first);
    await slowWorker(browser, url, network);
  }
  await first.close();
  const { page, requests } = await openPage(context, network, cpu);
  const load = await loadPage(page, requests, url, content);
  await context.close();
  return load;
}

/** Milliseconds without another entry in the caches of the service worker after which it has all of a visit. */
const QUIET = 2000;

async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const entries = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length);
      return (await Promise.all(counts)).reduce((sum, length) => sum + length, 0);
    });
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await untilUnchanged(page, QUIET, entries);
}

/** A page's slow network does not apply to what its service worker asks for. The worker's own script is as fast as the machine is. */
async function slowWorker(browser: Browser, url: string, network: Network): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const { origin } = new URL(url);
  const worker = targetInfos.find((target) => target.type === 'service_worker' && target.url.startsWith(`${origin}/`));
  if (!worker) throw new Error(`${origin} has no service worker`);
  // Playwright opens no session of a worker: the messages go through that of the browser.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: worker.targetId, flatten: false });
  const calls = [
    { id: 1, method: 'Network.enable' },
    { id: 2, method: 'Network.emulateNetworkConditions', params: { offline: false, ...network } },
  ];
  for (const call of calls)
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(call) });
}
