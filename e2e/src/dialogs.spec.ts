import type { Page, Request } from '@playwright/test';
import { demo, signInByApi, startSignedIn } from './testing/accounts.ts';
import { axe, turn } from './testing/axe.ts';
import { pressKeys } from './testing/keyboard.ts';
import { addPictures, FRONT, goTo, title } from './testing/offer-form.ts';
import { buyHere, fixedPriceOffer, listOffers } from './testing/offers.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** With the dialog open: on a wide screen in light, on a phone in dark. */
async function accessible(page: Page, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<void> {
  await expect(page.getByRole(role).first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await turn(page, 'dark');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(WIDE);
  await turn(page, 'light');
}

test('the dialogs of an offer are accessible: pictures, sharing, buying, the placed order', async ({ page }) => {
  const seller = await signInByApi(page.request, demo('owner'));
  await startSignedIn(page, demo('user'));
  // From the demo data, because it needs pictures.
  const offer = await fixedPriceOffer(page.request, { seller: seller.user.companies[0]?.id });
  await page.goto(`/offers/${offer.id}`);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /Powiększ/ })
    .first()
    .click();
  await accessible(page);
  await pressKeys(page, 'Escape');
  await main.getByRole('button', { name: 'Poleć i zarób' }).click();
  await accessible(page);
  await pressKeys(page, 'Escape');
  await main.getByRole('button', { name: PL.buy, exact: true }).click();
  await accessible(page);
  await pressKeys(page, 'Escape');
  await buyHere(page, PL);
  await accessible(page);
});

test('the dialogs of the list are accessible: saving a search, saved searches, filters on a phone', async ({
  page,
}) => {
  await startSignedIn(page, demo('user'));
  await page.goto('/offers?q=audyt');
  await page.getByRole('button', { name: 'Zapisz wyszukiwanie' }).first().click();
  await accessible(page);
  const name = `Audyty ${Date.now()}`;
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Wyszukiwanie zapisane.')).toBeVisible();
  await page.goto('/offers');
  await page.getByRole('button', { name: 'Zapisane wyszukiwania' }).click();
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible();
  await accessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Usuń wyszukiwanie: ${name}` })
    .click();
  await pressKeys(page, 'Escape');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: /^Filtry/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('the dialogs of publishing are accessible: cropping, discarding, leaving, deleting', async ({ page }) => {
  await startSignedIn(page, demo('owner'), 'company');
  await page.goto('/offers/create');
  await title(page).fill('Niedokończona oferta');
  await goTo(page, /Zdjęcia/);
  await addPictures(page, FRONT);
  await page.getByRole('button', { name: /^Przytnij: / }).click();
  await accessible(page);
  await pressKeys(page, 'Escape');
  await page.getByRole('button', { name: 'Odrzuć szkic' }).click();
  await accessible(page, 'alertdialog');
  await pressKeys(page, 'Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Firmy' }).click();
  await accessible(page, 'alertdialog');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opuść stronę' }).click();
  await page.goto('/offers/manage');
  await page
    .getByRole('button', { name: /^Więcej: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Usuń ofertę' }).click();
  await accessible(page, 'alertdialog');
});

/**
 * Waits for code that the browser prefetches while idle: call it before the page opens, and the returned function afterwards.
 * That one settles when no request is in progress, because cutting the network would abort them.
 */
function fetched(page: Page, chunk: string): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const begun = page.waitForResponse((reply) => reply.url().includes(`/${chunk}`) && reply.ok());
  return async () => {
    await begun;
    await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
  };
}

test('a dialog that was never opened opens offline, and says that its request could not be sent', async ({
  page,
  context,
}) => {
  await startSignedIn(page, demo('user'));
  const [offer] = (await listOffers(page.request)).filter(({ price_to }) => price_to);
  const ready = fetched(page, 'buy-dialog');
  await page.goto(`/offers/${offer?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ready();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: PL.buy, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: PL.confirmTitle });
  await dialog.getByRole('textbox').fill(offer?.price_from ?? '');
  await dialog.getByRole('button', { name: PL.confirm, exact: true }).click();
  await expect(dialog.getByText(/Brak połączenia z\sserwerem/)).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: PL.confirm, exact: true }).click();
  await expect(page.getByRole('dialog', { name: PL.placed })).toBeVisible();
});

test('the forms of an order and of the points open offline as well', async ({ page, context }) => {
  await startSignedIn(page, demo('owner'), 'company');
  const orders = fetched(page, 'order-forms');
  await page.goto('/transactions/sales?status=in_verification');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await orders();
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Szczegóły/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Odrzuć zakup' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await context.setOffline(false);

  const points = fetched(page, 'points-dialogs');
  await page.goto('/points/registry');
  await points();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Doładuj', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Kwota/).fill('25');
  await dialog.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(dialog.getByText(/Brak połączenia z\sserwerem/)).toBeVisible();
  await expect(dialog.getByLabel(/Kwota/)).toHaveValue('25');
});

test('the dialog of saved searches opens offline, and says that they cannot be read', async ({ page, context }) => {
  await startSignedIn(page, demo('user'));
  const ready = fetched(page, 'saved-searches.');
  await page.goto('/offers');
  await ready();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Zapisane wyszukiwania' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zapisane wyszukiwania' });
  await expect(dialog.getByText('Nie udało się pobrać zapisanych wyszukiwań')).toBeVisible();
});
