import type { Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { pressKeys, typeText } from './testing/keyboard.ts';
import { goOffline } from './testing/network.ts';
import { expect, test } from './testing/test.ts';
import type { OfferPlan } from './testing/world.ts';

const tag = ['@mf-offers'];

/** More than a page of the list has; the premium plan has no limit of offers. */
const MANY: Record<string, OfferPlan> = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`o${index}`, {}]));

const list = (page: Page) => page.getByRole('region', { name: 'Lista ofert' });
const cards = (page: Page) => list(page).getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Szukaj w ofertach' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Kolejność' });
const chip = (page: Page, label: string) => page.getByRole('link', { name: `Usuń filtr: ${label}`, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('filters narrow the list, are shown as chips, and follow Back, Forward and a reload', { tag }, async ({
  page,
}) => {
  await page.goto('/offers');
  await expect(page.locator('p[aria-live]').getByText(/^\d+\swynik/)).toBeVisible();
  await page.getByRole('treeitem', { name: /Praca i współpraca/ }).click();
  await expect(chip(page, 'Praca i współpraca')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Zdalnie' }).click();
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
  await expect(page.getByRole('checkbox', { name: 'Zdalnie' })).toBeChecked();

  await chip(page, 'Zdalnie').click();
  await expect(page).not.toHaveURL(/workplace_types/);
  await page.getByRole('link', { name: 'Wyczyść', exact: true }).click();
  await expect(page).toHaveURL(/\/offers$/);
});

test('words find offers without their Polish letters, and a misspelt one finds similar offers', { tag }, async ({
  page,
}) => {
  await page.goto('/offers');
  await search(page).fill('KSIEGOWOSC');
  await expect(page).toHaveURL(/q=KSIEGOWOSC/);
  const found = cards(page).filter({ hasText: /księgow/i });
  await expect(found.first()).toBeVisible();
  await expect(page.getByText(/Pokazujemy podobne/)).toBeHidden();
  await search(page).fill('fotowoltajka');
  await pressKeys(search(page), 'Enter');
  await expect(page.getByText('Nie ma ofert dla „fotowoltajka”. Pokazujemy podobne.')).toBeVisible();
  await expect(cards(page).first()).toContainText(/fotowolta/i);
});

test('the list keeps its position after an offer and after another page, and starts at its top', { tag }, async ({
  page,
  world,
}) => {
  const { seller, word } = await world({ seller: { company: { plan: 'premium' }, offers: MANY } });
  await page.goto(`/offers?seller_id=${seller.company.id}`);
  await expect(titles(page)).toHaveCount(30);
  const seventh = cards(page).nth(6).getByRole('link').first();
  // Waits until it rests in view: a click would scroll further.
  await seventh.hover();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await seventh.click();
  await expect(page).toHaveURL(/\/offers\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(titles(page)).toHaveCount(30);
  await expect.poll(() => scrolled(page)).toBe(place);

  await page.getByRole('link', { name: 'Strona 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(list(page)).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Strona 2', exact: true })).toBeInViewport();

  await page.goto(`/offers?q=${word}`);
  await expect(titles(page)).toHaveCount(30);
  await sort(page).selectOption('price_asc');
  await expect(page).toHaveURL(/sort_by/);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page).not.toHaveURL(/sort_by/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a town and a distance filter the list and the map', { tag }, async ({ page, world }) => {
  // Without a graphics card the map is drawn slowly.
  test.setTimeout(120_000);
  const { seller, word } = await world({
    seller: {
      company: {},
      offers: {
        near: { city: 'Kraków', latitude: 50.06, longitude: 19.94 },
        far: { city: 'Gdańsk', latitude: 54.35, longitude: 18.65 },
      },
    },
  });
  const { near, far } = seller.offers;
  await page.goto(`/offers?q=${word}`);
  await expect(titles(page)).toHaveCount(2);
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
  await expect(titles(page)).toHaveText([near.title]);
  await page.getByRole('button', { name: 'Mapa', exact: true }).click();
  const map = page.getByRole('region', { name: 'Mapa ofert' }).first();
  const onMap = map.getByRole('region', { name: 'Oferty na mapie' }).getByRole('listitem');
  await expect(onMap.filter({ hasText: far.title })).toHaveCount(0);
  await onMap.getByRole('button', { name: near.title }).click();
  await page.getByRole('dialog', { name: near.title }).getByRole('link', { name: near.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: near.title })).toBeVisible();
  await page.goBack();
  await expect(map).toBeVisible();
});

test('a place on the map is a list beside it, which going back closes', { tag }, async ({ page }) => {
  // Without a graphics card the map is drawn slowly.
  test.setTimeout(120_000);
  await page.goto('/offers?view=map&city=Krak%C3%B3w');
  const map = page.getByRole('region', { name: 'Mapa ofert' }).first();
  await expect(map.getByText('Wczytywanie mapy…')).toBeHidden({ timeout: 60_000 });
  await map.getByRole('button', { name: /^\d+ ofert.*Pokaż$/ }).click();
  const heading = map.getByRole('heading', { name: /: Kraków$/ });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/at=50\./);
  await expect(
    map
      .getByRole('article')
      .first()
      .getByText(/zł|Oferta pracy|Wycena/)
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveCount(0);
  await expect(map.getByText(/ofert.*\sw\stym widoku/)).toBeVisible();
});

test('a search is saved, opened again and removed', { tag }, async ({ page, world }) => {
  const { person } = await world({ person: {} });
  await actAs(page, person);
  await page.goto('/offers?workplace_types=hybrid');
  await page.getByRole('button', { name: 'Zapisz wyszukiwanie', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Nazwa/ }).fill('Hybrydowo');
  await dialog.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Wyszukiwanie zapisane. Damy znać o nowych ofertach.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zapisane', exact: true })).toBeVisible();

  await page.goto('/offers');
  await page.getByRole('button', { name: 'Zapisane wyszukiwania', exact: true }).click();
  await dialog.getByRole('link', { name: 'Hybrydowo' }).click();
  await expect(page).toHaveURL(/\/offers\?workplace_types=hybrid$/);
  await page.getByRole('button', { name: 'Zapisane', exact: true }).click();
  await page.getByRole('button', { name: 'Usuń wyszukiwanie: Hybrydowo', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Hybrydowo' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Cofnij' })).toBeFocused();
});

test('the last offers stay without a network, with a note, and are refreshed once it is back', { tag }, async ({
  page,
  context,
  world,
}) => {
  const { seller } = await world({
    seller: { company: {}, offers: { cheap: { price_from: '100.00' }, dear: { price_from: '900.00' } } },
  });
  const { cheap, dear } = seller.offers;
  await page.goto(`/offers?seller_id=${seller.company.id}&sort_by=price_desc`);
  await expect(titles(page)).toHaveText([dear.title, cheap.title]);
  await goOffline(context);
  await sort(page).selectOption('price_asc');
  await expect(page.getByText(/Poniżej wyniki poprzedniego wyszukiwania/)).toBeVisible();
  await expect(titles(page)).toHaveText([dear.title, cheap.title]);
  await context.setOffline(false);
  await expect(page.getByText(/Poniżej wyniki/)).toBeHidden();
  await expect(titles(page)).toHaveText([cheap.title, dear.title]);
});

test('advice about a filter with a long name is no wider than a phone', { tag }, async ({ page, world }) => {
  const { word } = await world({ seller: { company: {}, offers: { audit: {} } } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/offers?q=${word}&price_to=9000&with_salary=true`);
  await expect(page.getByRole('link', { name: /^Bez filtra: Z podanym wynagrodzeniem/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
