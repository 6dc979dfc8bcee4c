import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { linkFromMail } from './accounts.ts';
import { expect } from './test.ts';
import { PL } from './texts.ts';

export const PASSWORD = 'Zielony-Most7';

/** On the page of members. */
export async function invite(page: Page, email: string) {
  await page.getByRole('main').getByRole('button', { name: 'Zaproś', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Zaproś do firmy' });
  await dialog.getByLabel('Adres e-mail').fill(email);
  await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Cofnij zaproszenie: ${email}` })).toBeVisible();
}

/** Another person on another device. */
export const otherDevice = async (browser: Browser) => (await browser.newContext()).newPage();

/** Signs up by the mailed link and lands on the company's page, acting as it. */
export async function joinAsNewPerson(browser: Browser, request: APIRequestContext, email: string, company: string) {
  const page = await otherDevice(browser);
  await page.goto(await linkFromMail(request, email, '/auth/signup'));
  const main = page.getByRole('main');
  await expect(main.getByText(company)).toBeVisible();
  await expect(main.getByLabel(PL.email)).toHaveValue(email);
  await main.getByLabel(PL.firstName).fill('Olga');
  await main.getByLabel(PL.lastName).fill('Maj');
  await main.locator('input[name="password"]').fill(PASSWORD);
  await main.locator('input[name="password_again"]').fill(PASSWORD);
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: PL.signup, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(company);
  return page;
}
