import {
  DEMO_PASSWORD,
  demo,
  fillSignUp,
  linkFromMail,
  newEmail,
  signInByApi,
  startSignedIn,
} from './testing/accounts.ts';
import { press, pressKeys, tabTo, typeText } from './testing/keyboard.ts';
import { buyHere, fixedPriceOffer, purchases } from './testing/offers.ts';
import { expect, test } from './testing/test.ts';
import { PL, TEXTS } from './testing/texts.ts';

const PASSWORD = 'Zielony-Most7';

for (const [locale, texts] of Object.entries(TEXTS)) {
  test(`a newcomer signs up, buys an offer and the seller sees the sale (${locale})`, async ({ page, browser }) => {
    const seller = await signInByApi(page.request, demo('owner'));
    const offer = await fixedPriceOffer(page.request, { seller: seller.user.companies[0]?.id });
    const email = newEmail(`zofia-${locale}`);

    await page.goto(`${texts.prefix}/auth/signup`);
    await fillSignUp(page, texts, email, PASSWORD);
    await expect(page.getByRole('heading', { name: texts.checkInbox })).toBeVisible();

    await page.goto(await linkFromMail(page.request, email, '/auth/verify-email'));
    // The device that signed up is signed in by the link.
    await expect(page).toHaveURL(new RegExp(`${texts.prefix}/offers$`));
    await expect(page.getByRole('heading', { level: 1, name: texts.offers })).toBeVisible();

    await page.getByRole('searchbox', { name: texts.search }).fill(offer.title);
    await expect(page).toHaveURL(/[?&]q=/);
    await page.getByRole('main').getByRole('link', { name: offer.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();

    await buyHere(page, texts);
    await page.getByRole('dialog').getByRole('link', { name: texts.seeOrder }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.orders })).toBeVisible();
    const order = page.getByRole('article', { name: offer.title });
    await expect(order).toContainText(texts.bought);
    const number = (await order.textContent())?.match(/W-\d+/)?.[0] ?? 'no number';

    const sellersContext = await browser.newContext();
    const sellersPage = await sellersContext.newPage();
    await startSignedIn(sellersPage, demo('owner'), 'company');
    await sellersPage.goto(`${texts.prefix}/transactions/sales?status=all`);
    await expect(sellersPage.getByRole('article').filter({ hasText: number })).toContainText('Zofia Wójcik');
    await sellersContext.close();
  });
}

test('a double click on buy places one order', async ({ page }) => {
  const session = await startSignedIn(page, demo('fresh'));
  const offer = await fixedPriceOffer(page.request);
  const before = (await purchases(page.request, session.access)).length;
  await page.goto(`/offers/${offer.id}`);
  await page.getByRole('main').getByRole('button', { name: PL.buy, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: PL.confirm, exact: true }).dblclick();
  await expect(page.getByRole('dialog', { name: PL.placed })).toBeVisible();
  expect(await purchases(page.request, session.access)).toHaveLength(before + 1);
});

test('a person without a mouse signs in and places an order', async ({ page }) => {
  test.setTimeout(120_000);
  const offer = await fixedPriceOffer(page.request);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/auth/login');
  await tabTo(page, main.getByLabel(PL.email));
  await typeText(page, demo('fresh'));
  await tabTo(page, main.locator('input[name="password"]'));
  await typeText(page, DEMO_PASSWORD);
  await pressKeys(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: PL.search }));
  await typeText(page, offer.title);
  await pressKeys(page, 'Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await tabTo(page, main.getByPlaceholder('od', { exact: true }));
  await typeText(page, '1');
  await expect(page).toHaveURL(/price_from=1/);
  await press(page, main.getByRole('article').getByRole('link', { name: offer.title }));
  await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeFocused();

  await press(page, main.getByRole('button', { name: PL.buy, exact: true }));
  await expect(page.getByRole('dialog', { name: PL.confirmTitle })).toBeVisible();
  // Keys reach the dialog once it has the focus.
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await pressKeys(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('button', { name: PL.buy, exact: true })).toBeFocused();
  await pressKeys(page, 'Enter');
  await press(page, dialog.getByRole('button', { name: PL.confirm, exact: true }));
  await expect(page.getByRole('dialog', { name: PL.placed })).toBeVisible();
  await press(page, dialog.getByRole('link', { name: PL.seeOrder }));

  const order = page.getByRole('article', { name: offer.title }).filter({ hasText: 'Dodaj dowód zakupu' });
  await expect(order).toBeFocused();
  await tabTo(page, order.getByRole('textbox', { name: 'Dodaj informację' }));
  await typeText(page, 'Faktura 12/2026');
  await press(page, order.getByRole('button', { name: 'Dodaj informację' }));
  await expect(order.getByRole('list', { name: 'Informacje' })).toContainText('Faktura 12/2026');
});
