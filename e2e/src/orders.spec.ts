import { demo, signInByApi, startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { buyHere, fixedPriceOffer } from './testing/offers.ts';
import {
  answer,
  beside,
  call,
  infos,
  more,
  newOrder,
  orderPath,
  PDF,
  row,
  SELLER,
  salePath,
  step,
} from './testing/orders.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

test('an order is bought by a shared link, documented, rejected, submitted again and verified; both sides see each step at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const owner = await signInByApi(page.request, SELLER);
  const offer = await fixedPriceOffer(page.request, { seller: owner.user.companies[0]?.id });
  const referrers = await beside(browser, demo('fresh'), 'person');
  await referrers.goto(`/offers/${offer.id}`);
  await referrers.getByRole('button', { name: 'Poleć i zarób' }).click();
  const link = referrers.getByRole('textbox', { name: 'Link do udostępnienia' });
  await expect(link).toHaveValue(/\?ref=.+/);

  await startSignedIn(page, demo('user'));
  await page.goto(await link.inputValue());
  await buyHere(page, PL);
  await page.getByRole('dialog').getByRole('link', { name: PL.seeOrder }).click();
  await expect(page.getByRole('heading', { name: 'Dodaj dowód zakupu' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  const order = { id, number: '', status: 'bought' };
  await expect(row(page, order)).toContainText('Połowa za polecenie:');

  const sellers = await beside(browser, SELLER, 'company');
  await sellers.goto(salePath(order));
  await expect(step(sellers, order, 'Czekamy na kupującego')).toBeVisible();

  await row(page, order).locator('input[type="file"]').setInputFiles(PDF);
  await expect(row(page, order).getByRole('button', { name: 'faktura.pdf' })).toBeVisible();
  await expect(row(sellers, order).getByRole('button', { name: 'faktura.pdf' })).toBeVisible();
  await answer(page, 'Przekaż do weryfikacji', 'Przekaż');
  await expect(step(sellers, order, 'Sprawdź i zdecyduj')).toBeVisible();

  await answer(sellers, 'Odrzuć zakup', 'Odrzuć zakup', 'Na fakturze brakuje NIP.');
  await expect(step(page, order, 'Popraw i wyślij ponownie')).toBeVisible();
  await expect(row(page, order)).toContainText('Właśnie się zmieniło: Odrzucono zakup');
  await row(page, order).getByRole('textbox', { name: 'Dodaj informację' }).fill('NIP: 525-000-12-34');
  await row(page, order).getByRole('button', { name: 'Dodaj informację' }).click();
  await expect(infos(page, order).getByText('NIP: 525-000-12-34')).toBeVisible();
  await answer(page, 'Wyślij ponownie', 'Przekaż');

  await expect(infos(sellers, order).getByText('NIP: 525-000-12-34')).toBeVisible();
  await answer(sellers, 'Potwierdź zakup', 'Potwierdź zakup');
  await expect(step(page, order, 'Zakup potwierdzony')).toBeVisible();
  await expect(row(page, order)).toContainText(/Można je wypłacić od/);

  await referrers.goto('/points/registry');
  await expect(referrers.getByRole('row', { name: /Nagroda za polecenie/ }).first()).toBeVisible();
  for (const each of [sellers, referrers]) await each.context().close();
});

test('a buyer cancels by keyboard, and the seller sees it', async ({ page, browser }) => {
  const order = await newOrder(page.request);
  const sellers = await beside(browser, SELLER, 'company');
  await sellers.goto(salePath(order));
  await expect(step(sellers, order, 'Czekamy na kupującego')).toBeVisible();
  await startSignedIn(page, demo('user'));
  await page.goto(orderPath(order));
  const cancel = async () => {
    await more(page).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Anuluj zamówienie' })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await cancel();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(more(page)).toBeFocused();
  await cancel();
  await page.getByRole('dialog').getByRole('textbox').press('Tab');
  for (let stop = 0; stop < 5; stop += 1) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Anuluj zamówienie') break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(step(page, order, 'Zamówienie anulowane')).toBeVisible();
  await expect(row(page, order)).toBeFocused();
  await expect(step(sellers, order, 'Zamówienie anulowane')).toBeVisible();
  // Neither list shows a reward that nobody earns as one: it is struck through.
  await expect(row(page, order).locator('s').filter({ hasText: 'Dla Ciebie' })).toBeVisible();
  await expect(row(sellers, order).locator('s').filter({ hasText: 'Twój koszt' })).toBeVisible();
  await sellers.context().close();
});

test('a seller cancels with a reason that the buyer reads', async ({ page, browser }) => {
  const order = await newOrder(page.request);
  const buyers = await beside(browser, demo('user'), 'person');
  await buyers.goto(orderPath(order));
  await expect(step(buyers, order, 'Dodaj dowód zakupu')).toBeVisible();
  await startSignedIn(page, SELLER, 'company');
  await page.goto(salePath(order));
  await answer(page, 'Anuluj zamówienie', 'Anuluj zamówienie', 'Towar się skończył.');
  await expect(step(page, order, 'Zamówienie anulowane')).toBeVisible();
  await expect(row(buyers, order)).toContainText('Powód: Towar się skończył.');
  await buyers.context().close();
});

for (const [decision, title] of [
  ['verified', 'Zakup potwierdzony'],
  ['cancelled', 'Zamówienie anulowane'],
] as const) {
  test(`an administrator decides a reported order: ${decision}`, async ({ page }) => {
    const order = await newOrder(page.request, { submitted: true });
    await startSignedIn(page, demo('user'));
    await page.goto(orderPath(order));
    await answer(page, 'Zgłoś sprzedającego', 'Zgłoś', 'Sprzedający nie odpowiada.');
    await expect(step(page, order, 'Sprawę bada administrator')).toBeVisible();
    const admin = await signInByApi(page.request, demo('admin'));
    const decided = {
      transaction_id: order.id,
      status: decision,
      buyer_reason: 'Sprawdzone z obiema stronami.',
      seller_reason: 'Dla sprzedającego.',
    };
    await call(page.request, { ...admin, company: null }, 'accounts/admin/dva/', decided);
    await expect(step(page, order, title)).toBeVisible();
    await expect(row(page, order)).toContainText('Powód: Sprawdzone z obiema stronami.');
  });
}

test('a seller cancels several orders for one reason, by keyboard on a phone', async ({ page }) => {
  const orders = [await newOrder(page.request), await newOrder(page.request)];
  await page.setViewportSize({ width: 390, height: 844 });
  await startSignedIn(page, SELLER, 'company');
  await page.goto('/transactions/sales?status=bought');
  await page.getByRole('button', { name: 'Anuluj kilka naraz' }).press('Enter');
  for (const { number } of orders)
    await page.getByRole('checkbox', { name: `Wybierz zamówienie ${number}` }).press('Space');
  await expect(page.getByText('Wybrano 2 zamówienia')).toBeInViewport();
  const cancel = page
    .getByRole('region', { name: 'Wybrane zamówienia' })
    .getByRole('button', { name: 'Anuluj wybrane' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  expect(await axe(page)).toEqual([]);
  await cancel.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Czy chcesz anulować 2 zamówienia?' });
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('Towar się skończył.');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Anuluj wybrane' }).press('Enter');
  await expect(page.getByText('Anulowano 2 zamówienia')).toBeVisible();
  await startSignedIn(page, demo('user'));
  for (const order of orders) {
    await page.goto(orderPath(order));
    await expect(row(page, order)).toContainText('Powód: Towar się skończył.');
  }
});

test('of two people who decide at once the second sees the first one’s decision', async ({ page, browser }) => {
  const order = await newOrder(page.request, { submitted: true, of: demo('owner') });
  const managers = await beside(browser, demo('manager'), 'company');
  await managers.goto(salePath(order));
  await managers.getByRole('button', { name: 'Odrzuć zakup' }).click();
  await managers.getByRole('dialog').getByRole('textbox').fill('Nie widzę wpłaty.');

  await startSignedIn(page, demo('owner'), 'company');
  await page.goto(salePath(order));
  await answer(page, 'Potwierdź zakup', 'Potwierdź zakup');

  await managers.getByRole('dialog').getByRole('button', { name: 'Odrzuć zakup' }).click();
  await expect(managers.getByRole('dialog')).toBeHidden();
  await expect(managers.getByText(/W\smiędzyczasie: Potwierdzono zakup/)).toBeVisible();
  await expect(step(managers, order, 'Sprzedaż potwierdzona')).toBeVisible();
  await managers.context().close();
});

test('a buyer names the referrer by a referral link', async ({ page }) => {
  const referrer = await signInByApi(page.request, demo('fresh'));
  const reply = await page.request.get('/api/reflink/', { headers: { Authorization: `Bearer ${referrer.access}` } });
  const { url } = (await reply.json()) as { url: string };
  const order = await newOrder(page.request);
  await startSignedIn(page, demo('user'));
  await page.goto(orderPath(order));
  await expect(row(page, order)).toContainText('wraca do sprzedającego');
  await answer(page, 'Wskaż polecającego', 'Wskaż', url);
  await expect(row(page, order)).not.toContainText('wraca do sprzedającego');
  await expect(row(page, order)).toContainText('Wskazano polecającego');
  await expect(page.getByRole('button', { name: 'Wskaż polecającego' })).toHaveCount(0);
});

test('another person’s order and nonsense have clear messages', async ({ page }) => {
  const order = await newOrder(page.request);
  await startSignedIn(page, demo('fresh'));
  for (const path of [
    orderPath(order),
    '/transactions/orders?open=%3Cb%3E',
    `/transactions/orders#order-${order.id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByText('Nie znaleziono zamówienia.')).toBeVisible();
  }
});

test('typed text survives a reload, and offline says that nothing was sent', async ({ page, context }) => {
  const order = await newOrder(page.request);
  await startSignedIn(page, demo('user'));
  await page.goto(orderPath(order));
  const box = row(page, order).getByRole('textbox', { name: 'Dodaj informację' });
  await box.fill('Odbiór 5 stycznia');
  await page.reload();
  await expect(box).toHaveValue('Odbiór 5 stycznia');
  await context.setOffline(true);
  await row(page, order).getByRole('button', { name: 'Dodaj informację' }).click();
  await expect(row(page, order).getByText(/Brak połączenia z\sserwerem/)).toBeVisible();
  await context.setOffline(false);
  await row(page, order).getByRole('button', { name: 'Dodaj informację' }).click();
  await expect(infos(page, order).getByText('Odbiór 5 stycznia')).toBeVisible();
  await expect(box).toHaveValue('');
});
