import { axe } from './testing/axe.ts';
import { expect, test } from './testing/test.ts';

test('a guest goes from the landing to an offer, back, and on to a new account', async ({ page }) => {
  await page.goto('/');
  const offers = page.getByRole('region', { name: 'Nowe na rynku' });
  await expect(offers.getByRole('article')).toHaveCount(6);
  const link = offers.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Co mówią o sprzedających' }).getByRole('listitem')).toHaveCount(3);
  const category = page.getByRole('region', { name: 'Znajdź to, czego potrzebujesz' }).getByRole('link').first();
  const [, name = '', count = ''] = /^(.+?)(\d+)\sofert/.exec((await category.textContent()) ?? '') ?? [];
  await category.click();
  await expect(page.getByText(`${count} wynik`, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name }).or(page.getByText(name)).first()).toBeVisible();
  await page.goBack();
  await page
    .getByRole('region', { name: 'Zacznij od jednego polecenia' })
    .getByRole('link', { name: 'Załóż konto' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Załóż konto' })).toBeVisible();
});

test('the example on the landing is the offer that it names, in both languages', async ({ page }) => {
  for (const prefix of ['', '/en']) {
    await page.goto(`${prefix}/`);
    const example = page.getByRole('figure').first();
    const price =
      (await example
        .getByText(/^[\d\s]+,\d\d\szł$/)
        .first()
        .textContent()) ?? '';
    await example.getByRole('link').click();
    await expect(page).toHaveURL(/\/offers\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('main')).toContainText(price);
  }
});

test('a slow API moves nothing on the landing, and a failing one leaves it whole', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/landing/', async (route) => {
    await answered;
    await route.continue();
  });
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
  await expect(page.getByRole('article').first()).toBeAttached();
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
  expect(shifted).toBeLessThan(0.02);

  await page.unroute('**/api/landing/');
  await page.route('**/api/landing/', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Załóż konto' })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Nowe na rynku' })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});
