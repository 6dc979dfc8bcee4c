import type { Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { pressKeys, typeText } from './testing/keyboard.ts';
import { ORDER, orderPath, row, SELLER, salePath } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-messaging', '@mf-wallet'];

const talk = (page: Page) => page.getByRole('region', { name: 'Rozmowa' });
const field = (page: Page) => page.getByRole('textbox', { name: /Wiadomość do/ });

/** The conversation loads when it comes near the screen; the history follows it. */
async function openTalk(page: Page, order: { id: string }): Promise<void> {
  await row(page, order).getByRole('heading', { name: 'Historia zamówienia' }).scrollIntoViewIfNeeded();
  await talk(page).scrollIntoViewIfNeeded();
}

async function write(page: Page, text: string): Promise<void> {
  await typeText(field(page), text);
  await pressKeys(field(page), 'Enter');
}

test('both sides write about an order inside it and in the messages, and see each other’s words at once', {
  tag,
}, async ({ page, world, beside }) => {
  test.setTimeout(120_000);
  const { seller, buyer } = await world({ seller: SELLER, buyer: { orders: { audit: ORDER } } });
  const order = buyer.orders.audit;
  const sellers = await beside(seller);
  await sellers.goto('/transactions/sales?status=all');
  await expect(row(sellers, order)).toBeVisible();

  await actAs(page, buyer);
  await page.goto(orderPath(order));
  await openTalk(page, order);
  await expect(talk(page).getByText('Napisz do sprzedającego w sprawie tego zamówienia.')).toBeVisible();
  await write(page, 'Kiedy zaczynamy?');
  await expect(talk(page).getByText('Wysłano')).toBeAttached();

  await expect(row(sellers, order).getByText('1 nowa wiadomość')).toBeVisible();
  await sellers.goto(salePath(order));
  await openTalk(sellers, order);
  await expect(talk(sellers).getByText('Kiedy zaczynamy?', { exact: true })).toBeVisible();
  await expect(talk(page).getByText('Przeczytano')).toBeAttached();
  await expect(row(sellers, order).getByText('1 nowa wiadomość')).toBeHidden();

  await talk(sellers).getByRole('link', { name: 'Zobacz całą rozmowę' }).click();
  const label = sellers.getByRole('link', { name: `Zamówienie ${order.number}` });
  await expect(label).toBeVisible();
  await expect(sellers.getByText(`W sprawie zamówienia ${order.number}`)).toBeVisible();
  await write(sellers, 'W poniedziałek');
  await expect(talk(page).getByText('W poniedziałek', { exact: true })).toBeVisible();

  await label.click();
  await openTalk(sellers, order);
  await expect(talk(sellers).getByText('W poniedziałek', { exact: true })).toBeVisible();
});
