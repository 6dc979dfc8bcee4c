import type { Page } from '@playwright/test';
import { actAs, endSession, fillLogin } from './testing/accounts.ts';
import { textsFor, writeTo } from './testing/messages.ts';
import { addPictures, button, FRONT, fillBasics, fillPrice, goTo, step, title } from './testing/offer-form.ts';
import { bubble, openThread, writeHere } from './testing/outbox.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-offers'];

const PICTURES = ['wspolnik-drafts', 'pictures'] as const;
const OUTBOX = ['wspolnik-outbox', 'messages'] as const;

/** Runs in the page. The draft's texts are already in the local storage, so the page has opened the database before. */
function countStored([database, store]: readonly [string, string]): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    let isNew = false;
    // The page creates the database with its store. One created here would have no store, and the page could save nothing.
    opening.onupgradeneeded = () => {
      isNew = true;
      opening.transaction?.abort();
    };
    opening.onerror = () => (isNew ? resolve(0) : reject(opening.error));
    opening.onsuccess = () => {
      const counting = opening.result.transaction(store).objectStore(store).count();
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(counting.error);
      opening.result.close();
    };
  });
}

test('a draft with its picture survives a crash of the tab', { tag }, async ({ page, context, world }) => {
  const { seller } = await world({ seller: { company: {} } });
  await actAs(page, seller);
  await page.goto('/offers/create');
  await title(page).fill('Niedokończona oferta');
  await goTo(page, /Zdjęcia/);
  await addPictures(page, FRONT);
  await page.getByRole('textbox', { name: 'Opis zdjęcia' }).fill('Front sklepu');
  await expect(page.getByText(/^Szkic zapisany/)).toBeVisible();
  // The stored draft, not one that the page is about to write.
  await expect.poll(() => page.evaluate(() => Object.values({ ...localStorage }).join())).toContain('Front sklepu');
  await expect.poll(() => page.evaluate(countStored, PICTURES)).toBe(1);
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('/offers/create');
  await expect(step(again, 'Zdjęcia')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Opis zdjęcia' })).toHaveValue('Front sklepu');
  const width = () =>
    again
      .locator('li img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(64);
  await goTo(again, /Podstawy/);
  await expect(title(again)).toHaveValue('Niedokończona oferta');

  await button(again, 'Odrzuć szkic').click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Odrzuć szkic' }).click();
  await expect(title(again)).toHaveValue('');
  await again.reload();
  await expect(title(again)).toHaveValue('');
});

/** Fills a new offer with a picture, and waits until both are on the device. */
async function startOffer(page: Page, text: string): Promise<void> {
  await page.goto('/offers/create');
  await title(page).fill(text);
  await goTo(page, /Zdjęcia/);
  await addPictures(page, FRONT);
  await expect.poll(() => page.evaluate(storedTexts)).toContain(text);
  await expect.poll(() => page.evaluate(countStored, PICTURES)).toBe(1);
}

const storedTexts = () => Object.values({ ...localStorage }).join();

test('drafts that are kept at the sign-out come back for their person, and for nobody else', {
  tag: ['@mf-offers', '@mf-messaging'],
}, async ({ page, request, context, world }) => {
  const { seller, reader, other } = await world({ seller: { company: {} }, reader: {}, other: { company: {} } });
  const thread = await writeTo(request, reader, seller.user.id, 'Początek');
  await context.route('**/api/message-send/', (route) => route.abort());
  await actAs(page, { ...seller, company: null });
  await openThread(page, thread);
  await writeHere(page, 'Odpowiedź');
  await expect(bubble(page, 'Odpowiedź')).toContainText('Czeka na wysłanie');
  // The bubble is shown before the message is stored; the page would ask before it is left until then.
  await expect.poll(() => page.evaluate(countStored, OUTBOX)).toBe(1);
  await actAs(page, seller);
  await startOffer(page, 'Poufna oferta');
  await page.getByRole('button', { name: PL.accountMenu }).click();
  await page.getByRole('link', { name: PL.logout }).click();
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveText(['szkic oferty „Poufna oferta”', '1 niewysłana wiadomość']);
  await button(page, 'Zachowaj i wyloguj').click();
  await expect(page.getByText(PL.loggedOut)).toBeVisible();
  await context.unroute('**/api/message-send/');

  await page.goto('/auth/login?from=/offers/create');
  await fillLogin(page, PL, other.email, other.password);
  await expect(title(page)).toHaveValue('');
  await goTo(page, /Zdjęcia/);
  await expect(page.getByRole('main').locator('li img')).toHaveCount(0);
  await page.goto('/auth/logout');
  await expect(page.getByText(PL.loggedOut)).toBeVisible();
  expect(await textsFor(request, reader, thread)).toEqual(['Początek']);

  await page.goto('/auth/login?from=/offers/create');
  await fillLogin(page, PL, seller.email, seller.password);
  await expect(step(page, 'Zdjęcia')).toBeVisible();
  await expect(page.getByRole('main').locator('li img')).toHaveCount(1);
  await goTo(page, /Podstawy/);
  await expect(title(page)).toHaveValue('Poufna oferta');
  await expect.poll(() => textsFor(request, reader, thread)).toEqual(['Początek', 'Odpowiedź']);
});

test('drafts that are deleted at the sign-out are gone with their picture, also where the form is not loaded', {
  tag,
}, async ({ page, world }) => {
  const { seller } = await world({ seller: { company: {} } });
  await actAs(page, seller);
  await startOffer(page, 'Poufna oferta');
  await page.goto('/auth/logout');
  await button(page, 'Usuń i wyloguj').click();
  await expect(page.getByText(PL.loggedOut)).toBeVisible();
  expect(await page.evaluate(storedTexts)).not.toContain('Poufna oferta');
  await expect.poll(() => page.evaluate(countStored, PICTURES)).toBe(0);
});

test('Back moves through the steps of the form without a question, and leaves a saved offer for where the form was opened', {
  tag,
}, async ({ page, world }) => {
  const { seller } = await world({ seller: { company: {} } });
  await actAs(page, seller);
  await page.goto('/offers/manage');
  await page.getByRole('main').getByRole('link', { name: 'Dodaj ofertę' }).click();
  await fillBasics(page, 'Oferta z krokami');
  await goTo(page, /Cena i\spunkty/);
  await fillPrice(page);
  await page.goBack();
  await expect(title(page)).toHaveValue('Oferta z krokami');
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Cena' })).toHaveValue('1\u00a0800');
  await goTo(page, /Podgląd/);
  await button(page, 'Zapisz jako nieaktywną').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oferta z krokami' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/offers/manage');
  await expect(page.getByRole('link', { name: 'Oferta z krokami', exact: true })).toBeVisible();
});

test('a session that ends in the middle of the form loses nothing', { tag }, async ({ page, world }) => {
  const { seller } = await world({ seller: { company: {} } });
  await actAs(page, seller);
  await page.goto('/offers/create');
  await fillBasics(page, 'Oferta z przerwą');
  await goTo(page, /Cena i\spunkty/);
  await fillPrice(page);
  await expect(page.getByText(/^Szkic zapisany/)).toBeVisible();
  await goTo(page, /Podgląd/);
  await expect(page.getByRole('main').getByText('Oferta z przerwą')).toBeVisible();
  await endSession(page.request, seller);
  await expect(page).toHaveURL(/auth\/login\?from=%2Foffers%2Fcreate/);
  await fillLogin(page, PL, seller.email, seller.password);
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(seller.company.name);
  await expect(step(page, 'Podgląd')).toBeVisible();
  await goTo(page, /Podstawy/);
  await expect(title(page)).toHaveValue('Oferta z przerwą');
});
