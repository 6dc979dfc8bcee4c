import type { Page } from '@playwright/test';
import { FAULTS, FILES, vouchForThrowing } from './testing/faults.ts';
import { pressKeys } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

/** From the click; design §4 allows a load 6 s. */
const PANEL_WITHIN = 7_000;

const panel = (page: Page) => page.getByRole('main').getByText(PL.failure);
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Główna' });

async function openOffersFromContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await mainMenu(page).getByRole('link', { name: PL.offers }).click();
}

/** The shell routes, and another remote mounts and unmounts. */
async function expectTheRestWorks(page: Page): Promise<void> {
  await mainMenu(page).getByRole('link', { name: 'Firmy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Firmy' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
}

/** A reload would remove the mark. */
async function expectRetryRepairs(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { __sameDocument: true }));
  await page.getByRole('main').getByRole('button', { name: PL.retry }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => '__sameDocument' in window)).toBe(true);
}

for (const [part, file] of Object.entries(FILES)) {
  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`${name} for the ${part} of a remote breaks only its page, and Retry repairs it`, async ({ page }) => {
      await page.route(file, fault);
      await openOffersFromContact(page);
      await expect(panel(page)).toBeVisible({ timeout: PANEL_WITHIN });

      await expectTheRestWorks(page);
      await mainMenu(page).getByRole('link', { name: PL.offers }).click();
      await expect(panel(page)).toBeVisible({ timeout: PANEL_WITHIN });

      await page.unroute(file);
      await expectRetryRepairs(page);
    });
  }
}

for (const part of ['entry', 'chunk'] as const) {
  test(`a released ${part} that throws when it runs breaks only its page`, async ({ page }) => {
    await vouchForThrowing(page, FILES[part]);
    await page.route(FILES[part], FAULTS['a script that throws']);
    await openOffersFromContact(page);
    await expect(panel(page)).toBeVisible({ timeout: PANEL_WITHIN });
    await expectTheRestWorks(page);
  });
}

test('a remote that is broken on the first view shows its panel under a working header', async ({ page }) => {
  await page.route(FILES.entry, FAULTS['a 404']);
  await page.goto('/offers');
  await expect(panel(page)).toBeVisible({ timeout: PANEL_WITHIN });
  await expectTheRestWorks(page);
});

test('a render error breaks only its page', async ({ page }) => {
  const crashing = { count: 1, count_exact: true, page: 1, limit: 30, next: null, previous: null, results: [null] };
  await page.route(/\/api\/offers\/\?/, (route) => route.fulfill({ json: crashing }));
  await openOffersFromContact(page);
  await expect(
    page
      .getByRole('main')
      .getByText(/Odśwież stronę|Nie udało się wczytać/)
      .first(),
  ).toBeVisible({
    timeout: PANEL_WITHIN,
  });
  await expectTheRestWorks(page);
});

test('an API that does not respond is a failure of the list, not of the page', async ({ page }) => {
  await page.route(/\/api\/offers\/\?/, (route) => route.abort('connectionrefused'));
  await page.goto('/offers');
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  await expect(page.getByText('Nie udało się pobrać ofert')).toBeVisible();
  await page.unroute(/\/api\/offers\/\?/);
  await expectRetryRepairs(page);
});

test('a page never opened before fails alone when offline: Back shows the list, and the connection loads it', async ({
  page,
  context,
}) => {
  await page.goto('/offers');
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = ((await card.textContent()) ?? '').trim();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pressKeys(card, 'Enter');
  await expect(panel(page)).toBeVisible({ timeout: PANEL_WITHIN });
  await page.goBack();
  await expect(card).toBeVisible();
  await page.goForward();
  await expect(panel(page)).toBeVisible({ timeout: PANEL_WITHIN });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a page of the shell fails alone when offline, and the connection loads it', async ({ page, context }) => {
  await page.goto('/offers');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pressKeys(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }), 'Enter');
  await expect(panel(page)).toBeVisible({ timeout: PANEL_WITHIN });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
});
