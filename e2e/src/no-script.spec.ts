import type { Page } from '@playwright/test';
import { hold } from './testing/hold.ts';
import { sendByEnter } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';
import { PL, TEXTS } from './testing/texts.ts';
import type { OfferPlan } from './testing/world.ts';

const tag = ['@shell', '@mf-offers', '@core'];

/** More than a page of the list has; the premium plan has no limit of offers. */
const MANY: Record<string, OfferPlan> = Object.fromEntries(
  Array.from({ length: 31 }, (_, index) => [`o${index}`, { price_from: `${100 + index}.00`, city: 'Gdynia' }]),
);
const cards = (page: Page) => page.getByRole('region', { name: 'Lista ofert' }).getByRole('article');
/** `getByText` passes over it. */
const note = (page: Page) => page.getByRole('main').locator('noscript p');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filtry' });

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByLabel(PL.email).fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('main').getByRole('button', { name: PL.login, exact: true }).click();
}

/** On a busy machine a render may take too long, and pages come without their content for a minute or more. */
async function untilRendered(page: Page): Promise<void> {
  await expect(async () => {
    if ((await page.locator('main [data-served]').count()) > 0) return;
    await page.reload();
    throw new Error('the page was not rendered');
  }).toPass({ timeout: 200_000, intervals: [2000] });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.setTimeout(300_000);

  test('a guest searches, filters, pages, opens an offer and its seller, and goes back', { tag }, async ({
    page,
    world,
  }) => {
    const { seller, word } = await world({ seller: { company: { plan: 'premium' }, offers: MANY } });
    const dearest = { name: seller.offers.o2?.title ?? '', level: 1 };
    await page.goto('/offers?sort_by=price_asc');
    await untilRendered(page);
    await page.getByRole('searchbox', { name: PL.search }).fill(word);
    await sendByEnter(page.getByRole('searchbox', { name: PL.search }));
    await untilRendered(page);
    await expect(page).toHaveURL(`/offers?q=${word}&sort_by=price_asc`);
    await expect(cards(page)).toHaveCount(30);
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    await expect(page.locator('button[type="button"]:visible')).toHaveCount(0);

    await page.getByRole('link', { name: 'Następna' }).click();
    await untilRendered(page);
    await expect(cards(page)).toHaveCount(1);

    await filters(page).getByLabel('Cena do (zł)').fill('102');
    await filters(page).getByLabel('Miasto').fill('Gdynia');
    await filters(page).getByLabel('Kolejność').selectOption('Cena: od najwyższej');
    await filters(page).getByRole('button', { name: 'Pokaż listę' }).click();
    await untilRendered(page);
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).first()).toContainText('102,00 zł');
    await expect(filters(page).getByLabel('Cena do (zł)')).toHaveValue('102');
    await page.getByRole('link', { name: 'Usuń filtr: Gdynia' }).click();
    await untilRendered(page);
    await expect(page).not.toHaveURL(/city=G/);
    await expect(page.getByRole('link', { name: 'Usuń filtr: do 102,00 zł' })).toBeVisible();

    await cards(page).first().getByRole('link').first().click();
    await untilRendered(page);
    await expect(page.getByRole('heading', dearest)).toBeVisible();
    await page.getByRole('link', { name: seller.company.name }).first().click();
    await untilRendered(page);
    await expect(page.getByRole('heading', { level: 1, name: seller.company.name })).toBeVisible();
    await page.getByRole('link', { name: 'Oferty firmy' }).click();
    await untilRendered(page);
    await expect(cards(page)).toHaveCount(30);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', dearest)).toBeVisible();
  });

  test('the filters of a phone are below the list, and the menu leads to the footer', { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/en/companies');
    await untilRendered(page);
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await page.getByRole('complementary', { name: 'Filters' }).getByLabel('City').fill('Warszawa');
    await page.getByRole('button', { name: 'Show the list' }).click();
    await expect(page).toHaveURL(/\/en\/companies\?.*city=Warszawa/);
    await expect(page.getByRole('link', { name: 'Remove filter: Warszawa' })).toBeVisible();
    await page.getByRole('link', { name: 'More' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })).toBeInViewport();
  });

  test('a post is read by its address, and the feed goes on by a link', { tag: ['@mf-feed'] }, async ({ page }) => {
    await page.goto('/posts');
    await untilRendered(page);
    const older = page.getByRole('link', { name: 'Starsze wpisy' });
    await expect(older).toHaveAttribute('href', /^\/posts\?before=/);
    const opened = page.getByRole('article').nth(2);
    // Below the line with the date.
    const text = (await opened.getByRole('paragraph').nth(1).textContent()) ?? '';
    await opened
      .getByRole('link')
      .filter({ has: page.getByRole('time') })
      .click();
    await expect(page).toHaveURL(/\/posts\?post=/);
    await expect(page.getByRole('article').first()).toContainText(text.slice(0, 40));
  });

  test('a wrong password is refused at the form, and the right one is confirmed', { tag }, async ({ page, world }) => {
    const { person } = await world({ person: {} });
    await page.goto('/en/auth/login?from=/posts');
    await untilRendered(page);
    await page.getByRole('main').getByLabel(TEXTS.en.email).fill(person.email);
    await page.locator('input[name="password"]').fill('Zle!2345');
    await page.getByRole('main').getByRole('button', { name: TEXTS.en.login, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(TEXTS.en.wrongPassword);
    await expect(page).toHaveURL('/en/auth/login?from=/posts');
    await expect(page.getByRole('main').getByLabel(TEXTS.en.email)).toHaveValue(person.email);
    await expect(page.locator('input[name="password"]')).toHaveValue('');

    await page.locator('input[name="password"]').fill(person.password);
    await page.getByRole('main').getByRole('button', { name: TEXTS.en.login, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The password is right' })).toBeVisible();
    await expect(note(page)).toContainText('Pages for members need JavaScript.');
  });

  test('a form that needs scripts names that, and leaves nothing in the address', { tag }, async ({ page }) => {
    await page.goto('/contact');
    await untilRendered(page);
    await expect(note(page)).toHaveText('Ten formularz wymaga JavaScriptu.');
    await page.getByRole('textbox', { name: /Wiadomość/ }).fill('tajne');
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page.getByRole('heading', { name: 'Formularz nie został wysłany' })).toBeVisible();
    expect(page.url()).not.toContain('tajne');
    await page.getByRole('link', { name: 'Otwórz stronę ponownie' }).click();
    await untilRendered(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  });
});

test('a search that is sent before the scripts have come finds the same', { tag }, async ({ page, world }) => {
  const { seller, word } = await world({ seller: { company: {}, offers: { desk: {} } } });
  const release = await hold(page, '**/r/**');
  await page.goto('/offers', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: PL.search }).fill(word);
  await sendByEnter(page.getByRole('searchbox', { name: PL.search }));
  await expect(page).toHaveURL(`/offers?q=${word}`);
  await expect(cards(page)).toHaveCount(1);
  release();
  await expect(page.getByRole('combobox', { name: 'Kolejność' })).toBeVisible();
  await expect(cards(page).getByRole('link', { name: seller.offers.desk.title })).toBeVisible();
});

test('a sign-in that is sent before the scripts have come signs in once they have', { tag }, async ({
  page,
  world,
}) => {
  const { person } = await world({ person: {} });
  const release = await hold(page, '**/r/**');
  await page.goto('/auth/login?from=/posts', { waitUntil: 'commit' });
  await fillLogin(page, person.email, 'Zle!2345');
  await expect(page.getByRole('alert')).toHaveText(PL.wrongPassword);
  await fillLogin(page, person.email, person.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Hasło się zgadza' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/posts');
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(person.name);
  await page.reload();
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(person.name);
  expect(await page.evaluate(() => document.documentElement.innerHTML.includes('"refresh"'))).toBe(false);
});

test('React takes the forms of pages over without a message', { tag }, async ({ page }) => {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
  for (const path of ['/offers?q=biuro&workplace_types=remote', '/companies', '/library', '/auth/login', '/contact']) {
    await page.goto(path);
    await expect(page.locator('[data-served]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(messages).toEqual([]);
});
