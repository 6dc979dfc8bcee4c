import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, demo, endSession, fillLogin, signInByApi, startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { fixedPriceOffer } from './testing/offers.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const PAGE = '/points/registry';

/** Owners of separate companies in the demo data: no other journey moves their points. */
const firm = (number: number) => `firma${number}@demo.wspolnik.test`;

const chip = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Punkty|Points)\./ });
const panel = (page: Page) => page.getByRole('region', { name: /^(Saldo firmy|Company balance)$/ });

/** What can be used, as the header says. */
async function grosze(page: Page): Promise<number> {
  await expect(chip(page)).toContainText('zł');
  return Number((await chip(page).getAttribute('aria-label'))?.replace(/\D/g, ''));
}

/** Formatted like the header, in both languages. */
const money = (amount: number) =>
  new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, useGrouping: 'always' }).format(amount / 100);

for (const [prefix, locale, firmNumber, words] of [
  [
    '',
    'pl',
    21,
    { open: 'Doładuj', amount: /Kwota/, go: 'Przejdź do płatności', done: 'Doładowano', row: 'Doładowanie' },
  ],
  ['/en', 'en', 22, { open: 'Top up', amount: /Amount/, go: 'Go to payment', done: 'Topped up', row: 'Top-up' }],
] as const) {
  test(`a company recharges its points, and the balance is updated everywhere (${locale})`, async ({ page }) => {
    await startSignedIn(page, firm(firmNumber), 'company');
    await page.goto(prefix + PAGE);
    const before = await grosze(page);
    await page.getByRole('button', { name: words.open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(words.amount)).toBeFocused();
    await dialog.getByLabel(words.amount).fill('9,99');
    await dialog.getByRole('button', { name: words.go }).click();
    await expect(dialog.getByLabel(words.amount)).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await dialog.getByLabel(words.amount).fill('1234,5');
    await dialog.getByRole('button', { name: words.go }).click();
    await expect(page).toHaveURL(/\/dev\/payments\//);
    await page.locator('button.pay').click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${prefix}/points/registry\\?payment=success$`));
    await expect(page.getByText(`${words.done} ${money(123_450)}`)).toBeVisible();
    await expect(chip(page)).toContainText(money(before + 123_450));
    await expect(panel(page)).toContainText(money(before + 123_450));
    await expect(page.getByRole('row', { name: new RegExp(words.row) }).first()).toContainText(money(123_450));
  });
}

test('a canceled recharge moves nothing and can be paid afterwards', async ({ page }) => {
  await startSignedIn(page, firm(23), 'company');
  await page.goto(PAGE);
  const before = await grosze(page);
  await page.getByRole('button', { name: 'Doładuj', exact: true }).click();
  await page.getByRole('dialog').getByLabel(/Kwota/).fill('50');
  await page.getByRole('dialog').getByRole('button', { name: 'Przejdź do płatności' }).click();
  // The dialog has its own "Anuluj": only the provider's page may answer.
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await expect(page).toHaveURL(/\?payment=canceled$/);
  await expect(page.getByText('Płatność anulowana: 50,00 zł')).toBeVisible();
  expect(await grosze(page)).toBe(before);
  await page.getByRole('button', { name: 'Zapłać jeszcze raz' }).click();
  await expect(page.getByRole('dialog').getByLabel(/Kwota/)).toHaveValue('50,00');
  await page.getByRole('dialog').getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await page.getByRole('button', { name: 'Zapłać' }).click();
  await expect(chip(page)).toContainText(money(before + 5_000));
});

test('a payment is in progress until the provider has confirmed it, then credited without a reload', async ({
  page,
}) => {
  await startSignedIn(page, firm(24), 'company');
  await page.goto(PAGE);
  const before = await grosze(page);
  await page.getByRole('button', { name: 'Doładuj', exact: true }).click();
  await page.getByRole('dialog').getByLabel(/Kwota/).fill('20');
  await page.getByRole('dialog').getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  // The button's request, sent later: a provider that confirms after the person has returned.
  const form = await page.locator('form', { has: page.locator('button.pay') }).evaluate((element: HTMLFormElement) => ({
    url: element.action,
    fields: Object.fromEntries(new FormData(element)) as Record<string, string>,
  }));
  await page.goto(`${PAGE}?payment=success`);
  await expect(page.getByText('Płatność w toku: 20,00 zł')).toBeVisible();
  expect(await grosze(page)).toBe(before);
  await page.request.post(form.url, { form: form.fields, maxRedirects: 0 });
  await expect(page.getByText('Doładowano 20,00 zł')).toBeVisible();
  await expect(chip(page)).toContainText(money(before + 2_000));
});

/** The newest withdrawal of that amount, decided as an admin would. */
async function decide(request: APIRequestContext, amount: string, ...steps: Record<string, string>[]): Promise<void> {
  const { access } = await signInByApi(request, demo('admin'));
  const headers = { Authorization: `Bearer ${access}` };
  const url = '/api/accounts/admin/withdrawal-requests/';
  const { results } = await (await request.get(`${url}?status=requested,approved&limit=100`, { headers })).json();
  const { id } = (results as { id: string; amount: string }[]).findLast((each) => each.amount === amount) ?? {};
  for (const step of steps) {
    const reply = await request.post(url, { headers, data: { id, ...step } });
    expect(reply.status(), await reply.text()).toBe(200);
  }
}

test('a withdrawal is requested, approved and paid, and another rejected, while the owner watches', async ({
  page,
}) => {
  const withdrawals = page.getByRole('region', { name: 'Wypłaty' });
  const ask = async (amount: string) => {
    await page.getByRole('button', { name: 'Wypłać' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await dialog.getByLabel(/^Kwota/).fill(amount);
    await dialog.getByRole('textbox', { name: 'Twoje hasło do Wspólnika' }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Zleć wypłatę' }).click();
    await expect(dialog).toBeHidden();
    await expect(withdrawals.getByRole('listitem').first()).toContainText('Czeka na decyzję');
  };
  await startSignedIn(page, demo('owner'), 'company');
  await page.goto(PAGE);
  const before = await grosze(page);

  await ask('10.01');
  await expect(chip(page)).toContainText(money(before - 1_001));
  await decide(page.request, '10.01', { status: 'approved' });
  await expect(withdrawals.getByRole('listitem').first()).toContainText('Zatwierdzona');
  await decide(page.request, '10.01', { status: 'paid' });
  await expect(withdrawals.getByRole('listitem').first()).toContainText('Wypłacona');

  await ask('10.02');
  await expect(chip(page)).toContainText(money(before - 2_003));
  await decide(page.request, '10.02', { status: 'rejected', rejected_reason: 'Rachunek należy do innej osoby.' });
  await expect(withdrawals.getByRole('listitem').first()).toContainText('Powód: Rachunek należy do innej osoby.');
  await expect(chip(page)).toContainText(money(before - 1_001));
});

/** A purchase from a company without points leaves the reward pending. */
async function buyFrom(request: APIRequestContext, seller: string | undefined): Promise<void> {
  const { access } = await signInByApi(request, demo('user'));
  const offer = await fixedPriceOffer(request, { seller });
  const headers = { Authorization: `Bearer ${access}`, 'Idempotency-Key': crypto.randomUUID() };
  const reply = await request.post('/api/offers/buy/', { headers, data: { offer_id: offer.id } });
  expect(reply.status(), await reply.text()).toBe(201);
}

test('a company settles its pending rewards, after a recharge of the missing amount', async ({ page }) => {
  const { company } = await startSignedIn(page, firm(8), 'company');
  await buyFrom(page.request, company?.id);
  await page.goto(PAGE);
  const notice = page.getByRole('region', { name: 'Nagrody do rozliczenia' });
  await expect(notice).toContainText('Do rozliczenia');
  await notice.getByRole('button', { name: 'Rozlicz' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Doładuj brakujące' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await page.getByRole('button', { name: 'Zapłać' }).click();
  await expect(page.getByText('Doładowano')).toBeVisible();
  await notice.getByRole('button', { name: 'Rozlicz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rozlicz' }).dblclick();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('row', { name: /Rozliczenie nagrody/ }).first()).toBeVisible();
});

test('text typed into a withdrawal survives a crash of the tab', async ({ page }) => {
  await startSignedIn(page, demo('owner'), 'company');
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Wypłać' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Kwota/)
    .fill('3.21');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Twoje hasło do Wspólnika' }).fill(DEMO_PASSWORD);
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel(/^Kwota/)).toHaveValue('3,21');
  // The password is not kept.
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Twoje hasło do Wspólnika' })).toHaveValue('');
});

test('a session that ends in the middle of a withdrawal loses nothing', async ({ page }) => {
  const session = await startSignedIn(page, firm(9), 'company');
  await page.goto(`${PAGE}?open=withdrawal`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Kwota/).fill('0.01');
  await dialog.getByRole('textbox', { name: 'Twoje hasło do Wspólnika' }).fill(DEMO_PASSWORD);
  await endSession(page.request, session);
  // The page notices the end by its own next call, or by this one.
  await expect(async () => {
    if (page.url().includes(PAGE)) {
      await dialog.getByRole('button', { name: 'Zleć wypłatę' }).click({ timeout: 1000 });
    }
    expect(page.url()).toContain('/auth/login?from=');
  }).toPass();
  await fillLogin(page, PL, firm(9), DEMO_PASSWORD);
  const choice = page.getByRole('main').getByRole('button', { name: session.company?.name });
  await expect(dialog.or(choice).first()).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await expect(dialog.getByLabel(/^Kwota/)).toHaveValue('0,01');
});

test('an account for withdrawals is added, waits a day, and is removed', async ({ page }) => {
  await startSignedIn(page, demo('owner'), 'company');
  await page.goto(PAGE);
  const accounts = page.getByRole('region', { name: 'Rachunki do wypłat' });
  await accounts.getByRole('button', { name: 'Dodaj rachunek' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Numer rachunku bankowego/).fill('61 1090 1014 0000 0712 1981 2874');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Dodaj rachunek' }).click();
  await expect(dialog).toBeHidden();
  const row = accounts.getByRole('listitem').filter({ hasText: '…2874' });
  await expect(row).toContainText('Można go użyć od');
  await page.getByRole('button', { name: 'Wypłać' }).click();
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await row.getByRole('button', { name: /^Usuń rachunek/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(row).toBeHidden();
});
