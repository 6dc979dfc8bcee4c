import type { Page } from '@playwright/test';
import { actAs, fillLogin, linkFromMail, newEmail, type SignedIn } from './testing/accounts.ts';
import { withSample } from './testing/demo-samples.ts';
import { insertText, typeText } from './testing/keyboard.ts';
import { writeTo } from './testing/messages.ts';
import { buyHere } from './testing/offers.ts';
import { openedOrder, row, SELLER } from './testing/orders.ts';
import { commentOn, openPost, postCard, writePost } from './testing/posts.ts';
import { releasedRoutes } from './testing/release.ts';
import { untilSettled } from './testing/settled.ts';
import { test as base, expect } from './testing/test.ts';
import { PL } from './testing/texts.ts';
import { translatePages, untilTranslated } from './testing/translator.ts';

// A person who reads another language has the page translated by the browser, which replaces the texts that React has rendered.

const PASSWORD = 'Zielony-Most7';
const GUEST: SignedIn = { access: '', refresh: '', user: { id: '', companies: [] }, company: null };
const PUBLIC = releasedRoutes().filter((route) => !route.protected);

const failures = (page: Page) =>
  page.getByText(/Nie udało się wczytać tej części strony|Coś poszło nie tak\. Odśwież stronę/);
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true }).click();

/** All pages of the journey are translated, and none may break. */
const test = base.extend<{ translated: undefined }>({
  translated: [
    async ({ context, page }, use) => {
      const broken = await translatePages(context);
      await use(undefined);
      expect(broken(), 'what broke on translated pages').toEqual([]);
      await expect(failures(page)).toHaveCount(0);
    },
    { auto: true },
  ],
});

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilTranslated(page);
}

test('every public page stays whole', { tag: ['@core', '@shell'] }, async ({ page }) => {
  test.setTimeout(240_000);
  expect(PUBLIC).not.toEqual([]);
  for (const { path } of PUBLIC) {
    await open(page, await withSample(page.request, path, GUEST));
    // Parts that are only on a wide or a narrow screen come and go.
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await untilSettled(page);
    }
    await expect(failures(page), path).toHaveCount(0);
  }
});

test('a newcomer signs up, letter by letter, and in again', { tag: ['@shell'] }, async ({ page }) => {
  const email = newEmail('oksana');
  await open(page, '/auth/signup');
  await main(page).getByLabel(PL.firstName).fill('Oksana');
  await main(page).getByLabel(PL.lastName).fill('Melnyk');
  await main(page).getByLabel(PL.email).fill(email);
  await main(page).locator('input[name="password"]').focus();
  await typeText(page, PASSWORD);
  await main(page).locator('input[name="password_again"]').fill(PASSWORD);
  await press(page, PL.signup);
  await expect(main(page).getByText('Zaznacz to pole, aby kontynuować.')).toBeVisible();
  await main(page).getByRole('checkbox').check();
  await press(page, PL.signup);
  await expect(page.getByRole('heading', { name: PL.checkInbox })).toBeVisible();
  await press(page, 'Wyślij ponownie');
  await expect(page.getByText(/Wysłano nową wiadomość/)).toBeVisible();

  await page.goto(await linkFromMail(page.request, email, '/auth/verify-email'));
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/auth/login');
  await fillLogin(page, PL, email, 'wrong');
  await expect(main(page).getByText(PL.wrongPassword)).toBeVisible();
  await fillLogin(page, PL, email, PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
});

test('a guest writes to the operator', { tag: ['@shell'] }, async ({ page }) => {
  await open(page, '/contact?topic=invoices');
  await main(page).getByLabel('Imię i nazwisko').fill('Oksana Melnyk');
  await main(page).getByLabel('E-mail, na który odpowiemy').fill(newEmail('oksana'));
  await press(page, 'Wyślij wiadomość');
  await expect(main(page).getByText('To pole jest wymagane.')).toBeVisible();
  await main(page).getByLabel('Wiadomość').fill('Proszę o fakturę');
  await press(page, 'Wyślij wiadomość');
  await expect(main(page).getByRole('heading', { name: /^Wiadomość nr \d+ wysłana$/ })).toBeVisible();
});

test('a person filters offers, buys one and adds a note to the order', { tag: ['@mf-offers', '@mf-wallet'] }, async ({
  page,
  world,
}) => {
  const { seller, buyer } = await world({ seller: SELLER, buyer: {} });
  const { title } = seller.offers.audit;
  await actAs(page, buyer);
  await open(page, '/offers');
  await page.getByRole('searchbox', { name: PL.search }).fill(title);
  await expect(page).toHaveURL(/[?&]q=/);
  await press(page, 'Mapa');
  await expect(main(page).getByRole('button', { name: 'Mapa', pressed: true })).toBeVisible();
  await press(page, 'Lista');
  await page.getByRole('article').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await buyHere(page, PL);
  await page.getByRole('dialog').getByRole('link', { name: PL.seeOrder }).click();
  await expect(main(page).getByRole('article', { name: title })).toContainText(PL.bought);
  const order = await openedOrder(page);
  await page.getByRole('textbox', { name: 'Dodaj informację' }).fill('Faktura 12/2026');
  await press(page, 'Dodaj informację');
  await expect(row(page, order).getByText('Faktura 12/2026')).toBeVisible();
});

test('a person publishes a post, likes and comments another one', { tag: ['@mf-feed'] }, async ({ page, world }) => {
  const { writer, reader, word } = await world({ writer: {}, reader: { contacts: ['writer'] } });
  const [read, own] = [`Czytany wpis ${word} ${'bardzo długi '.repeat(40)}`, `Szukamy drukarni ${word}`];
  const id = await writePost(page.request, writer, read);
  await actAs(page, reader);
  await open(page, '/posts?network=true');
  await postCard(page, word)
    .getByRole('button', { name: /Pokaż\swięcej/ })
    .first()
    .click();
  await main(page).getByRole('textbox', { name: 'Treść wpisu' }).click();
  await expect(main(page).getByRole('button', { name: 'Opublikuj' })).toBeVisible();
  await insertText(page, own);
  await press(page, 'Opublikuj');
  await expect(postCard(page, own)).toBeVisible();

  await postCard(page, 'Czytany wpis').getByRole('button', { name: 'Komentarze' }).click();
  await openPost(page).getByRole('button', { name: 'Lubię to', exact: true }).click();
  await expect(openPost(page).getByRole('button', { name: 'Lubię to 1', pressed: true })).toBeVisible();
  await openPost(page).getByRole('textbox', { name: 'Twój komentarz' }).click();
  await expect(openPost(page).getByRole('button', { name: 'Skomentuj' })).toBeVisible();
  await insertText(page, 'Polecam');
  await openPost(page).getByRole('button', { name: 'Skomentuj' }).click();
  await expect(openPost(page).getByRole('listitem').getByText('Polecam')).toBeVisible();
  await commentOn(page.request, writer, id, 'Dziękuję');
  await expect(openPost(page).getByRole('listitem').getByText('Dziękuję')).toBeVisible();
});

test('a person reads and answers messages', { tag: ['@mf-messaging'] }, async ({ page, world }) => {
  const { writer, reader } = await world({ writer: {}, reader: { contacts: ['writer'] } });
  const thread = await writeTo(page.request, writer, reader.user.id, 'Cennik: https://a.example/cennik i reszta');
  await actAs(page, reader);
  await open(page, '/messages');
  const search = main(page).getByRole('searchbox');
  await search.fill('reszta');
  await expect(page).toHaveURL(/q=reszta/);
  await search.fill('cennik');
  await expect(page).toHaveURL(/q=cennik/);
  await search.fill('');
  await expect(page).not.toHaveURL(/q=/);
  await main(page).getByRole('link').filter({ hasText: 'Cennik' }).click();
  await expect(page).toHaveURL(new RegExp(thread));
  await main(page).getByRole('textbox').last().fill('Dziękuję, pasuje');
  await press(page, 'Wyślij');
  await expect(page.getByRole('region', { name: 'Treść rozmowy' })).toContainText('Dziękuję, pasuje');
  await writeTo(page.request, writer, reader.user.id, 'Do zobaczenia');
  await expect(page.getByRole('region', { name: 'Treść rozmowy' })).toContainText('Do zobaczenia');
});

test('a person saves the profile and the password', { tag: ['@shell'] }, async ({ page, world }) => {
  const { me } = await world({ me: {} });
  await actAs(page, me);
  await open(page, '/account/settings/profile');
  await page.getByLabel('Imię').fill('Oksana');
  await press(page, 'Zapisz zmiany');
  await expect(page.getByText('Zmiany zostały zapisane')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: PL.accountMenu })).toContainText('Oksana');
  await press(page, 'Zapisz prywatność');
  await expect(page.getByText('Zmiany zostały zapisane').last()).toBeVisible();
  await open(page, '/account/settings/password');
  await main(page).locator('input[name="new_password"], input[name="password"]').first().focus();
  await typeText(page, PASSWORD);
  await expect(failures(page)).toHaveCount(0);
});
