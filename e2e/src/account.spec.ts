import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, fillLogin, linkFromMail, newEmail, signInByApi, startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { press, pressKeys, tabTo, typeText } from './testing/keyboard.ts';
import { picture } from './testing/pictures.ts';
import { expect, test } from './testing/test.ts';
import { TEXTS } from './testing/texts.ts';

const PROFILE = '/account/settings/profile';
const { pl: PL } = TEXTS;

/** A confirmed account of its own: these journeys change and delete it. */
async function newPerson(request: APIRequestContext, name: string): Promise<string> {
  const email = newEmail(name);
  const data = { first_name: 'Zofia', last_name: 'Wójcik', email, password: DEMO_PASSWORD, terms: true };
  const reply = await request.post('/api/accounts/register/', { data });
  expect(reply.status(), await reply.text()).toBe(201);
  const [, query] = (await linkFromMail(request, email, '/auth/verify-email')).split('?');
  expect((await request.get(`/api/accounts/verify-email/?${query}`)).status()).toBe(200);
  return email;
}

const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: PL.accountMenu });
const save = (page: Page) => page.getByRole('button', { name: 'Zapisz zmiany' });
const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

test('the header follows a new name and a cropped picture; another language opens the page in it', async ({ page }) => {
  await startSignedIn(page, await newPerson(page.request, 'profil'));
  await page.goto(PROFILE);
  await page.getByLabel('Imię').fill('Maria');
  await page.getByLabel('Telefon').fill('600700800');
  await page.locator('input[type="file"]').setInputFiles(picture('portret.png', 120));
  await page.getByRole('dialog').getByRole('button', { name: 'Przytnij', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText('Zmiany zostały zapisane')).toBeVisible();
  await expect(menu(page)).toContainText('Maria Wójcik');
  await expect(menu(page).locator('img')).toHaveAttribute('src', /^\/api\/files\//);

  await page.reload();
  await expect(page.getByLabel('Imię')).toHaveValue('Maria');
  await expect(page.getByLabel('Telefon')).toHaveValue('600 700 800');
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page.getByLabel('Język').selectOption('en');
  await save(page).click();
  await page.waitForURL(`**/en${PROFILE}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile settings' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src^="/api/files/"]')).toHaveCount(0);
});

test('what was typed stays over a reload, until it is discarded', async ({ page }) => {
  await startSignedIn(page, await newPerson(page.request, 'szkic'));
  await page.goto(PROFILE);
  await page.getByLabel('Nazwisko').fill('Kowalska');
  await expect(page.getByText(/Szkic zapisany/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Kowalska');
  await page.getByRole('button', { name: 'Odrzuć szkic' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odrzuć szkic' }).click();
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Wójcik');
});

test('the address changes once the link mailed to the new one is opened, also on another device', async ({
  page,
  browser,
}) => {
  const email = await newPerson(page.request, 'adres');
  const next = newEmail('nowy-adres');
  await startSignedIn(page, email);
  await page.goto(PROFILE);
  await press(page, page.getByRole('button', { name: 'Zmień adres' }));
  await expect(page.getByLabel('Nowy adres e-mail')).toBeFocused();
  await typeText(page, next);
  await tabTo(page, page.locator('input[name="password"]'));
  await typeText(page, 'Niedobre!1');
  await pressKeys(page, 'Enter');
  await expect(page.getByText('Nieprawidłowe hasło.')).toBeVisible();
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await pressKeys(page, 'Enter');
  await expect(page.getByText('Nowy adres czeka na potwierdzenie')).toBeVisible();
  await expect(region(page, 'Adres e-mail')).toContainText(email);
  expect(await axe(page)).toEqual([]);
  await linkFromMail(page.request, email, '/auth/password-forget');

  const replaced = await linkFromMail(page.request, next, '/auth/change-email');
  await page.getByRole('button', { name: 'Wyślij link ponownie' }).click();
  await expect(page.getByText('Wysłaliśmy nowy link')).toBeVisible();
  const link = await linkFromMail(page.request, next, '/auth/change-email');
  const elsewhere = await browser.newPage();
  await elsewhere.goto(replaced);
  await expect(elsewhere.getByText(/zmiana została anulowana albo zastąpiona/)).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Adres został zmieniony' })).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Ten adres jest już potwierdzony' })).toBeVisible();
  await elsewhere.getByRole('main').getByRole('link', { name: PL.login }).click();
  await elsewhere
    .getByLabel(PL.password, { exact: true })
    .or(elsewhere.locator('input[name="password"]'))
    .first()
    .fill(DEMO_PASSWORD);
  await elsewhere.getByRole('main').getByRole('button', { name: PL.login, exact: true }).click();
  await expect(region(elsewhere, 'Adres e-mail')).toContainText(next);
  await elsewhere.close();

  await page.reload();
  await expect(region(page, 'Adres e-mail')).toContainText(next);
  await expect(page.getByText('Nowy adres czeka na potwierdzenie')).toHaveCount(0);
});

test('a change of address can be cancelled: its link does nothing', async ({ page }) => {
  const email = await newPerson(page.request, 'bez-zmian');
  const next = newEmail('niechciany');
  await startSignedIn(page, email);
  await page.goto(PROFILE);
  await page.getByRole('button', { name: 'Zmień adres' }).click();
  await page.getByLabel('Nowy adres e-mail').fill(next);
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Wyślij link', exact: true }).click();
  await page.getByRole('button', { name: 'Anuluj zmianę' }).click();
  await expect(page.getByText('Nowy adres czeka na potwierdzenie')).toHaveCount(0);
  await page.goto(await linkFromMail(page.request, next, '/auth/change-email'));
  await expect(page.getByRole('heading', { name: 'Tym linkiem nie zmienisz adresu' })).toBeVisible();
  await signInByApi(page.request, email);
});

test('a copy of own data is asked for, made by a job, told and downloaded', async ({ page }) => {
  const email = await newPerson(page.request, 'kopia');
  const { access } = await startSignedIn(page, email);
  await page.goto(PROFILE);
  const copy = region(page, 'Kopia Twoich danych');
  await copy.getByRole('button', { name: 'Poproś o kopię danych' }).click();
  const link = copy.getByRole('link', { name: /Pobierz ZIP/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(copy.getByRole('button')).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('wspolnik.zip');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('profile.json')).toBe(true);

  const again = await page.request.post('/api/accounts/export/', { headers: { Authorization: `Bearer ${access}` } });
  expect((await again.json()).code).toBe('export_exists');
  await page.goto('/notifications');
  await page.getByRole('main').getByText('Kopia Twoich danych jest gotowa do pobrania').click();
  await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
});

test('a deletion by keyboard hides the profile and ends the sessions; signing in takes it back', async ({ page }) => {
  const email = await newPerson(page.request, 'usuwane');
  const { user } = await startSignedIn(page, email);
  const elsewhere = await signInByApi(page.request, email);
  await page.goto('/account/settings/delete');
  await tabTo(page, page.locator('input[name="password"]'));
  await typeText(page, DEMO_PASSWORD);
  expect(await axe(page)).toEqual([]);
  await pressKeys(page, 'Enter');
  await expect(page.getByText(/zostanie usunięte za 7\sdni/)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login\?deletion=requested$/);
  await linkFromMail(page.request, email, '/auth/login');
  const profile = () => page.request.get(`/api/accounts/user-data/${user.id}/`);
  expect((await profile()).status()).toBe(404);
  const headers = { Authorization: `Bearer ${elsewhere.access}` };
  expect((await page.request.get('/api/accounts/user-data/', { headers })).status()).toBe(401);

  await fillLogin(page, PL, email, DEMO_PASSWORD);
  await expect(page.getByText(/Usunięcie konta cofnięte/)).toBeVisible();
  await expect(menu(page)).toContainText('Zofia Wójcik');
  expect((await profile()).status()).toBe(200);
});

test('what blocks a deletion leads to the company without another owner', async ({ page }) => {
  await startSignedIn(page, 'owner@demo.wspolnik.test');
  await page.goto('/account/settings/delete');
  await expect(page.getByRole('heading', { name: 'Konta nie można jeszcze usunąć' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Przekaż tę rolę' }).first().click();
  await expect(page).toHaveURL(/\/companies\/settings\/members$/);
});
