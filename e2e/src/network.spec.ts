import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { SignedIn } from './testing/accounts.ts';
import { actAs } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { newPerson } from './testing/companies.ts';
import { addContact } from './testing/contacts.ts';
import { expect, test } from './testing/test.ts';

const ADA = 'Ada Żuraw';
const BEA = 'Beata Łoś';
const ada = (request: APIRequestContext) => newPerson(request, 'Ada', 'Żuraw');
const bea = (request: APIRequestContext) => newPerson(request, 'Beata', 'Łoś');

/** Another person's browser. */
async function beside(browser: Browser, person: SignedIn): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await actAs(page, person);
  return page;
}

const profileOf = ({ user }: SignedIn) => `/profiles/${user.id}`;
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const received = (page: Page) =>
  page.getByRole('navigation', { name: 'Kontakty i zaproszenia' }).getByRole('link').nth(1);

test('two people connect; each side sees what the other does, without a reload', async ({ page, browser }) => {
  const [one, other] = [await ada(page.request), await bea(page.request)];
  await actAs(page, one);
  const theirs = await beside(browser, other);
  await theirs.goto('/network?status=they_connected');
  await expect(theirs.getByText('Nie masz nowych zaproszeń')).toBeVisible();

  await page.goto(profileOf(other));
  await button(page, `Dodaj kontakt: ${BEA}`).click();
  await expect(button(page, `Zaproszenie wysłane. Cofnij zaproszenie: ${BEA}`)).toBeVisible();

  await expect(button(theirs, `Przyjmij zaproszenie: ${ADA}`)).toBeVisible();
  await expect(received(theirs)).toHaveText('Otrzymane1');
  expect(await axe(theirs)).toEqual([]);
  await button(theirs, `Przyjmij zaproszenie: ${ADA}`).click();
  await expect(theirs.getByText('Nie masz nowych zaproszeń')).toBeVisible();

  await expect(button(page, `W kontaktach. Usuń kontakt: ${BEA}`)).toBeVisible();
  await theirs.goto('/network');
  await expect(theirs.getByRole('main').getByRole('link', { name: ADA })).toBeVisible();
});

test('a declined invitation is gone for both; who sent it reads until when to wait', async ({ page, browser }) => {
  const [one, other] = [await ada(page.request), await bea(page.request)];
  await addContact(page.request, one, other);
  const theirs = await beside(browser, other);
  await theirs.goto('/network?status=they_connected');
  await button(theirs, `Odrzuć: ${ADA}`).click();
  await expect(theirs.getByText('Zaproszenie odrzucone.')).toBeVisible();
  await expect(theirs.getByText('Nie masz nowych zaproszeń')).toBeVisible();

  await actAs(page, one);
  await page.goto('/network?status=you_connected');
  await expect(page.getByText('Żadne zaproszenie nie czeka na odpowiedź')).toBeVisible();
  await page.goto(profileOf(other));
  await expect(page.getByText(/^Ponowne zaproszenie będzie możliwe od: \d+ \p{L}+ \d{4}\.$/u)).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('an invitation is withdrawn after a question, and cannot be sent again for 21 days', async ({ page }) => {
  const [one, other] = [await ada(page.request), await bea(page.request)];
  await addContact(page.request, one, other);
  await actAs(page, one);
  await page.goto('/network');
  await button(page, `Cofnij zaproszenie: ${BEA}`).click();
  const question = page.getByRole('alertdialog', { name: 'Czy chcesz usunąć kontakt?' });
  await expect(question).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await question.getByRole('button', { name: 'Anuluj' }).click();
  await expect(question).toBeHidden();
  await button(page, `Cofnij zaproszenie: ${BEA}`).click();
  await question.getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(page.getByText(/^Kontakt usunięty\. Ponowne zaproszenie będzie możliwe od: /)).toBeVisible();
  await expect(page.getByText('Nie masz jeszcze kontaktów')).toBeVisible();
  await page.goto(profileOf(other));
  await expect(page.getByText(/^Ponowne zaproszenie będzie możliwe od: /)).toBeVisible();
  await expect(button(page, `Dodaj kontakt: ${BEA}`)).toHaveAttribute('aria-disabled', 'true');
});

test('the chain to a person, and a suggestion that shares a contact', async ({ page }) => {
  const [one, other] = [await ada(page.request), await bea(page.request)];
  const between = await newPerson(page.request, 'Cyryl', 'Most');
  await addContact(page.request, one, between);
  await addContact(page.request, between, other);
  await addContact(page.request, other, between);
  await actAs(page, one);
  await page.goto('/network?depth=2');
  await button(page, `Skąd się znacie: ${BEA}`).click();
  const aside = page.getByRole('complementary', { name: 'Możesz znać' });
  await expect(aside.getByRole('link', { name: BEA })).toBeVisible();
  await expect(aside.getByText('1 wspólny kontakt', { exact: true })).toBeVisible();
  await aside.getByRole('link', { name: BEA }).click();
  await expect(page).toHaveURL(profileOf(other));
  const chain = page.getByRole('region', { name: 'Skąd się znacie' }).getByRole('listitem');
  await expect(chain).toHaveText(['Ty', /Cyryl Most$/, /Beata Łoś$/]);
});
