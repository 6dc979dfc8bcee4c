import type { Page } from '@playwright/test';
import { actAs, startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { newCompany, newPerson } from './testing/companies.ts';
import { press, tabTo, typeText } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';

/** An owner of the demo data whose contacts no other journey changes. */
const FIRM = 'firma31@demo.wspolnik.test';

const list = (page: Page) => page.getByRole('region', { name: 'Lista firm' });
const cards = (page: Page) => list(page).getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Szukaj firm' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const opinions = (page: Page) => page.getByRole('region', { name: 'Opinie' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Twoja opinia' });

test('a guest finds a company by filters; Back returns to the same list and position', async ({ page }) => {
  await page.goto('/companies');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('group', { name: 'Ocena firmy' }).getByRole('button', { name: 'od 4', exact: true }).click();
  await expect(page).toHaveURL(/company_rating=4/);
  const sorted = page.waitForResponse(/sort_by=rating_desc/);
  await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('rating_desc');
  await expect(page).toHaveURL(/sort_by=rating_desc/);
  await (await sorted).finished();
  const narrowed = page.url();
  const tenth = cards(page).nth(9).getByRole('link').first();
  // Waits until it rests in view: a click would scroll further.
  await tenth.hover();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  const name = (await tenth.textContent()) ?? '';
  await tenth.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(cards(page).nth(9)).toContainText(name);
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('the map shows the companies of the filters, and leads to one and back', async ({ page }) => {
  await page.goto('/companies?city=Kraków');
  await expect(cards(page).first()).toBeVisible();
  const count = await cards(page).count();
  await page.getByRole('button', { name: 'Mapa' }).click();
  const map = page.getByRole('region', { name: 'Mapa firm' }).first();
  const places = map.getByRole('region', { name: 'Firmy na mapie' }).getByRole('listitem');
  await expect(places).toHaveCount(count);
  const first = places.first().getByRole('button');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await page.getByRole('dialog', { name }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(map).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
});

test('a person writes an opinion with half a star and replaces it; the company replies', async ({ page, browser }) => {
  const seller = await newCompany(page.request);
  const company = seller.company;
  if (!company) throw new Error('the new company is not there');
  await actAs(page, await newPerson(page.request, 'Iga', 'Sroka'));
  await page.goto(`/companies/${company.id}`);
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
  await expect(question).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await question.getByRole('button', { name: 'Tak, zmień' }).click();
  await expect(page.getByText('Opinia zmieniona')).toBeVisible();
  await expect(page.getByText('Po poprawkach bez zarzutu.')).toBeVisible();
  await expect(page.getByText('Szybko i dokładnie.')).toBeHidden();

  const theirs = await (await browser.newContext()).newPage();
  await actAs(theirs, seller);
  await theirs.goto(`/companies/${company.id}`);
  await expect(opinions(theirs).getByText('Po poprawkach bez zarzutu.')).toBeVisible();
  await expect(box(theirs)).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Odpowiedz: Iga Sroka' }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Dziękujemy za cierpliwość.');
  expect(await axe(theirs)).toEqual([]);
  await dialog.getByRole('button', { name: 'Opublikuj odpowiedź' }).click();
  await expect(theirs.getByText('Odpowiedź opublikowana')).toBeVisible();
  await expect(opinions(theirs).getByText('Dziękujemy za cierpliwość.')).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/companies/${company.id}`);
  await expect(opinions(page).getByText('Dziękujemy za cierpliwość.')).toBeVisible();
});

test('by keyboard alone, from the search field to a card and its contact button', async ({ page }) => {
  await startSignedIn(page, FIRM);
  await page.goto('/companies');
  await tabTo(page, search(page));
  await typeText(page, 'dachy');
  await expect(page).toHaveURL(/q=dachy/);
  const card = cards(page).first();
  await expect(card).toContainText('Dachy Podhale');
  await tabTo(page, card.getByRole('link').first());
  // Repeated on the same data, the invitation is there already.
  const add = card.getByRole('button', { name: /^(Dodaj|Przyjmij)/ });
  if ((await add.count()) > 0) await press(page, add);
  await expect(card).toContainText(/Zaproszenie wysłane|W\skontaktach/);
});
