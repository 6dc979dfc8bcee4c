import type { APIRequestContext, Page } from '@playwright/test';
import { actAs, endSession, fillLogin, type SignedIn } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { call, ORDER } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-wallet'];
const PAGE = '/points/registry';

/** Two companies: one sells, the other has earned 100 zł by a purchase from it. */
const EARNING = {
  seller: { company: { points: '500.00' }, offers: { audit: { price_from: '1000.00', loyalty_points: '200.00' } } },
  owner: {
    company: {},
    bank_account: true,
    orders: { order: { ...ORDER, status: 'completed', as_company: true } },
  },
} as const;

const chip = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Punkty\./ });
const withdrawal = (page: Page, amount: string) =>
  page.getByRole('region', { name: 'Wypłaty' }).getByRole('listitem').filter({ hasText: amount });
const passwordOf = (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name: 'Twoje hasło do Wspólnika', exact: true });

/** On the page of points: goes to the payment provider with an amount. */
async function recharge(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Doładuj', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Kwota/).fill(amount);
  await dialog.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
}

test('a company recharges its points, and the balance is updated everywhere', { tag }, async ({ page, world }) => {
  const { owner } = await world({ owner: { company: { points: '100.00' } } });
  await actAs(page, owner);
  await page.goto(PAGE);
  await expect(chip(page)).toContainText('100,00 zł');
  await recharge(page, '1234,5');
  await page.locator('button.pay').click();
  await expect(page).toHaveURL(/:\d+\/points\/registry\?payment=success$/);
  await expect(page.getByText('Doładowano 1 234,50 zł')).toBeVisible();
  await expect(chip(page)).toContainText('1 334,50 zł');
  await expect(page.getByRole('region', { name: 'Saldo firmy' })).toContainText('1 334,50 zł');
  await expect(page.getByRole('row', { name: /Doładowanie.*1\s234,50/ })).toBeVisible();
});

test('a payment is in progress until the provider has confirmed it, then credited without a reload', { tag }, async ({
  page,
  world,
}) => {
  const { owner } = await world({ owner: { company: { points: '100.00' } } });
  await actAs(page, owner);
  await page.goto(PAGE);
  await recharge(page, '20');
  // The button's request, sent later: a provider that confirms after the person has returned.
  const form = await page.locator('form', { has: page.locator('button.pay') }).evaluate((element: HTMLFormElement) => ({
    url: element.action,
    fields: Object.fromEntries(new FormData(element)) as Record<string, string>,
  }));
  await page.goto(`${PAGE}?payment=success`);
  await expect(page.getByText('Płatność w toku: 20,00 zł')).toBeVisible();
  await expect(chip(page)).toContainText('100,00 zł');
  await page.request.post(form.url, { form: form.fields, maxRedirects: 0 });
  await expect(page.getByText('Doładowano 20,00 zł')).toBeVisible();
  await expect(chip(page)).toContainText('120,00 zł');
});

/** The id of an owner's withdrawal of that amount. */
async function idOf(request: APIRequestContext, owner: SignedIn, amount: string): Promise<string> {
  const reply = await request.get('/api/payment/withdrawals/', { headers: headersOf(owner) });
  const { results } = (await reply.json()) as { results: { id: string; amount: string }[] };
  return results.find((each) => each.amount === amount)?.id ?? '';
}

test('a withdrawal is requested, approved and paid, and another rejected, while the owner watches', { tag }, async ({
  page,
  world,
}) => {
  const { owner, admin } = await world({ ...EARNING, admin: { admin: true } });
  const ask = async (amount: string) => {
    await page.getByRole('button', { name: 'Wypłać', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Kwota/).fill(amount);
    await passwordOf(page).fill(owner.password);
    await dialog.getByRole('button', { name: 'Zleć wypłatę' }).click();
    await expect(dialog).toBeHidden();
    await expect(withdrawal(page, amount)).toContainText('Czeka na decyzję');
  };
  const decide = (id: string, decision: object) =>
    call(page.request, admin, 'accounts/admin/withdrawal-requests/', { id, ...decision });
  await actAs(page, owner);
  await page.goto(PAGE);
  await expect(chip(page)).toContainText('100,00 zł');

  await ask('10,01');
  await expect(chip(page)).toContainText('89,99 zł');
  const paid = await idOf(page.request, owner, '10.01');
  await decide(paid, { status: 'approved', seen_status: 'requested' });
  await expect(withdrawal(page, '10,01')).toContainText('Zatwierdzona');
  await decide(paid, { status: 'paid', seen_status: 'approved' });
  await expect(withdrawal(page, '10,01')).toContainText('Wypłacona');

  await ask('10,02');
  await expect(chip(page)).toContainText('79,97 zł');
  const rejected_reason = 'Rachunek należy do innej osoby.';
  const rejected = { status: 'rejected', seen_status: 'requested', rejected_reason };
  await decide(await idOf(page.request, owner, '10.02'), rejected);
  await expect(withdrawal(page, '10,02')).toContainText(`Powód: ${rejected_reason}`);
  await expect(chip(page)).toContainText('89,99 zł');
});

test('a company settles its pending rewards, after a recharge of the missing amount', { tag }, async ({
  page,
  world,
}) => {
  // Without points the reward of the sale is left pending.
  const { seller } = await world({
    seller: { company: {}, offers: { audit: {} } },
    buyer: { orders: { order: ORDER } },
  });
  await actAs(page, seller);
  await page.goto(PAGE);
  const notice = page.getByRole('region', { name: 'Nagrody do rozliczenia' });
  await notice.getByRole('button', { name: 'Rozlicz', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Doładuj brakujące' }).click();
  await dialog.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await page.locator('button.pay').click();
  await expect(page.getByText('Doładowano 10,00 zł')).toBeVisible();
  await notice.getByRole('button', { name: 'Rozlicz', exact: true }).click();
  await dialog.getByRole('button', { name: 'Rozlicz', exact: true }).dblclick();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('row', { name: /Rozliczenie nagrody/ })).toBeVisible();
});

test('a session that ends in the middle of a withdrawal loses nothing', { tag }, async ({ page, world }) => {
  const { owner } = await world(EARNING);
  await actAs(page, owner);
  await page.goto(`${PAGE}?open=withdrawal`);
  const amount = page.getByRole('dialog').getByLabel(/^Kwota/);
  await amount.fill('0.01');
  await passwordOf(page).fill(owner.password);
  await endSession(page.request, owner);
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
  await fillLogin(page, PL, owner.email, owner.password);
  await expect(amount).toHaveValue('0,01');
  // The password is not kept.
  await expect(passwordOf(page)).toHaveValue('');
  await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(owner.company.name);
});
