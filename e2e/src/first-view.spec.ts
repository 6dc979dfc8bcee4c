import { fixedPriceOffer } from './testing/offers.ts';
import { expect, test } from './testing/test.ts';
import { TEXTS } from './testing/texts.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, texts] of Object.entries(TEXTS)) {
    test(`the frame shows the header and a skeleton of the page (${locale})`, async ({ page }) => {
      await page.goto(`${texts.prefix}/offers`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('#header').getByRole('link', { name: texts.offers }).first()).toBeVisible();
      await expect(page.locator('#header').getByRole('link', { name: texts.login }).first()).toBeVisible();
      await expect(page.locator('#main > *').first()).toBeVisible();
    });
  }
});

for (const [locale, texts] of Object.entries(TEXTS)) {
  test(`a shared offer shows a preview (${locale})`, async ({ request }) => {
    const offer = await fixedPriceOffer(request);
    const html = await (await request.get(`${texts.prefix}/offers/${offer.id}`)).text();
    const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(property('og:title')).toContain(offer.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
    expect(property('og:locale')).toBe(locale === 'pl' ? 'pl_PL' : 'en_GB');
    expect(property('og:url')).toContain(`${texts.prefix}/offers/${offer.id}`);
    expect(property('og:description')).toBeTruthy();
  });
}

test('there is one React on the page', async ({ page }) => {
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

test('the first pictures of the list are fetched with its data, and once', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/api/files/')) pictures.push(request.url());
  });
  const first = page.waitForRequest(/\/api\/files\//);
  // Delays the code of the cards until a picture arrives that only the page's HTML can have requested.
  await page.route(/page-offer-list\.\w+\.js$/, async (route) => {
    await first;
    await route.continue();
  });
  await page.goto('/offers');
  const shown = page.getByRole('main').getByRole('article').locator('img[fetchpriority=high]').first();
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  expect(new Set(pictures).size).toBe(pictures.length);
});
