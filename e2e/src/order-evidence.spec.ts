import type { Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { answer, call, ORDER, orderPath, PDF, row, SELLER, salePath, step } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-wallet'];

test('a document is replaced and removed before it is handed over; the seller sees it go', { tag }, async ({
  page,
  world,
  beside,
}) => {
  test.setTimeout(120_000);
  const { seller, buyer } = await world({ seller: SELLER, buyer: { orders: { order: ORDER } } });
  const { order } = buyer.orders;
  const sellers = await beside(seller);
  await sellers.goto(salePath(order));
  await actAs(page, buyer);
  await page.goto(orderPath(order));
  const submit = page.getByRole('button', { name: 'Przekaż do weryfikacji' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Najpierw dodaj dokument albo informację poniżej.')).toBeVisible();
  await row(page, order)
    .locator('input[type="file"]')
    .setInputFiles([PDF, { ...PDF, name: 'umowa.pdf' }]);
  await expect(page.getByText('Dodano 2 dokumenty')).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-disabled');

  await row(page, order).getByRole('button', { name: 'Zastąp: umowa.pdf', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Zastąp dokument umowa.pdf' });
  await dialog.locator('input[type="file"]').setInputFiles({ ...PDF, name: 'aneks.pdf' });
  await expect(dialog).toBeHidden();
  await expect(row(sellers, order).getByRole('button', { name: 'aneks.pdf', exact: true })).toBeVisible();

  await row(sellers, order).getByRole('button', { name: 'faktura.pdf', exact: true }).click();
  await expect(sellers.getByRole('dialog', { name: 'faktura.pdf' })).toBeVisible();
  await row(page, order).getByRole('button', { name: 'Usuń: faktura.pdf', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(row(page, order).getByRole('button', { name: 'faktura.pdf', exact: true })).toHaveCount(0);
  await expect(sellers.getByRole('dialog')).toHaveCount(0);
  await expect(row(sellers, order)).toContainText(/Kupujący usunął dokument[y]?: .*faktura\.pdf/);
  await expect(row(sellers, order)).toContainText('Właśnie się zmieniło: Usunięto dokument');

  await answer(page, 'Przekaż do weryfikacji', 'Przekaż');
  await expect(row(page, order).getByRole('button', { name: 'Usuń: aneks.pdf', exact: true })).toHaveCount(0);
  await answer(sellers, 'Odrzuć zakup', 'Odrzuć zakup', 'Za mało.');
  await expect(page.getByRole('button', { name: 'Wyślij ponownie' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/Od odrzucenia nic się nie zmieniło/)).toBeVisible();
});

test('an order that is open in several tabs is submitted once, and each of them shows it', { tag }, async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(180_000);
  const { buyer } = await world({ seller: SELLER, buyer: { orders: { order: ORDER } } });
  const { order } = buyer.orders;
  await call(page.request, buyer, 'offers/sale-add-info/', { transaction_id: order.id, text: 'FV 7/2026' });
  await actAs(page, buyer);
  const other = await context.newPage();
  const tabs = [page, other, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto(orderPath(order));
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Przekaż do weryfikacji' }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
  }
  const send = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Przekaż', exact: true }).click();
  await Promise.all([send(page), send(other)]);
  for (const tab of tabs) await expect(step(tab, order, 'Sprzedający sprawdza zamówienie')).toBeVisible();
  const history = row(page, order).getByRole('region', { name: 'Historia zamówienia' });
  await expect(history.getByText('Przekazano do weryfikacji')).toHaveCount(1);
});

test('the whole head of an order opens it by mouse, and its anchor gives it the focus without a ring', { tag }, async ({
  page,
  world,
}) => {
  const { buyer } = await world({ seller: SELLER, buyer: { orders: { order: ORDER } } });
  const { order } = buyer.orders;
  await actAs(page, buyer);
  await page.goto('/transactions/orders');
  const card = row(page, order);
  // Its picture, where nothing is written.
  await card.click({ position: { x: 30, y: 30 } });
  await expect(step(page, order, 'Dodaj dowód zakupu')).toBeVisible();
  await page.goto(`${orderPath(order)}#order-${order.id}`);
  await expect(card).toBeFocused();
  await expect(card).toHaveCSS('outline-style', 'none');
});
