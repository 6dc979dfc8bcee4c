import type { Locator, Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { press, pressKeys, tabTo, typeText } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-offers'];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page) => page.getByPlaceholder('Miejscowość lub adres');
const saved = (page: Page) => page.getByRole('button', { name: 'Zapisane', exact: true });

type Box = Awaited<ReturnType<Locator['boundingBox']>>;
const endOf = (box: Box) => (box ? box.y + box.height : Number.NaN);

/** A sticky panel is in view when its top is below the header and its end above the screen's. */
async function isInView(page: Page): Promise<boolean> {
  const box = await page.getByRole('complementary', { name: 'Filtry' }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y < 100 && box.y + box.height <= height + 1;
}

test('somebody narrows the list with the keyboard, saves the search, and finds it saved', { tag }, async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  const { owner } = await world({ owner: { company: {} } });
  await actAs(page, owner);
  await page.goto('/offers');
  await press(page, button(page, /^500–2.000.zł \d/));
  await expect(page).toHaveURL(/price_from=500&price_to=2000/);
  await tabTo(page, field(page));
  await typeText(page, 'pozn');
  await expect(page.getByRole('option', { name: /^Poznań/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await pressKeys(page, 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(/city=Pozna/);
  await tabTo(page, page.getByRole('combobox', { name: 'Odległość' }));
  await typeText(page, 'do 100');
  await expect(page).toHaveURL(/radius=100/);
  await expect(page.getByRole('link', { name: 'Usuń filtr: do 100 km od: Poznań' })).toBeVisible();

  await press(page, button(page, 'Zapisz wyszukiwanie'));
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /Nazwa/ })).toBeFocused();
  await pressKeys(page, 'Enter');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(saved(page)).toBeVisible();
  await press(page, saved(page));
  const dialog = page.getByRole('dialog', { name: 'Zapisane wyszukiwania' });
  await press(page, dialog.getByRole('button', { name: /^Zmień nazwę/ }));
  await pressKeys(page, 'ControlOrMeta+a');
  await typeText(page, 'Pod Poznaniem');
  await pressKeys(page, 'Enter');
  await expect(dialog.getByRole('link', { name: 'Pod Poznaniem' })).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Usuń wyszukiwanie: Pod Poznaniem' }));
  await pressKeys(page, 'Escape');
  await expect(button(page, 'Zapisz wyszukiwanie')).toBeVisible();
});

test('the number beside an option is that of its list', { tag }, async ({ page, world }) => {
  const { word } = await world({
    seller: {
      company: {},
      offers: { cheap: { price_from: '300.00' }, one: { price_from: '2500.00' }, other: { price_from: '9000.00' } },
    },
  });
  await page.goto(`/offers?q=${word}`);
  await button(page, /^2.000–10.000.zł 2$/).click();
  await expect(page.locator('p[aria-live]')).toHaveText('2 wyniki');
});

test('the filters stay in view beside a long list, and the next page starts below the header', { tag }, async ({
  page,
}) => {
  await page.goto('/offers');
  await expect(field(page)).toBeAttached();
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect.poll(() => isInView(page)).toBe(true);
  await page.getByRole('link', { name: 'Strona 2', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Lista ofert' })).toBeFocused();
  const first = page.getByRole('region', { name: 'Lista ofert' }).getByRole('article').first();
  const search = page.getByRole('searchbox', { name: 'Szukaj w ofertach' });
  await expect
    .poll(async () => {
      const end = endOf(await page.getByRole('banner').boundingBox());
      const [firstBox, searchBox] = [await first.boundingBox(), await search.boundingBox()];
      return firstBox !== null && firstBox.y >= end && endOf(searchBox) <= end;
    })
    .toBe(true);
});
