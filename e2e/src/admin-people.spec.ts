import type { Browser, Page } from '@playwright/test';
import { actAs, demo, fillLogin, signInByApi, startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { headersOf, newCompany, newPerson, submitVerification } from './testing/companies.ts';
import { PASSWORD } from './testing/members.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const emailOf = ({ user }: Awaited<ReturnType<typeof newPerson>>) => (user as unknown as { email: string }).email;

async function decide(page: Page, action: string, confirm: string, reason: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Powód' }).fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** A new person who got the admin role, in a browser of their own. */
async function anotherAdmin(browser: Browser, baseURL: string | undefined, page: Page): Promise<Page> {
  const admin = await signInByApi(page.request, demo('admin'));
  const person = await newPerson(page.request, 'Druga', 'Adminka');
  const reply = await page.request.post(`/api/admin/users/${person.user.id}/role/`, {
    headers: headersOf(admin),
    data: { role: 'ADMIN', reason: 'Zastępstwo' },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const context = await browser.newContext({ baseURL });
  const second = await context.newPage();
  await actAs(second, await signInByApi(page.request, emailOf(person), PASSWORD));
  return second;
}

test('an admin finds an account, suspends it with a reason, which ends its session and its sign-in, and restores it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const last = `Gil${crypto.randomUUID().slice(0, 8)}`;
  const person = await newPerson(page.request, 'Hanna', last);
  const theirs = await (await browser.newContext({ baseURL })).newPage();
  await actAs(theirs, person);
  await theirs.goto('/messages');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await startSignedIn(page, demo('admin'));
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Szukaj użytkowników' }).fill(last);
  await page.getByRole('link', { name: `Hanna ${last}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Hanna ${last}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sesje (1)' })).toBeVisible();
  await decide(page, 'Zawieś', 'Zawieś konto', 'Spam w wiadomościach');
  await expect(page.getByText(/^Konto zawieszone \d/)).toBeVisible();
  await expect(page.getByText('Konto nie jest nigdzie zalogowane.')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await theirs.goto('/messages');
  await expect(theirs.getByRole('heading', { name: PL.loginTitle })).toBeVisible();
  await fillLogin(theirs, PL, emailOf(person), PASSWORD);
  await expect(theirs.getByText(/To konto jest wyłączone/)).toBeVisible();

  await decide(page, 'Przywróć', 'Przywróć konto', 'Pomyłka');
  await expect(page.getByRole('main').getByText('Konto przywrócone', { exact: true })).toBeVisible();
  await fillLogin(theirs, PL, emailOf(person), PASSWORD);
  await expect(theirs.getByRole('button', { name: PL.accountMenu })).toBeVisible();
  await theirs.goto('/notifications');
  await expect(theirs.getByText('Twoje konto jest znowu aktywne')).toBeVisible();
  await theirs.context().close();
});

test('an admin activates a company whose document is beside its numbers', async ({ page }) => {
  const owner = await newCompany(page.request, { active: false });
  await submitVerification(page.request, owner);
  const name = owner.company?.name ?? '';
  await startSignedIn(page, demo('admin'));
  await page.goto('/admin/companies/activation-requests');
  await page.getByRole('searchbox', { name: 'Szukaj wniosków' }).fill(name);
  await page.getByRole('article', { name }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Wniosek firmy ${name}` })).toBeVisible();
  const document = page.getByRole('group', { name: 'Dokument' });
  await expect(document.getByRole('link', { name: /^krs\.pdf/ })).toBeVisible();
  const address = await document.getByRole('link', { name: /^krs\.pdf/ }).getAttribute('href');
  expect((await page.request.get(address ?? '')).status()).toBe(200);
  await page.getByRole('button', { name: `Aktywuj: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aktywuj firmę' }).click();
  await expect(page.getByRole('main').getByText('Aktywowano')).toBeVisible();
  await expect(page.getByText(/^Decyzja: /)).toBeVisible();

  await page.getByRole('link', { name: 'Szczegóły firmy' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Firma aktywowana')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('of two admins who decide about a request at once, the second is told and sees the decision', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const owner = await newCompany(page.request, { active: false });
  await submitVerification(page.request, owner);
  const name = owner.company?.name ?? '';
  const second = await anotherAdmin(browser, baseURL, page);
  await startSignedIn(page, demo('admin'));
  for (const one of [page, second]) {
    await one.goto('/admin/companies/activation-requests');
    await one.getByRole('searchbox', { name: 'Szukaj wniosków' }).fill(name);
    await expect(one.getByRole('main').getByRole('article')).toHaveCount(1);
  }
  await page.getByRole('button', { name: `Odrzuć: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('Dokument jest nieczytelny.');
  await dialog.getByRole('button', { name: 'Odrzuć wniosek' }).click();
  await expect(page.getByRole('article', { name }).getByText('Odrzucono')).toBeVisible();

  await second.getByRole('button', { name: `Aktywuj: ${name}` }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Aktywuj firmę' }).click();
  await expect(
    second.getByText(`Ktoś inny rozpatrzył już wniosek firmy ${name}. Lista jest odświeżona.`),
  ).toBeVisible();
  await expect(second.getByRole('article', { name })).toHaveCount(0);
  await second.goto(`/admin/companies/activation-requests?status=decided&q=${encodeURIComponent(name)}`);
  await expect(second.getByRole('article', { name }).getByText('Dokument jest nieczytelny.')).toBeVisible();
  await second.context().close();
});
