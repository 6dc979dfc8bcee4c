import type { APIRequestContext, Page } from '@playwright/test';
import { actAs, type SignedIn } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-companies'];

const list = (page: Page) => page.getByRole('region', { name: 'Lista firm' });
const cards = (page: Page) => list(page).getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Szukaj firm' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const opinions = (page: Page) => page.getByRole('region', { name: 'Opinie' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Twoja opinia' });

const COMPANIES = 14;

test('a guest finds companies by a word and an order; Back returns to the same list and position', { tag }, async ({
  page,
  world,
}) => {
  const owners = Array.from({ length: COMPANIES }, (_, index) => [`owner${index}`, { company: {} }] as const);
  const { word } = await world(Object.fromEntries(owners));
  await page.goto('/companies');
  await search(page).fill(word);
  await expect(cards(page)).toHaveCount(COMPANIES);
  const sorted = page.waitForResponse(/sort_by=date_desc/);
  await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('date_desc');
  await expect(page).toHaveURL(/sort_by=date_desc/);
  await (await sorted).finished();
  await expect(list(page)).not.toHaveAttribute('aria-busy', 'true');
  const narrowed = page.url();
  const tenth = cards(page).nth(9).getByRole('link').first();
  // Waits until it rests in view: a click would scroll further.
  await tenth.hover();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  const name = (await tenth.textContent()) ?? '';
  await tenth.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(cards(page).nth(9)).toContainText(name);
  await expect.poll(() => scrolled(page)).toBe(place);
});

async function place(request: APIRequestContext, owner: SignedIn, lat: number, lng: number): Promise<void> {
  const reply = await request.put('/api/accounts/company-data/', { headers: headersOf(owner), data: { lat, lng } });
  expect(reply.status(), await reply.text()).toBe(200);
}

test('the map shows the companies of the filters, and leads to one and back', { tag }, async ({ page, world }) => {
  test.setTimeout(120_000);
  const { north, south, nowhere, word } = await world({
    north: { company: {} },
    south: { company: {} },
    nowhere: { company: {} },
  });
  await place(page.request, north, 54.35, 18.65);
  await place(page.request, south, 50.06, 19.94);
  await page.goto(`/companies?q=${word}`);
  await expect(cards(page).filter({ hasText: nowhere.company.name })).toBeVisible();
  await page.getByRole('button', { name: 'Mapa', exact: true }).click();
  const map = page.getByRole('region', { name: 'Mapa firm' }).first();
  // Drawn by the processor, a map takes its time.
  await expect(map.getByText('Wczytywanie mapy…')).toBeHidden({ timeout: 60_000 });
  const places = map.getByRole('region', { name: 'Firmy na mapie' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  const { name } = south.company;
  await places.getByRole('button', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(map).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
});

test('a person writes an opinion with half a star and replaces it; the company replies', { tag }, async ({
  page,
  world,
  beside,
}) => {
  test.setTimeout(120_000);
  const { seller, buyer } = await world({ seller: { company: {} }, buyer: { first_name: 'Iga' } });
  const path = `/companies/${seller.company.id}`;
  await actAs(page, buyer);
  await page.goto(path);
  await box(page).fill('Szybko i dokładnie.');
  const third = page.getByRole('group', { name: 'Ocena' }).getByRole('button').nth(2);
  await third.click({ position: { x: 3, y: 12 } });
  await expect(page.getByRole('button', { name: /^2,5 / })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Opublikuj', exact: true }).click();
  await expect(page.getByText('Opinia opublikowana')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ocena: 2,5 na 5' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Zmień opinię' }).click();
  await box(page).fill('Po poprawkach bez zarzutu.');
  await page.getByRole('button', { name: '5 gwiazdek', exact: true }).click();
  await page.getByRole('button', { name: 'Opublikuj', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Czy chcesz zmienić swoją opinię?' });
  await question.getByRole('button', { name: 'Tak, zmień' }).click();
  await expect(page.getByText('Opinia zmieniona')).toBeVisible();
  await expect(page.getByText('Po poprawkach bez zarzutu.')).toBeVisible();
  await expect(page.getByText('Szybko i dokładnie.')).toBeHidden();

  const theirs = await beside(seller);
  await theirs.goto(path);
  await expect(opinions(theirs).getByText('Po poprawkach bez zarzutu.')).toBeVisible();
  await expect(box(theirs)).toHaveCount(0);
  await theirs.getByRole('button', { name: `Odpowiedz: ${buyer.name}` }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Dziękujemy za cierpliwość.');
  await dialog.getByRole('button', { name: 'Opublikuj odpowiedź' }).click();
  await expect(theirs.getByText('Odpowiedź opublikowana')).toBeVisible();
  await expect(opinions(theirs).getByText('Dziękujemy za cierpliwość.')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
  await expect(opinions(page).getByText('Dziękujemy za cierpliwość.')).toBeVisible();
});
