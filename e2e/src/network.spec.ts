import type { Page } from '@playwright/test';
import type { SignedIn } from './testing/accounts.ts';
import { actAs } from './testing/accounts.ts';
import { addContact } from './testing/contacts.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-companies'];

const ADA = { first_name: 'Ada' };
const BEA = { first_name: 'Beata' };

const profileOf = ({ user }: SignedIn) => `/profiles/${user.id}`;
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const received = (page: Page) =>
  page.getByRole('navigation', { name: 'Kontakty i zaproszenia' }).getByRole('link').nth(1);

test('two people connect; each side sees what the other does, without a reload', { tag }, async ({
  page,
  world,
  beside,
}) => {
  const { one, other } = await world({ one: ADA, other: BEA });
  await actAs(page, one);
  const theirs = await beside(other);
  await theirs.goto('/network?status=they_connected');
  await expect(theirs.getByText('Nie masz nowych zaproszeń')).toBeVisible();

  await page.goto(profileOf(other));
  await button(page, `Dodaj kontakt: ${other.name}`).click();
  await expect(button(page, `Zaproszenie wysłane. Cofnij zaproszenie: ${other.name}`)).toBeVisible();

  await expect(button(theirs, `Przyjmij zaproszenie: ${one.name}`)).toBeVisible();
  await expect(received(theirs)).toHaveText('Otrzymane1');
  await button(theirs, `Przyjmij zaproszenie: ${one.name}`).click();
  await expect(theirs.getByText('Nie masz nowych zaproszeń')).toBeVisible();

  await expect(button(page, `Więcej: ${other.name}`)).toBeVisible();
  await theirs.goto('/network');
  await expect(theirs.getByRole('main').getByRole('link', { name: one.name })).toBeVisible();
});

test('a declined invitation is gone for both; who sent it reads until when to wait', { tag }, async ({
  page,
  world,
  beside,
}) => {
  const { one, other } = await world({ one: ADA, other: BEA });
  await addContact(page.request, one, other);
  const theirs = await beside(other);
  await theirs.goto('/network?status=they_connected');
  await button(theirs, `Odrzuć: ${one.name}`).click();
  await expect(theirs.getByText('Zaproszenie odrzucone.')).toBeVisible();
  await expect(theirs.getByText('Nie masz nowych zaproszeń')).toBeVisible();

  await actAs(page, one);
  await page.goto('/network?status=you_connected');
  await expect(page.getByText('Żadne zaproszenie nie czeka na odpowiedź')).toBeVisible();
  await page.goto(profileOf(other));
  await expect(page.getByText(/^Ponowne zaproszenie będzie możliwe od: \d+ \p{L}+ \d{4}\.$/u)).toBeVisible();
});

test('an invitation is withdrawn after a question, and cannot be sent again for a while', { tag }, async ({
  page,
  world,
}) => {
  const { one, other } = await world({ one: ADA, other: BEA });
  await addContact(page.request, one, other);
  await actAs(page, one);
  await page.goto('/network');
  await expect(page.getByText('Nie masz jeszcze kontaktów')).toBeVisible();
  await page.goto('/network?status=you_connected');
  await button(page, `Cofnij zaproszenie: ${other.name}`).click();
  const question = page.getByRole('alertdialog', { name: 'Czy chcesz usunąć kontakt?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Anuluj' }).click();
  await expect(question).toBeHidden();
  await button(page, `Cofnij zaproszenie: ${other.name}`).click();
  await question.getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(page.getByText(/^Kontakt usunięty\. Ponowne zaproszenie będzie możliwe od: /)).toBeVisible();
  await expect(page.getByText('Żadne zaproszenie nie czeka na odpowiedź')).toBeVisible();
  await page.goto(profileOf(other));
  await expect(page.getByText(/^Ponowne zaproszenie będzie możliwe od: /)).toBeVisible();
  await expect(button(page, `Dodaj kontakt: ${other.name}`)).toHaveAttribute('aria-disabled', 'true');
});

test('a person sees the chain to somebody, who is suggested for a shared contact', { tag }, async ({ page, world }) => {
  const { one, other, between } = await world({
    one: ADA,
    other: BEA,
    between: { first_name: 'Cyryl', contacts: ['one', 'other'] },
  });
  await actAs(page, one);
  await page.goto('/network?depth=2');
  await button(page, `Kto Was łączy: ${other.name}`).click();
  const aside = page.getByRole('complementary', { name: 'Możesz znać' });
  await expect(aside.getByRole('link', { name: other.name })).toBeVisible();
  await expect(aside.getByText(between.name)).toBeVisible();
  await aside.getByRole('link', { name: other.name }).click();
  await expect(page).toHaveURL(profileOf(other));
  const chain = page.getByRole('region', { name: 'Kto Was łączy' }).getByRole('listitem');
  await expect(chain).toHaveText(['Ty', new RegExp(`${between.name}$`), new RegExp(`${other.name}$`)]);
});
