import type { Page } from '@playwright/test';
import { FAULTS, HANGING, type Part, partsOfOffers, releaseThrowing } from './testing/faults.ts';
import { pressKeys } from './testing/keyboard.ts';
import { goOffline } from './testing/network.ts';
import { untilSettled } from './testing/settled.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell', '@mf-offers', '@core'];

/** Milliseconds after which a file that does not come is given up (ARCHITECTURE.md, "How it fails"). */
const LIMITS: Record<Part, number> = { entry: 4_000, chunk: 6_000, style: 6_000 };
/** Milliseconds on a stopped clock: a few frames, which the page needs to render. */
const FRAMES = 100;

const panel = (page: Page) => page.getByRole('main').getByText(PL.failure);
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Główna' });

const openOffers = (page: Page) => mainMenu(page).getByRole('link', { name: PL.offers }).click();

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  // A link that is followed before the shell has started loads a document.
  await untilSettled(page);
}

async function expectPanelOfOffers(page: Page): Promise<void> {
  await openOffers(page);
  await expect(panel(page)).toBeVisible();
}

/** As above, for a file that never comes; on the page's own clock, which is stopped meanwhile. */
async function expectPanelAtTheLimit(page: Page, part: Part): Promise<void> {
  const { tags } = await partsOfOffers(page.request);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await openOffers(page);
  // What loads a remote and what starts it are separate tasks.
  await expect
    .poll(async () => {
      await page.clock.runFor(FRAMES);
      return page.locator(tags[part]).count();
    })
    .toBeGreaterThan(0);
  // A remote that waits for a file of its page is mounted with a skeleton, one timer after its first commit. The clock runs in
  // small steps until then, because the shorter limit of mounting would end first if it ran ahead of the page.
  let left = LIMITS[part] - 3 * FRAMES;
  const remotePage = page.locator('#main > div').last();
  while (part !== 'entry' && (await remotePage.innerHTML()) === '') {
    await page.clock.runFor(FRAMES);
    left -= FRAMES;
  }
  await page.clock.runFor(FRAMES);
  await page.clock.runFor(left);
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(3 * FRAMES);
  await expect(panel(page)).toBeVisible();
  await page.clock.resume();
}

/** The shell routes, and another remote mounts and unmounts. */
async function expectTheRestWorks(page: Page): Promise<void> {
  await mainMenu(page).getByRole('link', { name: 'Firmy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Firmy' })).toBeVisible();
  // The list that arrives moves the footer away from under a pointer.
  await pressKeys(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
}

/** A reload would remove the mark. */
async function expectRetryRepairs(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { __sameDocument: true }));
  await page.getByRole('main').getByRole('button', { name: PL.retry }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => '__sameDocument' in window)).toBe(true);
}

/** Every fault of a remote's entry. A hanging file is given up by other code for each part; the rest fails like an entry. */
const MATRIX = [
  ...Object.keys(FAULTS).map((fault) => ['entry', fault] as const),
  ['chunk', HANGING] as const,
  ['style', HANGING] as const,
] as [Part, keyof typeof FAULTS][];

for (const [part, fault] of MATRIX) {
  test(`${fault} for the ${part} of a remote breaks only its page, and Retry repairs it`, { tag }, async ({ page }) => {
    if (fault === HANGING) await page.clock.install();
    const expectPanel = fault === HANGING ? expectPanelAtTheLimit : expectPanelOfOffers;
    const { files } = await partsOfOffers(page.request);
    await page.route(files[part], FAULTS[fault]);
    await openContact(page);
    await expectPanel(page, part);
    await expectTheRestWorks(page);
    await expectPanel(page, part);
    await page.unroute(files[part]);
    await expectRetryRepairs(page);
  });
}

for (const part of ['entry', 'chunk'] as const) {
  test(`a released ${part} that throws when it runs breaks only its page`, { tag }, async ({ page }) => {
    await releaseThrowing(page, part);
    await openContact(page);
    await expectPanelOfOffers(page);
    await expectTheRestWorks(page);
  });
}

test('a remote that is broken on the first view shows its panel under a working header', { tag }, async ({ page }) => {
  const { files } = await partsOfOffers(page.request);
  await page.route(files.entry, FAULTS['a 404']);
  await page.goto('/offers');
  await expect(panel(page)).toBeVisible();
  await expectTheRestWorks(page);
});

test('a render error breaks only its page', { tag }, async ({ page }) => {
  const crashing = { count: 1, count_exact: true, page: 1, limit: 30, next: null, previous: null, results: [null] };
  await page.route(/\/api\/offers\/\?/, (route) => route.fulfill({ json: crashing }));
  await openContact(page);
  await openOffers(page);
  await expect(
    page
      .getByRole('main')
      .getByText(/Odśwież stronę|Nie udało się wczytać/)
      .first(),
  ).toBeVisible();
  await expectTheRestWorks(page);
});

test('an API that does not respond is a failure of the list, not of the page', { tag }, async ({ page }) => {
  await page.route(/\/api\/offers\/\?/, (route) => route.abort('connectionrefused'));
  await openContact(page);
  await openOffers(page);
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  await expect(page.getByText('Nie udało się pobrać ofert')).toBeVisible();
  await page.unroute(/\/api\/offers\/\?/);
  await expectRetryRepairs(page);
});

test('a page never opened before fails by itself when offline: Back shows the list, and the connection loads it', {
  tag,
}, async ({ page, context }) => {
  await page.goto('/offers');
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = ((await card.textContent()) ?? '').trim();
  await page.waitForLoadState('networkidle');
  await goOffline(context);
  await pressKeys(card, 'Enter');
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await page.goForward();
  await expect(panel(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('only the page of the shell fails when offline, and the connection loads it', { tag }, async ({
  page,
  context,
}) => {
  await page.goto('/offers');
  await page.waitForLoadState('networkidle');
  await goOffline(context);
  await pressKeys(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }), 'Enter');
  await expect(panel(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
});
