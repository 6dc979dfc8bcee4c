import { actAs } from './testing/accounts.ts';
import { dayIn } from './testing/durations.ts';
import { pressKeys } from './testing/keyboard.ts';
import { buyHere } from './testing/offers.ts';
import { openedOrder, row, SELLER, salePath } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-wallet', '@mf-offers'];

test('both sides of a deal see its invoice details, due date, reminder and payment at once', { tag }, async ({
  page,
  world,
  beside,
}) => {
  test.setTimeout(180_000);
  const { seller, buyer } = await world({ seller: SELLER, buyer: {} });
  await actAs(page, buyer);
  await page.goto(`/offers/${seller.offers.audit.id}`);
  await page.getByRole('main').getByRole('button', { name: PL.buy, exact: true }).click();
  const summary = page.getByRole('region', { name: 'Dane do faktury' });
  await summary.getByRole('button', { name: 'Zmień' }).click();
  const own = page.getByRole('dialog', { name: 'Dane do faktury' });
  await own.getByRole('textbox', { name: /^Ulica/ }).fill('Cicha 7');
  await own.getByRole('button', { name: 'Zapisz dane' }).click();
  await expect(own).toBeHidden();
  await expect(summary).toContainText('Cicha 7');
  await pressKeys(page, 'Escape');

  await buyHere(page, PL);
  await page.getByRole('dialog').getByRole('link', { name: PL.seeOrder }).click();
  const order = await openedOrder(page);
  await expect(row(page, order)).toContainText(/Termin płatności: \d/);
  const sellersSide = row(page, order).getByRole('region', { name: /^Sprzedający \(/ });
  await expect(sellersSide).toBeVisible();

  const sellers = await beside(seller);
  await sellers.goto(salePath(order));
  const buyersSide = row(sellers, order).getByRole('region', { name: /^Kupujący \(/ });
  await expect(buyersSide).toContainText('Cicha 7');

  await row(page, order).getByRole('button', { name: 'Popraw dane' }).click();
  const correction = page.getByRole('dialog');
  await correction.getByRole('textbox', { name: /^Miejscowość/ }).fill('Zgierz');
  await correction.getByRole('button', { name: 'Zapisz dane' }).click();
  await expect(buyersSide).toContainText('Zgierz');

  await row(sellers, order).getByRole('button', { name: 'Zmień termin płatności' }).click();
  const due = sellers.getByRole('dialog');
  await due.getByLabel(/Termin płatności/).fill(dayIn(30));
  await due.getByRole('button', { name: 'Zapisz termin' }).click();
  await expect(row(page, order)).toContainText('Zmieniono termin płatności');

  await row(sellers, order).getByRole('button', { name: 'Przypomnij o płatności' }).click();
  await expect(row(sellers, order)).toContainText(/Następne możesz wysłać od/);
  await expect(row(page, order)).toContainText('Przypomnienie o płatności');

  await row(sellers, order).getByRole('button', { name: 'Oznacz jako zapłacone' }).click();
  await sellers.getByRole('dialog').getByRole('button', { name: 'Oznacz jako zapłacone' }).click();
  await expect(row(page, order)).toContainText(/Zapłacone \d/);
  await expect(row(sellers, order).getByRole('button', { name: 'Cofnij oznaczenie zapłaty' })).toBeVisible();

  const download = page.waitForEvent('download');
  await row(page, order).getByRole('button', { name: 'Pobierz kartę zamówienia (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^W-\d{6}\.pdf$/);
});
