import type { Page } from '@playwright/test';
import { demo, startSignedIn } from './testing/accounts.ts';
import { pressKeys, typeText } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Lista ofert' });
const cards = (page: Page) => list(page).getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Szukaj w ofertach' });
const chip = (page: Page, label: string) => page.getByRole('button', { name: `Usuń filtr: ${label}` });
const counted = (page: Page, text: string | RegExp) =>
  expect(page.locator('p[aria-live]').getByText(text)).toBeVisible();
const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('filters narrow the list, are shown as chips, and follow Back, Forward and a reload', async ({ page }) => {
  await page.goto('/offers');
  await counted(page, /^\d+\swynik/);
  await page.getByRole('treeitem', { name: /Praca i współpraca/ }).click();
  await expect(chip(page, 'Praca i współpraca')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Zdalnie' }).first().click();
  await expect(page).toHaveURL(/workplace_types=remote/);
  await page.getByPlaceholder('od', { exact: true }).fill('5');
  await expect(page).toHaveURL(/price_from=5/);
  const narrowed = page.url();

  await page.goBack();
  await expect(page).not.toHaveURL(/price_from/);
  await expect(page.getByPlaceholder('od', { exact: true })).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveURL(narrowed);
  await expect(page.getByPlaceholder('od', { exact: true })).toHaveValue('5');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Zdalnie' }).first()).toBeChecked();

  await chip(page, 'Zdalnie').click();
  await expect(page).not.toHaveURL(/workplace_types/);
  await page.getByRole('button', { name: 'Wyczyść', exact: true }).click();
  await expect(page).toHaveURL(/\/offers$/);
});

test('words find offers without their Polish letters, and a misspelt one finds similar offers', async ({ page }) => {
  await page.goto('/offers');
  await search(page).fill('KSIEGOWOSC');
  await expect(page).toHaveURL(/q=KSIEGOWOSC/);
  await expect(
    cards(page)
      .filter({ hasText: /księgow/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/Pokazujemy podobne/)).toBeHidden();
  await search(page).fill('fotowoltajka');
  await pressKeys(search(page), 'Enter');
  await expect(page.getByText('Nie ma ofert dla „fotowoltajka”. Pokazujemy podobne.')).toBeVisible();
  await expect(cards(page).first()).toContainText(/fotowolta/i);
});

test('the list keeps its position after an offer and after another page, and starts at its top', async ({ page }) => {
  await page.goto('/offers');
  await expect(cards(page).first()).toBeVisible();
  const seventh = cards(page).nth(6).getByRole('link').first();
  // Waits until it rests in view: a click would scroll further.
  await seventh.hover();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await seventh.click();
  await expect(page).toHaveURL(/\/offers\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(place);

  await page.getByRole('link', { name: 'Strona 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(list(page)).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Strona 2' })).toBeInViewport();

  await page.goto('/offers?city=Warszawa');
  await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('price_asc');
  await expect(page).toHaveURL(/sort_by/);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page).not.toHaveURL(/sort_by/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('no results name the filter that excludes all offers', async ({ page }) => {
  await page.goto('/offers?q=szkolenie&price_to=1');
  await expect(page.getByText('Nie znaleźliśmy ofert dla „szkolenie”')).toBeVisible();
  const hint = page.getByRole('button', { name: /^Bez filtra: do 1,00/ });
  await expect(hint).toContainText(/\d+\swynik/);
  await hint.click();
  await expect(page).toHaveURL(/\/offers\?q=szkolenie$/);
  await expect(cards(page).first()).toBeVisible();
});

test('a page number that is too high, and nonsense, lead back to offers', async ({ page }) => {
  await page.goto('/offers?page=99999&price_from=dużo&radius=5&view=globe');
  await page.getByRole('link', { name: 'Przejdź do pierwszej strony' }).click();
  await expect(cards(page).first()).toBeVisible();
  expect(params(page)).toEqual({});
});

test('a town and a distance filter the list and the map', async ({ page }) => {
  await page.goto('/offers');
  await page.getByPlaceholder('Miejscowość lub adres').click();
  const place = page.getByRole('combobox', { name: 'Miejscowość lub adres' });
  await typeText(place, 'Krakow');
  await page
    .getByRole('option', { name: /Kraków/ })
    .first()
    .click();
  await expect(chip(page, 'Kraków')).toBeVisible();
  await page.getByRole('combobox', { name: 'Odległość' }).selectOption('do 25 km');
  await expect(chip(page, 'do 25 km od: Kraków')).toBeVisible();
  await expect(cards(page).first()).toContainText('Kraków');
  await page.getByRole('button', { name: 'Mapa' }).click();
  const map = page.getByRole('region', { name: 'Mapa ofert' }).first();
  const first = map.getByRole('region', { name: 'Oferty na mapie' }).getByRole('listitem').first().getByRole('button');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await page.getByRole('dialog', { name }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(map).toBeVisible();
});

test('a search is saved, opened again and removed', async ({ page }) => {
  await startSignedIn(page, demo('manager'));
  await page.goto('/offers?workplace_types=hybrid');
  await page.getByRole('button', { name: 'Zapisz wyszukiwanie' }).click();
  const name = `Hybrydowo ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('dialog').getByRole('textbox', { name: /Nazwa/ }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Wyszukiwanie zapisane. Damy znać o nowych ofertach.')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Zapisane', exact: true })).toBeVisible();

  await page.goto('/offers');
  await page.getByRole('button', { name: 'Zapisane wyszukiwania' }).click();
  await page.getByRole('dialog').getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/offers\?workplace_types=hybrid$/);
  await page.getByRole('button', { name: 'Zapisane', exact: true }).click();
  await page.getByRole('button', { name: `Usuń wyszukiwanie: ${name}` }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name })).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cofnij' })).toBeFocused();
});

test('the last offers stay when offline, with a note, and are refreshed when it is back', async ({ page, context }) => {
  await page.goto('/offers');
  await expect(cards(page).first()).toBeVisible();
  const title = await cards(page).first().getByRole('heading').textContent();
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('date_asc');
  await expect(page.getByText(/Poniżej wyniki poprzedniego wyszukiwania/)).toBeVisible();
  await expect(cards(page).first()).toContainText(title ?? '');
  await context.setOffline(false);
  await expect(page.getByText(/Poniżej wyniki/)).toBeHidden();
  await expect(cards(page).first()).not.toContainText(title ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters are in a sheet whose button counts the offers', async ({ page }) => {
    await page.goto('/offers');
    await page.getByRole('button', { name: 'Filtry', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    await sheet.getByRole('button', { name: /^500–2.000.zł/ }).click();
    await sheet.getByRole('button', { name: /^Pokaż [1-9]\d? wynik/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filtry (1)' })).toBeVisible();
  });

  test('advice about a filter with a long name is no wider than the screen', async ({ page }) => {
    await page.goto('/offers?q=audyt&price_to=9000&with_salary=true');
    await expect(page.getByRole('button', { name: /^Bez filtra: Z podanym wynagrodzeniem/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
