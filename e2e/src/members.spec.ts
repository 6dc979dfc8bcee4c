import type { Page } from '@playwright/test';
import { actAs, linkFromMail, newEmail, type SignedIn } from './testing/accounts.ts';
import { invite, joinAsNewPerson, otherDevice } from './testing/members.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-companies', '@shell'];

const MEMBERS = '/companies/settings/members';

async function startAsOwner(page: Page, owner: SignedIn): Promise<void> {
  await actAs(page, owner);
  await page.goto(MEMBERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Członkowie' })).toBeVisible();
}

async function choose(page: Page, name: string, step: string) {
  await page.getByRole('button', { name: `Co zrobić: ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: step, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: step, exact: true }).click();
  await expect(question).toHaveCount(0);
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Lista członków' }).getByRole('listitem').filter({ hasText: name });

test('an owner invites a colleague, who signs up by the link, is promoted and takes over ownership; the owner leaves', {
  tag,
}, async ({ page, browser, world }) => {
  test.setTimeout(120_000);
  const { owner } = await world({ owner: { company: {} } });
  await startAsOwner(page, owner);
  const email = newEmail('olga');
  await invite(page, email);
  const colleague = await joinAsNewPerson(browser, page.request, email, owner.company.name);
  await colleague.goto(MEMBERS);
  await expect(rowOf(colleague, owner.name)).toContainText('Właściciel');
  await expect(colleague.getByRole('button', { name: 'Zaproś', exact: true })).toHaveCount(0);

  await choose(page, 'Olga Maj', 'Nadaj rolę menedżera');
  await expect(rowOf(page, 'Olga Maj')).toContainText('Menedżer');
  await choose(page, 'Olga Maj', 'Przekaż własność');
  await expect(rowOf(page, 'Olga Maj')).toContainText('Właściciel');
  await expect(rowOf(page, owner.name)).toContainText('Menedżer');

  await choose(page, owner.name, 'Opuść firmę');
  await expect(page).toHaveURL(/\/offers$/);
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(owner.name);
  await expect(rowOf(colleague, 'Olga Maj')).toBeVisible();
  await expect(rowOf(colleague, owner.name)).toHaveCount(0);
  await colleague.context().close();
});

test('a person with an account joins by the link; another account reads for whom it is', { tag }, async ({
  page,
  browser,
  world,
}) => {
  const { owner, guest } = await world({ owner: { company: {} }, guest: {} });
  await startAsOwner(page, owner);
  await invite(page, guest.email);
  const link = await linkFromMail(page.request, guest.email, '/auth/change-profile');

  await page.goto(link);
  await expect(page.getByText('To zaproszenie jest dla')).toContainText(guest.email);

  const phone = await otherDevice(browser);
  await phone.goto(link);
  const main = phone.getByRole('main');
  await expect(main.getByLabel(PL.email)).toHaveValue(guest.email);
  await main.locator('input[name="password"]').fill(guest.password);
  await main.getByRole('button', { name: PL.login, exact: true }).click();
  await main.getByRole('button', { name: 'Dołącz do firmy' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: owner.company.name })).toBeVisible();
  await expect(phone.getByRole('button', { name: PL.accountMenu })).toContainText(owner.company.name);
  await phone.goto(link);
  await expect(phone.getByText('To zaproszenie zostało już przyjęte.')).toBeVisible();
  await phone.context().close();
});

test('a removed person acts as a person at once, in every tab, and reads why', { tag }, async ({
  page,
  beside,
  world,
}) => {
  const { owner, removed } = await world({
    owner: { company: {} },
    removed: { company: { of: 'owner', role: 'member' } },
  });
  await startAsOwner(page, owner);
  const inbox = await beside(removed);
  await inbox.goto('/messages');
  const offers = await inbox.context().newPage();
  await offers.goto('/offers');
  for (const tab of [inbox, offers]) {
    await expect(tab.getByRole('button', { name: PL.accountMenu })).toContainText(owner.company.name);
  }
  await choose(page, removed.name, 'Usuń z firmy');
  const sentence = `Nie należysz już do firmy ${owner.company.name}. Działasz teraz jako ${removed.name}.`;
  for (const tab of [inbox, offers]) {
    await expect(tab.getByText(sentence)).toBeVisible();
    await expect(tab.getByRole('button', { name: PL.accountMenu })).toContainText(removed.name);
  }
});
