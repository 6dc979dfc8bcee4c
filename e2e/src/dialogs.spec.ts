import type { Page, Request } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { goOffline } from './testing/network.ts';
import { ORDER, SELLER } from './testing/orders.ts';
import { releasedScript } from './testing/release.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

/**
 * Waits for code that the browser prefetches while idle: call it before the page opens, and the returned function afterwards.
 * That one settles when no request is in progress, because cutting the network would abort them.
 */
function fetched(page: Page, container: string, chunk: string): () => Promise<void> {
  const script = releasedScript(container, chunk);
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const begun = page.waitForResponse((reply) => reply.url().endsWith(`/${script}`) && reply.ok());
  return async () => {
    await begun;
    await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
  };
}

test('a dialog that was never opened opens offline, and says that its request could not be sent', {
  tag: ['@mf-offers'],
}, async ({ page, context, world }) => {
  const { seller, buyer } = await world({
    seller: { company: {}, offers: { ranged: { price_from: '100.00', price_to: '200.00' } } },
    buyer: {},
  });
  await actAs(page, buyer);
  const ready = fetched(page, 'mf_offers', 'buy-dialog');
  await page.goto(`/offers/${seller.offers.ranged.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ready();
  await goOffline(context);
  await page.getByRole('main').getByRole('button', { name: PL.buy, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: PL.confirmTitle });
  await dialog.getByRole('textbox').fill('150,00');
  await dialog.getByRole('button', { name: PL.confirm, exact: true }).click();
  await expect(dialog.getByText(/Brak połączenia z\sserwerem/)).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: PL.confirm, exact: true }).click();
  await expect(page.getByRole('dialog', { name: PL.placed })).toBeVisible();
});

test('the forms of an order and of the points open offline as well', { tag: ['@mf-wallet'] }, async ({
  page,
  context,
  world,
}) => {
  const { seller } = await world({
    seller: SELLER,
    buyer: { orders: { order: { ...ORDER, status: 'in_verification' } } },
  });
  await actAs(page, seller);
  const orders = fetched(page, 'mf_wallet', 'order-forms');
  await page.goto('/transactions/sales?status=in_verification');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await orders();
  await goOffline(context);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Szczegóły/ })
    .click();
  await page.getByRole('button', { name: 'Odrzuć zakup' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await context.setOffline(false);

  const points = fetched(page, 'mf_wallet', 'points-dialogs');
  await page.goto('/points/registry');
  await points();
  await goOffline(context);
  await page.getByRole('button', { name: 'Doładuj', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Kwota/).fill('25');
  await dialog.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(dialog.getByText(/Brak połączenia z\sserwerem/)).toBeVisible();
  await expect(dialog.getByLabel(/Kwota/)).toHaveValue('25');
});

test('the dialog of saved searches opens offline, and says that they cannot be read', {
  tag: ['@mf-offers'],
}, async ({ page, context, world }) => {
  const { person } = await world({ person: {} });
  await actAs(page, person);
  const ready = fetched(page, 'mf_offers', 'saved-searches');
  await page.goto('/offers');
  await ready();
  await goOffline(context);
  await page.getByRole('main').getByRole('button', { name: 'Zapisane wyszukiwania' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zapisane wyszukiwania' });
  await expect(dialog.getByText('Nie udało się pobrać zapisanych wyszukiwań')).toBeVisible();
});
