import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../testing/free-port.ts';
import { type Front, startFront } from '../testing/front.ts';
import { frontReleases } from '../testing/front-releases.ts';
import { keptPaths, openWithWorker, untilKept } from '../testing/kept.ts';
import { SHOWN, type VersionName } from '../testing/next-release.ts';
import { kill, startServer } from '../testing/server.ts';
import { expect, test } from '../testing/test.ts';
import { PL } from '../testing/texts.ts';

const tag = ['@shell', '@mf-offers', '@deploy'];

test.use({ serviceWorkers: 'allow' });

const field = (page: Page, version: VersionName) => page.getByRole('main').getByPlaceholder(SHOWN[version]);

test('a release that was rolled back is not shown again, with a network or without one', { tag }, async ({
  browser,
  request,
  baseURL,
}) => {
  const port = await freePort();
  const own = `http://localhost:${port}`;
  const releases = await frontReleases(request);
  let front: Front = await startFront(port, baseURL ?? '', releases);
  const context = await browser.newContext({ baseURL: own });
  const page = await context.newPage();
  try {
    releases.release();
    await openWithWorker(page, '/offers');
    await expect(field(page, 'second')).toBeVisible();
    await untilKept(page, releases.changedFile);
    await untilKept(page, '/shown');

    // The gateway is away, and the page of the release that is live as far as this device knows is shown.
    await front.close();
    await page.reload();
    await expect(field(page, 'second')).toBeVisible();
    await expect(page.getByText(PL.copyOf)).toBeVisible();

    // Meanwhile the release is rolled back. The page that comes with the network is not the kept one.
    releases.rollBack();
    front = await startFront(port, baseURL ?? '', releases);
    await page.reload();
    await expect(field(page, 'first')).toBeVisible();
    await expect(async () => expect(await keptPaths(page)).not.toContain(releases.changedFile)).toPass();
    await untilKept(page, '/page/offers');
    await front.close();
    await page.reload();
    await expect(field(page, 'first')).toBeVisible();
    await expect(field(page, 'second')).toHaveCount(0);
  } finally {
    await context.close();
    await front.close().catch(() => undefined);
  }
});

test('a page that waits for a gateway that was killed goes on when it is back', { tag }, async ({
  browser,
  request,
  baseURL,
}) => {
  const port = await freePort();
  const releases = await frontReleases(request);
  let front = await startFront(port, baseURL ?? '', releases);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  const page = await context.newPage();
  try {
    await openWithWorker(page, '/contact');
    await front.close();
    await page.goto('/offers');
    await expect(page.getByRole('heading', { level: 1, name: PL.unread })).toBeVisible();
    front = await startFront(port, baseURL ?? '', releases);
    await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  } finally {
    await context.close();
    await front.close().catch(() => undefined);
  }
});

test('a service worker that is switched off leaves no registration and nothing that it kept', { tag }, async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-offline-'));
  let server = await startServer(port, dataDir);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  const page = await context.newPage();
  try {
    await openWithWorker(page, '/offers');
    await untilKept(page, '/read/person/api/offers/');
    await kill(server);
    server = await startServer(port, dataDir, { SERVICE_WORKER: 'off' });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
    await expect(async () => {
      const left = await page.evaluate(async () => ({
        registrations: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
      expect(left).toEqual({ registrations: 0, caches: [] });
    }).toPass();
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    await context.close();
    await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
