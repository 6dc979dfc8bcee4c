import type { Page } from '@playwright/test';
import { actAs, fillLogin } from './testing/accounts.ts';
import { newNip, submitVerification } from './testing/companies.ts';
import { addDocument, reject, sendVerification } from './testing/seller.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-admin'];
const OWNER = { company: { status: 'draft' } } as const;

async function decide(page: Page, action: string, confirm: string, reason: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Powód' }).fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** The requests for an activation that name the company. */
async function openRequests(page: Page, company: string): Promise<void> {
  await page.goto('/admin/companies/activation-requests');
  await page.getByRole('searchbox', { name: 'Szukaj wniosków' }).fill(company);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
}

test('an admin finds an account, suspends it with a reason, which ends its session and its sign-in, and restores it', {
  tag,
}, async ({ page, world, beside }) => {
  test.setTimeout(120_000);
  const { person, admin } = await world({ person: { first_name: 'Hanna' }, admin: { admin: true } });
  const { name, email, password } = person;
  const theirs = await beside(person);
  await theirs.goto('/messages');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await actAs(page, admin);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Szukaj użytkowników' }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sesje (1)' })).toBeVisible();
  await decide(page, 'Zawieś', 'Zawieś konto', 'Spam w wiadomościach');
  await expect(page.getByText(/^Konto zawieszone \d/)).toBeVisible();
  await expect(page.getByText('Konto nie jest nigdzie zalogowane.')).toBeVisible();

  await theirs.goto('/messages');
  await expect(theirs.getByRole('heading', { name: PL.loginTitle })).toBeVisible();
  await fillLogin(theirs, PL, email, password);
  await expect(theirs.getByText(/To konto jest wyłączone/)).toBeVisible();

  await decide(page, 'Przywróć', 'Przywróć konto', 'Pomyłka');
  await expect(page.getByRole('main').getByText('Konto przywrócone', { exact: true })).toBeVisible();
  await fillLogin(theirs, PL, email, password);
  await expect(theirs.getByRole('button', { name: PL.accountMenu })).toBeVisible();
  await theirs.goto('/notifications');
  await expect(theirs.getByText('Twoje konto jest znowu aktywne')).toBeVisible();
});

test('an admin activates a company whose document is beside its numbers', { tag }, async ({ page, world }) => {
  const { owner, admin } = await world({ owner: OWNER, admin: { admin: true } });
  await submitVerification(page.request, owner);
  const { name } = owner.company;
  await actAs(page, admin);
  await openRequests(page, name);
  await page.getByRole('article', { name }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Wniosek firmy ${name}` })).toBeVisible();
  const document = page.getByRole('group', { name: 'Dokument' });
  await expect(document.getByRole('link', { name: /^krs\.pdf/ })).toBeVisible();
  const address = await document.getByRole('link', { name: /^krs\.pdf/ }).getAttribute('href');
  expect((await page.request.get(address ?? '')).status()).toBe(200);
  await page.getByRole('button', { name: `Aktywuj: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aktywuj firmę' }).click();
  await expect(page.getByRole('main').getByText('Aktywowano', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Decyzja: /)).toBeVisible();

  await page.getByRole('link', { name: 'Szczegóły firmy' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Firma aktywowana')).toBeVisible();
});

test('one admin rejects a request, the company sends it anew, and another admin activates what their open dialog then shows', {
  tag: ['@mf-admin', '@mf-companies'],
}, async ({ page, world, beside }) => {
  test.setTimeout(120_000);
  const { owner, first, other } = await world({ owner: OWNER, first: { admin: true }, other: { admin: true } });
  await submitVerification(page.request, owner);
  const { name } = owner.company;
  const [second, company] = [await beside(other), await beside(owner)];
  await company.goto('/companies/verify-company');
  await expect(company.getByText('Zgłoszenie czeka na decyzję', { exact: true })).toBeVisible();
  await actAs(page, first);
  for (const one of [page, second]) await openRequests(one, name);
  await second.getByRole('button', { name: `Aktywuj: ${name}` }).click();
  const question = second.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'krs.pdf' })).toBeVisible();

  await reject(page, name, 'Dokument jest nieczytelny.');
  await expect(page.getByRole('article', { name })).toHaveCount(0);
  await expect(question).toContainText(`Ten wniosek jest już odrzucony (decyzja: ${first.name})`);
  await expect(question.getByRole('button', { name: 'Aktywuj firmę' })).toBeDisabled();
  await expect(second.getByRole('article', { name })).toHaveCount(0);

  await expect(company.getByText('Dokument jest nieczytelny.')).toBeVisible();
  const nip = newNip();
  await company.getByRole('textbox', { name: /^NIP/ }).fill(nip);
  await addDocument(company);
  await sendVerification(company);
  await expect(question.getByText('Firma wysłała w międzyczasie nowy wniosek')).toBeVisible();
  await expect(question.getByRole('insertion').filter({ hasText: nip })).toBeVisible();
  await expect(page.getByRole('article', { name })).toContainText(nip);
  await question.getByRole('button', { name: 'Pokaż aktualny wniosek' }).click();
  await question.getByRole('button', { name: 'Aktywuj firmę' }).click();
  await expect(second.getByText(`Firma ${name} została aktywowana`)).toBeVisible();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
  await expect(company.getByText('Firma jest zweryfikowana', { exact: true })).toBeVisible();
});

test('one admin proposes another, a second one approves: only then the account sees the administration', {
  tag: ['@mf-admin', '@mf-messaging'],
}, async ({ page, world, beside }) => {
  test.setTimeout(120_000);
  const { person, first, other } = await world({
    person: { first_name: 'Zofia' },
    first: { admin: true },
    other: { admin: true },
  });
  const address = `/admin/users/${person.user.id}`;
  await actAs(page, first);
  await page.goto(address);
  await page.getByRole('button', { name: 'Nadaj rolę administratora' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Powód' }).fill('Zastępstwo');
  await dialog.locator('input[name="password"]').fill(first.password);
  await dialog.getByRole('button', { name: 'Nadaj rolę', exact: true }).click();
  await expect(page.getByText('Proponujesz rolę administratora')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zatwierdź' })).toHaveCount(0);

  const second = await beside(other);
  await second.goto('/notifications');
  await second.getByRole('main').getByText(`proponuje rolę administratora: ${person.name}`).click();
  await expect(second).toHaveURL(new RegExp(`${address}$`));
  await second.getByRole('button', { name: 'Zatwierdź' }).click();
  const approval = second.getByRole('dialog');
  await approval.locator('input[name="password"]').fill(other.password);
  await approval.getByRole('button', { name: 'Zatwierdź' }).click();
  await expect(second.getByText(`Nowa rola administratora: ${person.name}`)).toBeVisible();
  await actAs(page, person);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Co czeka' })).toBeVisible();
});
