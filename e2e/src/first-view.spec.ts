import { partsOfOffers } from './testing/faults.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell', '@mf-offers', '@deploy'];

test.describe('the first view without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame shows the header and a skeleton of the page', { tag }, async ({ page }) => {
    await page.goto('/offers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.locator('#header').getByRole('link', { name: PL.offers }).first()).toBeVisible();
    await expect(page.locator('#header').getByRole('link', { name: PL.login }).first()).toBeVisible();
    await expect(page.locator('#main > *').first()).toBeVisible();
  });
});

test('a shared offer shows a preview', { tag }, async ({ request, world }) => {
  const { seller } = await world({ seller: { company: {}, offers: { audit: { title: 'Audyt "A & B"' } } } });
  const { id, title } = seller.offers.audit;
  const html = await (await request.get(`/offers/${id}`)).text();
  const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(property('og:title')).toContain(title.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
  expect(property('og:locale')).toBe('pl_PL');
  expect(property('og:url')).toContain(`/offers/${id}`);
  expect(property('og:description')).toBeTruthy();
});

test('there is one React on the page', { tag }, async ({ page }) => {
  // Each React that renders registers with the development tools' hook.
  await page.addInitScript(() => {
    const renderers: string[] = [];
    Object.assign(window, {
      __renderers: renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        inject: ({ version }: { version: string }) => renderers.push(version),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
  await page.goto('/offers');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name: 'Firmy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Firmy' })).toBeVisible();
  expect(await page.evaluate(() => (window as { __renderers?: string[] }).__renderers)).toHaveLength(1);
});

test('the first pictures of the list are fetched with its data, and once', { tag }, async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/api/files/')) pictures.push(request.url());
  });
  const first = page.waitForRequest(/\/api\/files\//);
  // Delays the code of the cards until a picture arrives that only the page's HTML can have requested.
  const { files } = await partsOfOffers(page.request);
  await page.route(files.chunk, async (route) => {
    await first;
    await route.continue();
  });
  // The oldest offers are those of the demo data, which have pictures.
  await page.goto('/offers?sort_by=date_asc');
  const shown = page.getByRole('main').getByRole('article').locator('img[fetchpriority=high]').first();
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  expect(new Set(pictures).size).toBe(pictures.length);
});
