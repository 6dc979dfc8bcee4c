import type { Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { partsOfOffers } from './testing/faults.ts';
import { releasesFor, SHOWN, type VersionName } from './testing/next-release.ts';
import { title } from './testing/offer-form.ts';
import { releaseOf } from './testing/released-remote.ts';
import { untilSettled } from './testing/settled.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell', '@mf-offers', '@deploy'];

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name, exact: true });
const field = (page: Page, version: VersionName) => page.getByRole('main').getByPlaceholder(SHOWN[version]);

/** Milliseconds after which a page asks again. */
const INTERVAL = 1_000;

/** Follows a link of the header; before that the page has heard of the latest release. */
async function go(page: Page, name: string, heard: () => Promise<void>): Promise<void> {
  const answer = heard();
  await page.clock.runFor(INTERVAL);
  await page.mouse.move(0, 0);
  await menu(page, name).hover();
  await page.clock.runFor(1);
  await answer;
  await menu(page, name).click();
}

test('an open tab shows the next version with the next page, and the one before without a request', { tag }, async ({
  page,
}) => {
  await page.clock.install();
  const { release, heard } = await releasesFor(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const files = () => requested.filter((path) => path.startsWith('/r/mf_offers/'));

  await page.goto('/offers');
  await untilSettled(page);
  await expect(field(page, 'first')).toBeVisible();
  release('second');
  await go(page, 'Firmy', heard);
  await go(page, PL.offers, heard);
  await expect(field(page, 'second')).toBeVisible();
  expect(new Set(files()).size).toBe(files().length);

  const before = files().length;
  release('first', { urgent: true });
  await go(page, 'Firmy', heard);
  await menu(page, PL.offers).click();
  await expect(field(page, 'first')).toBeVisible();
  expect(files().slice(before)).toEqual([]);
});

test('another query keeps the version, another page of the same remote takes the next', { tag }, async ({ page }) => {
  const { release, heard } = await releasesFor(page);
  await page.goto('/offers');
  await untilSettled(page);
  await expect(field(page, 'first')).toBeVisible();
  release('second');
  const answer = heard();
  await menu(page, 'Firmy').hover();
  await answer;
  await field(page, 'first').fill('audyt');
  await expect(page).toHaveURL(/q=audyt/);
  await expect(field(page, 'first')).toHaveValue('audyt');
  await page.goBack();
  await expect(field(page, 'first')).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/offers\/[0-9a-f-]+/);
  await page.goBack();
  await expect(field(page, 'second')).toBeVisible();
});

test('a rollback that comes late mounts the page again', { tag }, async ({ page }) => {
  const { release } = await releasesFor(page);
  await page.goto('/contact');
  // A link that is followed before the shell has started loads a document, which has the latest release anyway.
  await untilSettled(page);
  release('urgent', { urgent: true });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/release\?have=\d+$/, async (route) => {
    await held;
    await route.fallback();
  });
  await menu(page, PL.offers).click();
  await expect(field(page, 'first')).toBeVisible();
  answer();
  await expect(field(page, 'urgent')).toBeVisible();
});

test('a form with changes keeps its version until it is left', { tag }, async ({ page, world }) => {
  const { seller } = await world({ seller: { company: {} } });
  const { release, heard } = await releasesFor(page);
  await actAs(page, seller);
  await page.goto('/offers/create');
  await title(page).fill('Audyt energetyczny');
  release('second', { urgent: true });
  const answer = heard();
  await menu(page, PL.offers).hover();
  await answer;
  await expect(title(page)).toHaveValue('Audyt energetyczny');
  await menu(page, PL.offers).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opuść stronę' }).click();
  await expect(field(page, 'second')).toBeVisible();
});

test('a tab whose release lacks a file loads itself anew, once', { tag }, async ({ page }) => {
  const { files } = await partsOfOffers(page.request);
  await page.goto('/contact');
  await page.evaluate(() => Object.assign(window, { __sameDocument: true }));
  await page.route(files.chunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await menu(page, PL.offers).click();
  await page.waitForFunction(() => !('__sameDocument' in window));
  await expect(page.getByRole('main').getByText(PL.failure)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { __sameDocument: true }));
  await menu(page, 'Firmy').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Firmy' })).toBeVisible();
  await menu(page, PL.offers).click();
  await expect(page.getByRole('main').getByText(PL.failure)).toBeVisible();
  expect(await page.evaluate(() => '__sameDocument' in window)).toBe(true);
});

test('the page starts when its chunks arrive long before the shell', { tag }, async ({ page }) => {
  const { shell } = await releaseOf(page.request);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(`**${shell}`, async (route) => {
    await held;
    await route.continue();
  });
  const chunks = page.waitForResponse(/\/r\/mf_offers\/[0-9a-f]{64}\.js/);
  const opening = page.goto('/offers', { waitUntil: 'load' });
  await (await chunks).finished();
  await page.waitForFunction(
    (main) =>
      [...document.querySelectorAll<HTMLScriptElement>('script[async][src]')].every(
        ({ src }) =>
          src.endsWith(main) ||
          performance.getEntriesByName(src).some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0),
      ),
    shell,
  );
  go();
  await opening;
  await expect(field(page, 'first')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
