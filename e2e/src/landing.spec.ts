import type { Page } from '@playwright/test';
import { hold } from './testing/hold.ts';
import { listOffers } from './testing/offers.ts';
import { untilSettled } from './testing/settled.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@shell'];

/** Shows only offers of this world: the real ones are the newest of everybody, and another journey may be withdrawing them. */
async function showOffersOf(page: Page, word: string): Promise<void> {
  const offers = await listOffers(page.request, { q: word });
  await page.route('**/api/landing/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), offers } });
  });
}

test('a guest goes from the landing to an offer, back, to a category and on to a new account', { tag }, async ({
  page,
  world,
}) => {
  const { seller, word } = await world({ seller: { company: {}, offers: { audit: {}, training: {} } } });
  await showOffersOf(page, word);
  // The first page comes with what the gateway has read.
  await page.goto('/contact');
  await untilSettled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Wspólnik, strona główna' }).click();
  const offers = page.getByRole('region', { name: 'Nowe na rynku' });
  await expect(offers.getByRole('article')).toHaveCount(2);
  const { title } = seller.offers.audit;
  await offers.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();

  const category = page.getByRole('region', { name: 'Znajdź to, czego potrzebujesz' }).getByRole('link').first();
  const [, name = ''] = /^(.+?)\d+\sofert/.exec((await category.textContent()) ?? '') ?? [];
  expect(name).not.toBe('');
  await category.click();
  await expect(page.getByRole('link', { name: `Usuń filtr: ${name}`, exact: true })).toBeVisible();
  await page.goBack();
  await page
    .getByRole('region', { name: 'Zacznij od jednego polecenia' })
    .getByRole('link', { name: 'Załóż konto' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Załóż konto' })).toBeVisible();
});

test('a slow API moves nothing on the landing', { tag }, async ({ page }) => {
  const answer = await hold(page, '**/api/landing/');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  answer();
  await expect(page.getByRole('region', { name: 'Znajdź to, czego potrzebujesz' }).getByRole('link')).not.toHaveCount(
    0,
  );
  await untilSettled(page);
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
  expect(shifted).toBeLessThan(0.02);
});
