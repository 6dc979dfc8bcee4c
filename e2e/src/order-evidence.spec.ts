import type { Page } from '@playwright/test';
import { demo, signInByApi, startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { pressKeys } from './testing/keyboard.ts';
import { answer, beside, call, newOrder, orderPath, PDF, row, salePath, step } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';

/** Another company than in orders.spec.ts, because a person may have few open orders of one offer. */
const SELLER = 'firma27@demo.wspolnik.test';

test('a document is replaced and removed before it is handed over; the seller sees it go', async ({
  page,
  browser,
}) => {
  const order = await newOrder(page.request, { of: SELLER });
  const sellers = await beside(browser, SELLER, 'company');
  await sellers.goto(salePath(order));
  await startSignedIn(page, demo('user'));
  await page.goto(orderPath(order));
  const submit = page.getByRole('button', { name: 'Przekaż do weryfikacji' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Najpierw dodaj dokument albo informację poniżej.')).toBeVisible();
  await row(page, order)
    .locator('input[type="file"]')
    .setInputFiles([PDF, { ...PDF, name: 'umowa.pdf' }]);
  await expect(page.getByText('Dodano 2 dokumenty')).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-disabled');

  await row(page, order).getByRole('button', { name: 'Zastąp: umowa.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zastąp dokument umowa.pdf' });
  await expect(dialog).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await dialog.locator('input[type="file"]').setInputFiles({ ...PDF, name: 'aneks.pdf' });
  await expect(dialog).toBeHidden();
  await expect(row(sellers, order).getByRole('button', { name: 'aneks.pdf', exact: true })).toBeVisible();

  await row(sellers, order).getByRole('button', { name: 'faktura.pdf', exact: true }).click();
  await expect(sellers.getByRole('dialog', { name: 'faktura.pdf' })).toBeVisible();
  await row(page, order).getByRole('button', { name: 'Usuń: faktura.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(row(page, order).getByRole('button', { name: 'faktura.pdf', exact: true })).toHaveCount(0);
  await expect(sellers.getByRole('dialog')).toHaveCount(0);
  await expect(row(sellers, order)).toContainText(/Kupujący usunął dokument[y]?: .*faktura\.pdf/);
  await expect(row(sellers, order)).toContainText('Właśnie się zmieniło: Usunięto dokument');

  await answer(page, 'Przekaż do weryfikacji', 'Przekaż');
  await expect(row(page, order).getByRole('button', { name: 'Usuń: aneks.pdf' })).toHaveCount(0);
  await answer(sellers, 'Odrzuć zakup', 'Odrzuć zakup', 'Za mało.');
  const again = page.getByRole('button', { name: 'Wyślij ponownie' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/Od odrzucenia nic się nie zmieniło/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await sellers.context().close();
});

test('an order that is open in several tabs is submitted once, and each of them shows it', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const order = await newOrder(page.request, { of: SELLER });
  const buyer = await signInByApi(page.request, demo('user'));
  await call(page.request, { ...buyer, company: null }, 'offers/sale-add-info/', {
    transaction_id: order.id,
    text: 'FV 7/2026',
  });
  await startSignedIn(page, demo('user'));
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

test('the whole head of an order opens it, by mouse without a ring around the card, and by keyboard', async ({
  page,
}) => {
  const order = await newOrder(page.request, { of: SELLER });
  await startSignedIn(page, demo('user'));
  await page.goto('/transactions/orders');
  await expect(page.getByRole('link', { name: /^Wymaga Twojej reakcji/ })).toHaveAttribute('aria-current', 'page');
  const card = row(page, order);
  const box = await card.boundingBox();
  // Its picture, where nothing is written.
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 30);
  await expect(step(page, order, 'Dodaj dowód zakupu')).toBeVisible();
  await page.goto(`${orderPath(order)}#order-${order.id}`);
  await expect(card).toBeFocused();
  expect(await card.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  await pressKeys(card.getByRole('link', { name: /^Zwiń/ }), 'Enter');
  await expect(step(page, order, 'Dodaj dowód zakupu')).toBeHidden();
  await pressKeys(card.getByRole('link', { name: /^Szczegóły/ }), 'Enter');
  await expect(step(page, order, 'Dodaj dowód zakupu')).toBeVisible();
});
