import { actAs, demo, fillSignUp, linkFromMail, newEmail, signInByApi, startSignedIn } from './testing/accounts.ts';
import { hold } from './testing/hold.ts';
import { press, pressKeys, tabTo, typeText } from './testing/keyboard.ts';
import { buyHere, listOffers, purchases } from './testing/offers.ts';
import { openedOrder, row, SELLER, salePath } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@core', '@shell', '@mf-offers', '@mf-wallet'];
const PASSWORD = 'Zielony-Most7';

/** The demo data themselves: what the README lets somebody try. The owner only looks. */
test('a newcomer signs up, buys an offer of the demo data, and its owner sees the sale', { tag }, async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const owner = await signInByApi(page.request, demo('owner'));
  const [company] = owner.user.companies;
  const offers = await listOffers(page.request, { seller_id: company?.id ?? '' });
  const offer = offers.find(({ individual_price, price_to }) => !individual_price && price_to === null);
  if (!offer) throw new Error('the demo owner has no offer with a fixed price');
  const email = newEmail('zofia');

  await page.goto('/auth/signup');
  await fillSignUp(page, PL, email, PASSWORD);
  await expect(page.getByRole('heading', { name: PL.checkInbox })).toBeVisible();

  await page.goto(await linkFromMail(page.request, email, '/auth/verify-email'));
  // The device that signed up is signed in by the link.
  await expect(page).toHaveURL(/:\d+\/offers$/);
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();

  await page.getByRole('searchbox', { name: PL.search }).fill(offer.title);
  await expect(page).toHaveURL(/[?&]q=/);
  const found = page.getByRole('article').filter({ hasText: offer.author.name });
  await found.getByRole('link', { name: offer.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();

  await buyHere(page, PL);
  await page.getByRole('dialog').getByRole('link', { name: PL.seeOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: PL.orders })).toBeVisible();
  await expect(page.getByRole('article', { name: offer.title })).toContainText(PL.bought);
  const order = await openedOrder(page);

  const owners = await (await browser.newContext()).newPage();
  await startSignedIn(owners, demo('owner'), 'company');
  await owners.goto(salePath(order));
  await expect(row(owners, order)).toContainText('Zofia Wójcik');
  await owners.context().close();
});

test('a double click on buy places one order', { tag }, async ({ page, world }) => {
  const { seller, buyer } = await world({ seller: SELLER, buyer: {} });
  await actAs(page, buyer);
  // Answered after the second click, as on a usual network.
  const answer = await hold(page, '**/api/offers/buy/');
  await page.goto(`/offers/${seller.offers.audit.id}`);
  await page.getByRole('main').getByRole('button', { name: PL.buy, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: PL.confirm, exact: true }).dblclick();
  answer();
  await expect(page.getByRole('dialog', { name: PL.placed })).toBeVisible();
  expect(await purchases(page.request, buyer.access)).toHaveLength(1);
});

test('a person without a mouse signs in and places an order', { tag }, async ({ page, world }) => {
  test.setTimeout(120_000);
  const { seller, buyer } = await world({ seller: SELLER, buyer: {} });
  const { title } = seller.offers.audit;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto('/auth/login');
  await tabTo(page, main.getByLabel(PL.email));
  await typeText(page, buyer.email);
  await tabTo(page, main.locator('input[name="password"]'));
  await typeText(page, buyer.password);
  await pressKeys(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: PL.search }));
  await typeText(page, title);
  await pressKeys(page, 'Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await tabTo(page, main.getByPlaceholder('od', { exact: true }));
  await typeText(page, '1');
  await expect(page).toHaveURL(/price_from=1/);
  await press(page, main.getByRole('article').getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  await press(page, main.getByRole('button', { name: PL.buy, exact: true }));
  await expect(page.getByRole('dialog', { name: PL.confirmTitle })).toBeVisible();
  await pressKeys(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('button', { name: PL.buy, exact: true })).toBeFocused();
  await pressKeys(page, 'Enter');
  await press(page, dialog.getByRole('button', { name: PL.confirm, exact: true }));
  await expect(page.getByRole('dialog', { name: PL.placed })).toBeVisible();
  await press(page, dialog.getByRole('link', { name: PL.seeOrder }));

  const order = page.getByRole('article', { name: title }).filter({ hasText: 'Dodaj dowód zakupu' });
  await expect(order).toBeFocused();
  await tabTo(page, order.getByRole('textbox', { name: 'Dodaj informację' }));
  await typeText(page, 'Faktura 12/2026');
  await press(page, order.getByRole('button', { name: 'Dodaj informację' }));
  await expect(order.getByRole('list', { name: 'Informacje' })).toContainText('Faktura 12/2026');
});
