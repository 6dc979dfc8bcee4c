import type { Page } from '@playwright/test';
import { actAs, type SignedIn } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { press, pressKeys } from './testing/keyboard.ts';
import { call } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-offers', '@mf-wallet'];
const NOT_COVERED = 'Sprzedający nie ma teraz dość punktów';
const COVERED = /Sprzedający ma dość punktów na tę nagrodę/;
const AUDIT = { price_from: '1000.00', loyalty_points: '100.00' };

/** Pays on the page of the test payments. */
async function topUp(page: Page, seller: SignedIn, amount: string): Promise<void> {
  const reply = await page.request.get('/api/payment/pay-data-for-front/', {
    headers: headersOf(seller),
    params: { amount },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { redirect_url } = (await reply.json()) as { redirect_url: string };
  await page.goto(redirect_url);
  await page.locator('button.pay').click();
  await page.waitForURL(/payment=success/);
}

const openDialog = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: PL.buy, exact: true }).click();
  return page.getByRole('dialog', { name: PL.confirmTitle });
};

test('a balance that covers half of a reward is shown to buyer and seller, and all is covered once it is settled', {
  tag,
}, async ({ page, world, beside }) => {
  test.setTimeout(120_000);
  const { seller, buyer } = await world({
    seller: { company: { points: '50.00' }, offers: { audit: AUDIT } },
    buyer: {},
  });
  const offer = seller.offers.audit;
  const sellers = await beside(seller);
  await sellers.goto('/offers/manage');
  await expect(sellers.getByText('Masz 50,00 zł: nie starczy na nagrodę')).toBeVisible();
  await expect(sellers.getByRole('row', { name: new RegExp(offer.title) })).toContainText('bez pokrycia');

  await actAs(page, buyer);
  await page.goto(`/offers/${offer.id}`);
  const dialog = await openDialog(page);
  await expect(dialog.getByText(NOT_COVERED)).toBeVisible();
  await dialog.getByRole('button', { name: PL.confirm, exact: true }).click();
  const receipt = page.getByRole('dialog', { name: PL.placed });
  await expect(receipt.getByText(NOT_COVERED)).toBeVisible();
  await receipt.getByRole('link', { name: PL.seeOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: PL.orders })).toBeVisible();

  await topUp(sellers, seller, '150.00');
  await call(page.request, seller, 'pay-event-off/', {});
  await sellers.goto('/offers/manage');
  await expect(sellers.getByRole('row', { name: new RegExp(offer.title) })).toContainText('starczy na 1 nagrodę');
  await sellers.getByRole('link', { name: 'Doładuj punkty' }).click();
  await expect(sellers).toHaveURL(/\/points\/registry/);

  await page.goto(`/offers/${offer.id}`);
  await expect((await openDialog(page)).getByText(COVERED)).toBeVisible();
});

test('a person sees who recommended an offer, unless that account is deleted, and recommends it further by keyboard', {
  tag,
}, async ({ page, world }) => {
  const { seller, maria, ewa } = await world({
    seller: { company: {}, offers: { audit: AUDIT } },
    maria: { first_name: 'Maria' },
    ewa: { first_name: 'Ewa' },
  });
  const link = await page.request.get('/api/reflink/', { headers: headersOf(maria) });
  const address = `/offers/${seller.offers.audit.id}?ref=${(await link.json()).token}`;
  const recommended = page.getByText(/^Poleca: Maria [A-Z]\.$/);
  await page.goto(address);
  await expect(recommended).toBeVisible();

  await actAs(page, ewa);
  await page.goto(address);
  await expect(recommended).toBeVisible();
  const recommend = page.getByRole('button', { name: 'Poleć i zarób' });
  await press(page, recommend);
  const dialog = page.getByRole('dialog', { name: /^Poleć i zarób 50,00/ });
  await expect(dialog.getByRole('textbox')).toHaveValue(/\?ref=.+/);
  await pressKeys(page, 'Escape');
  await expect(recommend).toBeFocused();

  const confirmation = await page.request.post('/api/accounts/confirm/', {
    headers: headersOf(maria),
    data: { password: maria.password },
  });
  const { token } = (await confirmation.json()) as { token: string };
  const deleted = await page.request.post('/api/accounts/delete-account/', {
    headers: { ...headersOf(maria), Confirmation: token },
    data: {},
  });
  expect(deleted.ok(), await deleted.text()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Co dalej' })).toBeVisible();
  await expect(recommended).toHaveCount(0);
});
