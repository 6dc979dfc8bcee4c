import { actAs } from './testing/accounts.ts';
import { pressKeys } from './testing/keyboard.ts';
import { goOffline } from './testing/network.ts';
import { buyHere } from './testing/offers.ts';
import {
  answer,
  asSeen,
  call,
  infos,
  more,
  ORDER,
  openedOrder,
  orderPath,
  PDF,
  row,
  SELLER,
  salePath,
  step,
} from './testing/orders.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-wallet', '@mf-offers'];

test('an order is bought by a shared link, documented, rejected, submitted again and verified; both sides see each step at once', {
  tag,
}, async ({ page, world, beside }) => {
  test.setTimeout(180_000);
  const { seller, buyer, referrer } = await world({ seller: SELLER, buyer: {}, referrer: {} });
  const referrers = await beside(referrer);
  await referrers.goto(`/offers/${seller.offers.audit.id}`);
  await referrers.getByRole('button', { name: 'Poleć i zarób' }).click();
  const link = referrers.getByRole('textbox', { name: 'Link do udostępnienia' });
  await expect(link).toHaveValue(/\?ref=.+/);

  await actAs(page, buyer);
  await page.goto(await link.inputValue());
  await buyHere(page, PL);
  await page.getByRole('dialog').getByRole('link', { name: PL.seeOrder }).click();
  await expect(page.getByRole('heading', { name: 'Dodaj dowód zakupu' })).toBeVisible();
  const { id } = await openedOrder(page);
  const order = { id };
  await expect(row(page, order)).toContainText('Połowa za polecenie:');

  const sellers = await beside(seller);
  await sellers.goto(salePath(order));
  await expect(step(sellers, order, 'Skontaktuj się z kupującym i zrealizuj zamówienie')).toBeVisible();

  await row(page, order).locator('input[type="file"]').setInputFiles(PDF);
  await expect(row(page, order).getByRole('button', { name: 'faktura.pdf', exact: true })).toBeVisible();
  await expect(row(sellers, order).getByRole('button', { name: 'faktura.pdf', exact: true })).toBeVisible();
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
});

test('a buyer cancels by keyboard, and the seller sees it', { tag }, async ({ page, world, beside }) => {
  const { seller, buyer } = await world({ seller: SELLER, buyer: { orders: { order: ORDER } } });
  const { order } = buyer.orders;
  const sellers = await beside(seller);
  await sellers.goto(salePath(order));
  await expect(step(sellers, order, 'Skontaktuj się z kupującym i zrealizuj zamówienie')).toBeVisible();
  await actAs(page, buyer);
  await page.goto(orderPath(order));
  const cancel = async () => {
    await pressKeys(more(page), 'Enter');
    await expect(page.getByRole('menuitem', { name: 'Anuluj zamówienie' })).toBeVisible();
    await pressKeys(page, 'End');
    await pressKeys(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await cancel();
  await pressKeys(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(more(page)).toBeFocused();
  await cancel();
  await pressKeys(page.getByRole('dialog').getByRole('textbox'), 'Tab');
  for (let stop = 0; stop < 5; stop += 1) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Anuluj zamówienie') break;
    await pressKeys(page, 'Tab');
  }
  await pressKeys(page, 'Enter');
  await expect(step(page, order, 'Zamówienie anulowane')).toBeVisible();
  await expect(row(page, order)).toBeFocused();
  await expect(step(sellers, order, 'Zamówienie anulowane')).toBeVisible();
  // Neither list shows a reward that nobody earns as one: it is struck through.
  await expect(row(page, order).locator('s').filter({ hasText: 'Dla Ciebie' })).toBeVisible();
  await expect(row(sellers, order).locator('s').filter({ hasText: 'Twój koszt' })).toBeVisible();
});

test('a seller cancels several orders for one reason, by keyboard on a phone', { tag }, async ({ page, world }) => {
  const { seller, buyer } = await world({ seller: SELLER, buyer: { orders: { one: ORDER, other: ORDER } } });
  const orders = [buyer.orders.one, buyer.orders.other];
  await page.setViewportSize({ width: 390, height: 844 });
  await actAs(page, seller);
  await page.goto('/transactions/sales?status=bought');
  await pressKeys(page.getByRole('button', { name: 'Anuluj kilka naraz' }), 'Enter');
  for (const { number } of orders)
    await pressKeys(page.getByRole('checkbox', { name: `Wybierz zamówienie ${number}` }), 'Space');
  await expect(page.getByText('Wybrano 2 zamówienia')).toBeInViewport();
  const cancel = page
    .getByRole('region', { name: 'Wybrane zamówienia' })
    .getByRole('button', { name: 'Anuluj wybrane' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await pressKeys(cancel, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Czy chcesz anulować 2 zamówienia?' });
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('Towar się skończył.');
  await pressKeys(dialog.getByRole('button', { name: 'Anuluj wybrane' }), 'Enter');
  await expect(page.getByText('Anulowano 2 zamówienia')).toBeVisible();
  await actAs(page, buyer);
  for (const order of orders) {
    await page.goto(orderPath(order));
    await expect(row(page, order)).toContainText('Powód: Towar się skończył.');
  }
});

test('an administrator’s decision on a reported order reaches the buyer at once', { tag }, async ({ page, world }) => {
  const { buyer, admin } = await world({
    seller: SELLER,
    admin: { admin: true },
    buyer: { orders: { order: { ...ORDER, status: 'in_verification' } } },
  });
  const { order } = buyer.orders;
  await actAs(page, buyer);
  await page.goto(orderPath(order));
  await answer(page, 'Zgłoś sprzedającego', 'Zgłoś', 'Sprzedający nie odpowiada.');
  await expect(step(page, order, 'Sprawę bada administrator')).toBeVisible();
  const headers = { Authorization: `Bearer ${admin.access}` };
  const read = await page.request.get(`/api/accounts/admin/dva/${order.id}/`, { headers });
  const { order: reported } = await read.json();
  await call(page.request, admin, 'accounts/admin/dva/', {
    ...asSeen(reported),
    status: 'verified',
    buyer_reason: 'Sprawdzone z obiema stronami.',
    seller_reason: 'Dla sprzedającego.',
    seen_answer: false,
  });
  await expect(step(page, order, 'Zakup potwierdzony')).toBeVisible();
  await expect(row(page, order)).toContainText('Powód: Sprawdzone z obiema stronami.');
});

/** A sale that waits for a decision, and two people of the seller who may make it. */
const TWO_WHO_DECIDE = {
  seller: SELLER,
  manager: { company: { of: 'seller', role: 'manager' } },
  buyer: { orders: { order: { ...ORDER, status: 'in_verification' } } },
} as const;

test('the second of two people who decide at once sees the first one’s decision', { tag }, async ({
  page,
  world,
  beside,
}) => {
  const { seller, manager, buyer } = await world(TWO_WHO_DECIDE);
  const { order } = buyer.orders;
  const managers = await beside(manager);
  await managers.goto(salePath(order));
  await managers.getByRole('button', { name: 'Odrzuć zakup' }).click();
  await managers.getByRole('dialog').getByRole('textbox').fill('Nie widzę wpłaty.');

  await actAs(page, seller);
  await page.goto(salePath(order));
  await answer(page, 'Potwierdź zakup', 'Potwierdź zakup');

  const open = managers.getByRole('dialog');
  await expect(open.getByText('Zamówienie zmieniło się w międzyczasie')).toBeVisible();
  await expect(open.getByText('Tej czynności nie można już wykonać.')).toBeVisible();
  await expect(open.getByRole('button', { name: 'Odrzuć zakup' })).toBeDisabled();
  await open.getByRole('button', { name: 'Wróć' }).click();
  await expect(step(managers, order, 'Sprzedaż potwierdzona')).toBeVisible();
});

test('a sale that is submitted again under an open decision is looked at before it is decided', { tag }, async ({
  page,
  world,
  beside,
}) => {
  const { seller, manager, buyer } = await world(TWO_WHO_DECIDE);
  const { order } = buyer.orders;
  await actAs(page, seller);
  await page.goto(salePath(order));
  await page.getByRole('button', { name: 'Potwierdź zakup' }).click();
  const open = page.getByRole('dialog');
  await expect(open).toBeVisible();
  const note = open.getByRole('alert').filter({ hasText: 'Zamówienie zmieniło się w międzyczasie' });

  const managers = await beside(manager);
  await managers.goto(salePath(order));
  await answer(managers, 'Odrzuć zakup', 'Odrzuć zakup', 'Nie widzę wpłaty.');
  await expect(note).toContainText('wcześniej W weryfikacji teraz Odrzucone');
  await call(page.request, buyer, 'offers/sale-add-info/', { transaction_id: order.id, text: 'Przelew z 5 maja' });
  await call(page.request, buyer, 'offers/resubmit/', { transaction_id: order.id });

  await expect(note).toContainText(/Informacje\s*wcześniej 1\s+teraz 2/);
  await open.getByRole('button', { name: 'Pokaż obecny stan' }).click();
  await expect(note).toHaveCount(0);
  await open.getByRole('button', { name: 'Potwierdź zakup' }).click();
  await expect(open).toBeHidden();
  await expect(step(managers, order, 'Sprzedaż potwierdzona')).toBeVisible();
});

test('typed text survives a reload, and offline says that nothing was sent', { tag }, async ({
  page,
  context,
  world,
}) => {
  const { buyer } = await world({ seller: SELLER, buyer: { orders: { order: ORDER } } });
  const { order } = buyer.orders;
  await actAs(page, buyer);
  await page.goto(orderPath(order));
  const box = row(page, order).getByRole('textbox', { name: 'Dodaj informację' });
  await box.fill('Odbiór 5 stycznia');
  await page.reload();
  await expect(box).toHaveValue('Odbiór 5 stycznia');
  await goOffline(context);
  await row(page, order).getByRole('button', { name: 'Dodaj informację' }).click();
  // The conversation below may say the same.
  const form = row(page, order)
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: 'Dodaj informację' }) });
  await expect(form.getByText(/Brak połączenia z\sserwerem/)).toBeVisible();
  await context.setOffline(false);
  await row(page, order).getByRole('button', { name: 'Dodaj informację' }).click();
  await expect(infos(page, order).getByText('Odbiór 5 stycznia')).toBeVisible();
  await expect(box).toHaveValue('');
});
