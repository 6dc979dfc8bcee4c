import { demo, fillLogin, fillSignUp, linkFromMail, newEmail, signInByApi, startSignedIn } from './support/accounts.ts';
import { buyHere, fixedPriceOffer, purchases } from './support/offers.ts';
import { expect, test } from './support/test.ts';
import { PL, TEXTS } from './support/texts.ts';

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
    await expect(page.getByRole('heading', { name: texts.verified })).toBeVisible();

    await page.goto(`${texts.prefix}/auth/login`);
    await fillLogin(page, texts, email, PASSWORD);
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
    await sellersPage.goto(`${texts.prefix}/transactions/sales`);
    await expect(sellersPage.getByRole('article').filter({ hasText: number })).toContainText('Zofia Wójcik');
    await sellersContext.close();
  });
}

test('a double click on buy makes one order', async ({ page }) => {
  const session = await startSignedIn(page, demo('fresh'));
  const offer = await fixedPriceOffer(page.request);
  const before = (await purchases(page.request, session.access)).length;
  await page.goto(`/offers/${offer.id}`);
  await page.getByRole('main').getByRole('button', { name: PL.buy, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: PL.confirm, exact: true }).dblclick();
  await expect(page.getByRole('dialog', { name: PL.placed })).toBeVisible();
  expect(await purchases(page.request, session.access)).toHaveLength(before + 1);
});

test('the whole way to an order works from the keyboard', async ({ page }) => {
  await startSignedIn(page, demo('user'));
  const offer = await fixedPriceOffer(page.request);
  await page.goto(`/offers/${offer.id}`);
  await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();

  const press = async (name: string) => {
    // Tab until the control is reached, as a person without a mouse does; far more stops than the page has.
    for (let stop = 0; stop < 120; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      if (focused === name) return page.keyboard.press('Enter');
    }
    throw new Error(`the Tab key never reaches "${name}"`);
  };
  await press(PL.buy);
  await expect(page.getByRole('dialog', { name: PL.confirmTitle })).toBeVisible();
  await press(PL.confirm);
  await expect(page.getByRole('dialog', { name: PL.placed })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
