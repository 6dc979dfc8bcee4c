import type { Locator, Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { untilSettled } from './testing/settled.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@shell', '@mf-offers'];

/** Width of the edge around a control, in px; the system's colours leave no background to see. */
const edgeOf = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });

async function open(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(url);
  await untilSettled(page);
}

test('an edge marks what is chosen, current and filtered with forced colours', { tag }, async ({ page }) => {
  await open(page, '/offers?company_rating=4');
  const main = page.getByRole('main');
  const views = main.getByRole('group', { name: 'Widok' });
  expect(await edgeOf(views.getByRole('button', { name: 'Lista' }))).toBeGreaterThanOrEqual(2);
  expect(await edgeOf(views.getByRole('button', { name: 'Mapa' }))).toBe(0);
  const places = page.getByRole('banner').getByRole('navigation').first();
  expect(await edgeOf(places.locator('[aria-current="page"]'))).toBeGreaterThanOrEqual(2);
  expect(await edgeOf(places.getByRole('link', { name: 'Firmy' }))).toBe(0);
  const remove = main.getByRole('link', { name: /^Usuń filtr/ }).first();
  expect(await edgeOf(remove.locator('..'))).toBe(1);
  const rating = main
    .getByRole('article')
    .getByRole('img', { name: /^Ocena/ })
    .first();
  const star = await rating.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'CanvasText';
    const ink = getComputedStyle(probe).color;
    probe.remove();
    return { ink, star: getComputedStyle(element, '::before').backgroundColor };
  });
  expect(star.star).toBe(star.ink);
  await views.getByRole('button', { name: 'Mapa' }).click();
  await expect.poll(() => edgeOf(views.getByRole('button', { name: 'Mapa' }))).toBeGreaterThanOrEqual(2);
});

test('the current place of the bar has an edge on a phone', { tag: ['@shell'] }, async ({ page, world }) => {
  const { me } = await world({ me: {} });
  await actAs(page, me);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/companies');
  const bar = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'Wiadomości' }) })
    .last();
  expect(await edgeOf(bar.getByRole('link', { name: 'Firmy' }))).toBeGreaterThanOrEqual(2);
  expect(await edgeOf(bar.getByRole('link', { name: 'Oferty' }))).toBe(0);
});
