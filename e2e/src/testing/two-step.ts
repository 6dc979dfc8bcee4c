import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { fillLogin } from './accounts.ts';
import { pressKeys } from './keyboard.ts';
import { PL } from './texts.ts';
import type { Person } from './world.ts';

const SETTINGS = '/account/settings/password';
const PERIOD_MS = 30_000;

/** The code of the app, now or some periods later: the server accepts the next one as well. */
export const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * PERIOD_MS });

export async function signInWithPassword(page: Page, person: Person, from = SETTINGS): Promise<void> {
  await page.goto(`/auth/login?from=${encodeURIComponent(from)}`);
  await fillLogin(page, PL, person.email, person.password);
}

/** The dialog that shows the recovery codes once. */
export const shownCodes = (page: Page) => page.getByRole('alertdialog', { name: 'Twoje kody zapasowe' });

/** Only by keyboard. Answers the secret of the app. */
export async function addApp(page: Page, person: Person): Promise<string> {
  await pressKeys(page.getByRole('button', { name: 'Dodaj aplikację', exact: true }), 'Enter');
  const password = page.getByRole('dialog', { name: 'Dodaj aplikację uwierzytelniającą' });
  await password.getByLabel('Twoje hasło').fill(person.password);
  await pressKeys(password.getByLabel('Twoje hasło'), 'Enter');
  const scan = page.getByRole('dialog', { name: 'Zeskanuj kod aplikacją' });
  await expect(scan.getByRole('img', { name: /Kod QR/ })).toBeVisible();
  const secret = ((await scan.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await scan.getByLabel('Kod z aplikacji').fill('000000');
  await pressKeys(scan.getByLabel('Kod z aplikacji'), 'Enter');
  await expect(scan.getByText(/Nieprawidłowy kod/)).toBeVisible();
  await scan.getByLabel('Kod z aplikacji').fill(codeOf(secret));
  await pressKeys(scan.getByLabel('Kod z aplikacji'), 'Enter');
  await expect(shownCodes(page).getByRole('listitem')).toHaveCount(10);
  return secret;
}

export async function closeCodes(page: Page): Promise<void> {
  await pressKeys(shownCodes(page).getByRole('button', { name: 'Mam zapisane kody' }), 'Enter');
  await expect(page.getByText('Włączone', { exact: true })).toBeVisible();
}
