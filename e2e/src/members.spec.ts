import type { Page } from '@playwright/test';
import { actAs, linkFromMail, newEmail } from './testing/accounts.ts';
import { newCompany } from './testing/companies.ts';
import { invite, joinAsNewPerson, otherDevice, PASSWORD } from './testing/members.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const MEMBERS = '/companies/settings/members';

async function startAsOwner(page: Page) {
  const owner = await newCompany(page.request);
  await actAs(page, owner);
  await page.goto(MEMBERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Członkowie' })).toBeVisible();
  return owner;
}

async function choose(page: Page, name: string, step: string) {
  await page.getByRole('button', { name: `Co zrobić: ${name}` }).click();
  await page.getByRole('menuitem', { name: step }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: step }).click();
  await expect(question).toHaveCount(0);
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Lista członków' }).getByRole('listitem').filter({ hasText: name });

test('an owner invites a colleague, who signs up by the link, is promoted, takes over ownership; the owner leaves', async ({
  page,
  browser,
}) => {
  const { company } = await startAsOwner(page);
  const name = company?.name ?? '';
  const email = newEmail('olga');
  await invite(page, email);
  const colleague = await joinAsNewPerson(browser, page.request, email, name);
  await colleague.goto(MEMBERS);
  await expect(rowOf(colleague, 'Maria Lis')).toContainText('Właściciel');
  await expect(colleague.getByRole('button', { name: 'Zaproś', exact: true })).toHaveCount(0);

  await page.reload();
  await choose(page, 'Olga Maj', 'Nadaj rolę menedżera');
  await expect(rowOf(page, 'Olga Maj')).toContainText('Menedżer');
  await choose(page, 'Olga Maj', 'Przekaż własność');
  await expect(rowOf(page, 'Olga Maj')).toContainText('Właściciel');
  await expect(rowOf(page, 'Maria Lis')).toContainText('Menedżer');

  await choose(page, 'Maria Lis', 'Opuść firmę');
  await expect(page).toHaveURL(/\/offers$/);
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText('Maria Lis');
  await colleague.reload();
  await expect(rowOf(colleague, 'Maria Lis')).toHaveCount(0);
  await colleague.context().close();
});

test('the last owner learns what to do before leaving', async ({ page }) => {
  await startAsOwner(page);
  await page.getByRole('button', { name: 'Co zrobić: Maria Lis' }).click();
  await page.getByRole('menuitem', { name: 'Opuść firmę' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Opuść firmę' }).click();
  await expect(question.getByText('Firma ma tylko jednego właściciela.')).toBeVisible();
  await question.getByRole('link', { name: 'Usuń firmę' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usuń firmę' })).toBeVisible();
});

test('a person with an account joins by the link; another account learns for whom it is', async ({ page, browser }) => {
  const { company } = await startAsOwner(page);
  const guest = await newCompany(page.request, { active: false });
  const email = (guest.user as unknown as { email: string }).email;
  await invite(page, email);
  const link = await linkFromMail(page.request, email, '/auth/change-profile');

  await page.goto(link);
  await expect(page.getByText('To zaproszenie jest dla')).toContainText(email);

  const phone = await otherDevice(browser);
  await phone.goto(link);
  const main = phone.getByRole('main');
  await expect(main.getByLabel(PL.email)).toHaveValue(email);
  await main.locator('input[name="password"]').fill(PASSWORD);
  await main.getByRole('button', { name: PL.login, exact: true }).click();
  await main.getByRole('button', { name: 'Dołącz do firmy' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: company?.name })).toBeVisible();
  await expect(phone.getByRole('button', { name: PL.accountMenu })).toContainText(company?.name ?? '');
  await phone.goto(link);
  await expect(phone.getByText('To zaproszenie zostało już przyjęte.')).toBeVisible();
  await phone.context().close();
});

test('a withdrawn invitation says so', async ({ page, browser }) => {
  await startAsOwner(page);
  const email = newEmail('revoked');
  await invite(page, email);
  await page.getByRole('button', { name: `Cofnij zaproszenie na adres ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText(email)).toHaveCount(0);
  const guest = await otherDevice(browser);
  await guest.goto(await linkFromMail(page.request, email, '/auth/signup'));
  await expect(guest.getByText('Firma cofnęła to zaproszenie.')).toBeVisible();
  await guest.context().close();
});
