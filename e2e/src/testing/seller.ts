import { expect, type Page } from '@playwright/test';
import { newAccount, newNip, newRegon, PDF } from './companies.ts';
import { typeText } from './keyboard.ts';
import { picture } from './pictures.ts';

const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** The form of a new company, with an address from the suggestions and a cropped logo. */
export async function fillCompany(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nazwa firmy' }).fill(name);
  await page.locator('input[type="file"]').setInputFiles(picture('logo.png', 120));
  await page.getByRole('dialog').getByRole('button', { name: 'Przytnij', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('treeitem', { name: /Energia/ }).click();
  await page.getByRole('textbox', { name: 'Opis' }).click();
  await typeText(page, 'Audyty energetyczne dla firm.');
  await typeText(page.getByRole('combobox', { name: 'Ulica i numer' }), 'Toruń');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('textbox', { name: 'Miasto' })).toHaveValue('Toruń');
  // The map's controls come with its first picture. While that is drawn without a graphics card, the page answers late.
  await expect(page.getByRole('button', { name: 'Przybliż', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Telefon' }).fill('600700800');
}

/** Numbers that no other company has, and a document. */
export async function fillVerification(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^NIP/ }).fill(newNip());
  await page.getByRole('textbox', { name: /^REGON/ }).fill(newRegon());
  await page.getByRole('textbox', { name: /^Numer rachunku/ }).fill(newAccount());
  await addDocument(page);
}

export async function addDocument(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(PDF);
  await expect(main(page).getByRole('button', { name: /krs\.pdf/ })).toBeVisible();
}

export const sendVerification = (page: Page) =>
  main(page).getByRole('button', { name: 'Wyślij do weryfikacji', exact: true }).click();

/** As an admin: the open requests of the company. */
export const openRequestsOf = (page: Page, company: string) =>
  page.goto(`/admin/companies/activation-requests?${new URLSearchParams({ q: company })}`);

const decide = (page: Page, action: 'Aktywuj' | 'Odrzuć', company: string) =>
  main(page)
    .getByRole('button', { name: new RegExp(`^${action}.*${company}`) })
    .click();

export async function reject(page: Page, company: string, reason: string): Promise<void> {
  await decide(page, 'Odrzuć', company);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Powód' }).fill(reason);
  await dialog.getByRole('button', { name: 'Odrzuć wniosek' }).click();
}

export async function approve(page: Page, company: string): Promise<void> {
  await decide(page, 'Aktywuj', company);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aktywuj firmę' }).click();
}
