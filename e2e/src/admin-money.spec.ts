import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD, demo, type SignedIn, signInByApi, startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { pressKeys } from './testing/keyboard.ts';
import { fixedPriceOffer } from './testing/offers.ts';
import { expect, test } from './testing/test.ts';

const WITHDRAWALS = '/admin/points/withdraw-requests';
const EARNER = 'firma14@demo.wspolnik.test';
const OTHER_ADMIN = 'moderator@demo.wspolnik.test';
/** The owner of a company with enough points for every reward here, which no other journey spends. */
const SELLER = 'firma26@demo.wspolnik.test';

async function call<Answer = { id: string }>(
  request: APIRequestContext,
  access: string,
  path: string,
  data: object,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = { Authorization: `Bearer ${access}`, 'Idempotency-Key': crypto.randomUUID(), ...more };
  const reply = await request.post(`/api/${path}`, { headers, data });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return reply.json();
}

/** The account that the demo data knows of the person. */
async function bankNumberOf(request: APIRequestContext, access: string): Promise<string> {
  const headers = { Authorization: `Bearer ${access}` };
  const { results } = await (await request.get('/api/payment/payout-accounts/', { headers })).json();
  return results[0].bank_number;
}

/** Another person's browser. */
async function beside(browser: Browser, email: string, as: 'person' | 'company' = 'person'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startSignedIn(page, email, as);
  return page;
}

/** Different in every test, so that a row is found by it. */
const newAmount = (zloty: number) => `${zloty}.${String(Math.floor(Math.random() * 90) + 10)}`;

/** A person who has earned points but asked for all of them: a rejection gives them back. */
async function earner(request: APIRequestContext): Promise<SignedIn> {
  const admin = await signInByApi(request, demo('admin'));
  const headers = { Authorization: `Bearer ${admin.access}` };
  const url = '/api/accounts/admin/withdrawal-requests/';
  const { results } = await (await request.get(`${url}?status=requested&q=${EARNER}`, { headers })).json();
  const whole = (results as { id: string; amount: string }[]).filter(({ amount }) => Number(amount) > 50);
  // Another journey may reject it at the same moment.
  for (const { id } of whole) {
    await request.post(url, { headers, data: { id, status: 'rejected', rejected_reason: 'Na próbę.' } });
  }
  return signInByApi(request, EARNER);
}
const rowOf = (page: Page, amount: string) =>
  page
    .getByRole('article')
    .filter({ hasText: amount.replace('.', ',') })
    .first();

test('a withdrawal goes from the request to the bank file to paid, and its owner sees it', async ({
  page,
  browser,
}) => {
  const amount = newAmount(1);
  const { access } = await earner(page.request);
  const bankNumber = await bankNumberOf(page.request, access);
  await startSignedIn(page, EARNER);
  await page.goto('/points/registry');
  await page.getByRole('button', { name: 'Wypłać' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel(/^Kwota/).fill(amount);
  await asked.getByRole('textbox', { name: 'Twoje hasło do Wspólnika' }).fill(DEMO_PASSWORD);
  await asked.getByRole('button', { name: 'Zleć wypłatę' }).click();
  const own = page
    .getByRole('region', { name: 'Wypłaty' })
    .getByRole('listitem')
    .filter({ hasText: amount.replace('.', ',') });
  await expect(own.first()).toContainText('Czeka na decyzję');

  const admin = await beside(browser, demo('admin'));
  await admin.goto(`${WITHDRAWALS}?status=requested`);
  await rowOf(admin, amount)
    .getByRole('link', { name: /^Szczegóły/ })
    .click();
  const detail = admin.getByRole('dialog', { name: 'Szczegóły wypłaty' });
  await expect(detail.getByRole('heading', { name: 'Z których zamówień' })).toBeVisible();
  expect(await axe(admin)).toEqual([]);
  await pressKeys(admin, 'Escape');
  await expect(detail).toBeHidden();
  await rowOf(admin, amount)
    .getByRole('button', { name: /^Zatwierdź/ })
    .click();
  await admin.getByRole('button', { name: 'Zatwierdź wypłatę' }).click();
  await expect(admin.getByText(/została zatwierdzona/)).toBeVisible();
  await expect(own.first()).toContainText('Zatwierdzona');

  await admin.goto(`${WITHDRAWALS}?status=approved`);
  await rowOf(admin, amount).getByRole('checkbox').check();
  await admin.getByRole('button', { name: 'Plik dla banku (1)' }).click();
  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Pobierz plik (1)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^przelewy-\d{4}-\d\d-\d\d-\d{4}-[0-9A-F]{4}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFNazwa odbiorcy;Rachunek odbiorcy;Kwota;Tytuł;Waluta');
  expect(lines[1]).toContain(`;${bankNumber};${amount.replace('.', ',')};Wypłata punktów Wspólnik `);
  expect(lines[1]).toMatch(/;PLN$/);
  await expect(rowOf(admin, amount)).toContainText(`W pliku ${file.suggestedFilename()}`);

  await rowOf(admin, amount)
    .getByRole('button', { name: /^Oznacz jako wypłaconą/ })
    .click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Oznacz jako wypłaconą' }).click();
  await expect(admin.getByText(/jest oznaczona jako wypłacona/)).toBeVisible();
  await expect(own.first()).toContainText('Wypłacona');
  await page.goto('/notifications');
  await expect(page.getByText(`Wypłata zrealizowana: ${amount.replace('.', ',')}`).first()).toBeVisible();
  await admin.context().close();
});

test('of two admins who decide about a withdrawal at once, the second sees the first one’s decision', async ({
  page,
  browser,
}) => {
  const amount = newAmount(2);
  const { access } = await earner(page.request);
  const bank_number = await bankNumberOf(page.request, access);
  const { token } = await call<{ token: string }>(page.request, access, 'accounts/confirm/', {
    password: DEMO_PASSWORD,
  });
  await call(page.request, access, 'payment/requestwithdrawal/', { amount, bank_number }, { Confirmation: token });
  await startSignedIn(page, demo('admin'));
  const other = await beside(browser, OTHER_ADMIN);
  for (const each of [page, other]) {
    await each.goto(`${WITHDRAWALS}?status=requested`);
    await rowOf(each, amount)
      .getByRole('button', { name: /^Odrzuć/ })
      .click();
    await each.getByRole('dialog').getByRole('textbox').fill('Rachunek jest zamknięty.');
  }
  await page.getByRole('button', { name: 'Odrzuć wypłatę' }).click();
  await expect(page.getByText(/została odrzucona/)).toBeVisible();
  await other.getByRole('button', { name: 'Odrzuć wypłatę' }).click();
  await expect(other.getByText(/Ktoś inny rozpatrzył już wypłatę/)).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(rowOf(other, amount)).toBeHidden();
  await other.context().close();
});

interface OrderOnWire {
  id: string;
  number: string;
}

/** A reported order of the demo person. */
async function reportedOrder(request: APIRequestContext): Promise<OrderOnWire> {
  const seller = await signInByApi(request, SELLER);
  const { access } = await signInByApi(request, demo('user'));
  const offer = await fixedPriceOffer(request, { seller: seller.user.companies[0]?.id });
  const order = await call<OrderOnWire>(request, access, 'offers/buy/', { offer_id: offer.id });
  const transaction_id = order.id;
  await call(request, access, 'offers/sale-add-info/', { transaction_id, text: 'FV 7/2026' });
  await call(request, access, 'offers/resubmit/', { transaction_id });
  await call(request, access, 'offers/report/', { transaction_id, reason: 'Sprzedający nie odpowiada.' });
  return order;
}

test('a report is decided with a reason for each side, which each reads; a second admin is told', async ({
  page,
  browser,
}) => {
  const order = await reportedOrder(page.request);
  await startSignedIn(page, demo('admin'));
  await page.goto('/admin/transactions');
  await page.getByRole('link', { name: new RegExp(order.number) }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(order.number) })).toBeVisible();
  await expect(page.getByText('FV 7/2026')).toBeVisible();
  const other = await beside(browser, OTHER_ADMIN);
  await other.goto(`/admin/transactions/${order.id}`);
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'Anuluj zamówienie' }).click();
    const dialog = each.getByRole('dialog');
    await dialog.getByLabel(/dla kupującego/).fill('Pieniądze wrócą do 5 dni.');
    await dialog.getByLabel(/dla sprzedającego/).fill('Nie ma dowodu wykonania.');
  }
  expect(await axe(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Anuluj zamówienie' }).click();
  await expect(page.getByRole('region', { name: 'Decyzja: zamówienie anulowane' })).toContainText(
    'Nie ma dowodu wykonania.',
  );
  await other.getByRole('dialog').getByRole('button', { name: 'Anuluj zamówienie' }).click();
  await expect(other.getByText(/Ktoś inny rozpatrzył już zgłoszenie/)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Decyzja: zamówienie anulowane' })).toBeVisible();
  await other.context().close();

  for (const [email, as, path, reason, hidden] of [
    [demo('user'), 'person', 'orders', 'Pieniądze wrócą do 5 dni.', 'Nie ma dowodu wykonania.'],
    [SELLER, 'company', 'sales', 'Nie ma dowodu wykonania.', 'Pieniądze wrócą do 5 dni.'],
  ] as const) {
    const side = await beside(browser, email, as);
    await side.goto(`/transactions/${path}?open=${order.id}`);
    const row = side.locator(`#order-${order.id}`);
    await expect(row).toContainText(reason);
    await expect(row).not.toContainText(hidden);
    await side.goto('/notifications');
    await expect(side.getByText(new RegExp(reason)).first()).toBeVisible();
    await side.context().close();
  }
});
