import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { actAs, fillLogin, linkFromMail, newEmail, signInByApi } from './testing/accounts.ts';
import { press, pressKeys, tabTo, typeText } from './testing/keyboard.ts';
import { otherDevice } from './testing/members.ts';
import { picture } from './testing/pictures.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell'];

const PROFILE = '/account/settings/profile';

const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: PL.accountMenu });
const save = (page: Page) => page.getByRole('button', { name: 'Zapisz zmiany' });
const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const phone = (page: Page) => page.getByRole('textbox', { name: /^Telefon/ });
const password = (page: Page | Locator) => page.locator('input[name="password"]');

test('the header follows a new name and a cropped picture; another language opens the page in it', { tag }, async ({
  page,
  world,
}) => {
  const { me } = await world({ me: {} });
  await actAs(page, me);
  await page.goto(PROFILE);
  await page.getByLabel('Imię').fill('Zofia');
  await phone(page).fill('600700800');
  await page.locator('input[type="file"]').setInputFiles(picture('portret.png', 120));
  await page.getByRole('dialog').getByRole('button', { name: 'Przytnij', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText('Zmiany zostały zapisane')).toBeVisible();
  await expect(menu(page)).toContainText(me.name.replace('Maria', 'Zofia'));
  await expect(menu(page).locator('img')).toHaveAttribute('src', /^\/api\/files\//);

  await page.reload();
  await expect(page.getByLabel('Imię')).toHaveValue('Zofia');
  await expect(phone(page)).toHaveValue('600 700 800');
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page.getByLabel('Język').selectOption('en');
  await save(page).click();
  await page.waitForURL(`**/en${PROFILE}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile settings' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src^="/api/files/"]')).toHaveCount(0);
});

test('a person chooses who sees their address and contacts, and reads it on the own profile', {
  tag: ['@shell', '@mf-companies'],
}, async ({ page, world, beside }) => {
  const { me, friend, stranger } = await world({ me: { contacts: ['friend'] }, friend: {}, stranger: {} });
  await actAs(page, me);
  await page.goto(PROFILE);
  await page.getByLabel('Kto widzi Twój adres e-mail').selectOption('contacts');
  await page.getByLabel('Kto widzi Twoje kontakty').selectOption('contacts');
  await page.getByRole('button', { name: 'Zapisz prywatność' }).click();
  await expect(page.getByText('Zmiany zostały zapisane')).toBeVisible();
  const profile = `/profiles/${me.user.id}`;
  await page.goto(profile);
  await expect(page.getByRole('main').getByText('Widzą to Twoje kontakty')).toHaveCount(2);

  for (const [who, sees] of [
    [friend, true],
    [stranger, false],
  ] as const) {
    const theirs = await beside(who);
    await theirs.goto(profile);
    await expect(theirs.getByRole('heading', { level: 1, name: me.name })).toBeVisible();
    await expect(theirs.getByRole('link', { name: me.email })).toHaveCount(sees ? 1 : 0);
    await expect(theirs.getByText('Ta osoba nie pokazuje Ci swoich kontaktów.')).toHaveCount(sees ? 0 : 1);
  }
});

test('an address changes once the link mailed to the new one is opened, also on another device', { tag }, async ({
  page,
  browser,
  world,
}) => {
  test.setTimeout(120_000);
  const { me } = await world({ me: {} });
  const next = newEmail('nowy-adres');
  await actAs(page, me);
  await page.goto(PROFILE);
  await press(page, page.getByRole('button', { name: 'Zmień adres' }));
  await expect(page.getByLabel('Nowy adres e-mail')).toBeFocused();
  await typeText(page, next);
  await tabTo(page, password(page));
  await typeText(page, 'Niedobre!1');
  await pressKeys(page, 'Enter');
  await expect(page.getByText('Nieprawidłowe hasło.')).toBeVisible();
  await password(page).fill(me.password);
  await pressKeys(password(page), 'Enter');
  await expect(page.getByText('Nowy adres czeka na potwierdzenie')).toBeVisible();
  await expect(region(page, 'Adres e-mail')).toContainText(me.email);
  await linkFromMail(page.request, me.email, '/auth/password-forget');

  const replaced = await linkFromMail(page.request, next, '/auth/change-email');
  await page.getByRole('button', { name: 'Wyślij link ponownie' }).click();
  await expect(page.getByText('Wysłaliśmy nowy link')).toBeVisible();
  const link = await linkFromMail(page.request, next, '/auth/change-email', { after: replaced });
  const elsewhere = await otherDevice(browser);
  await elsewhere.goto(replaced);
  await expect(elsewhere.getByText(/zmiana została anulowana albo zastąpiona/)).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Adres został zmieniony' })).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Ten adres jest już potwierdzony' })).toBeVisible();
  await elsewhere.getByRole('main').getByRole('link', { name: PL.login }).click();
  await password(elsewhere).fill(me.password);
  await elsewhere.getByRole('main').getByRole('button', { name: PL.login, exact: true }).click();
  await expect(region(elsewhere, 'Adres e-mail')).toContainText(next);
  await elsewhere.context().close();

  await page.reload();
  await expect(region(page, 'Adres e-mail')).toContainText(next);
  await expect(page.getByText('Nowy adres czeka na potwierdzenie')).toHaveCount(0);
});

test('the link of a cancelled change of address does nothing', { tag }, async ({ page, world }) => {
  const { me } = await world({ me: {} });
  const next = newEmail('niechciany');
  await actAs(page, me);
  await page.goto(PROFILE);
  await page.getByRole('button', { name: 'Zmień adres' }).click();
  await page.getByLabel('Nowy adres e-mail').fill(next);
  await password(page).fill(me.password);
  await page.getByRole('button', { name: 'Wyślij link', exact: true }).click();
  await page.getByRole('button', { name: 'Anuluj zmianę' }).click();
  await expect(page.getByText('Nowy adres czeka na potwierdzenie')).toHaveCount(0);
  await page.goto(await linkFromMail(page.request, next, '/auth/change-email'));
  await expect(page.getByRole('heading', { name: 'Tym linkiem nie zmienisz adresu' })).toBeVisible();
  await signInByApi(page.request, me.email, me.password);
});

test('a person asks for a copy of their data, is notified when it is ready, and downloads it', { tag }, async ({
  page,
  world,
}) => {
  const { me } = await world({ me: {} });
  await actAs(page, me);
  await page.goto(PROFILE);
  const copy = region(page, 'Kopia Twoich danych');
  await copy.getByRole('button', { name: 'Poproś o kopię danych' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kopia Twoich danych' });
  await password(dialog).fill(me.password);
  await dialog.getByRole('button', { name: 'Poproś o kopię danych' }).click();
  await expect(dialog).toHaveCount(0);
  const link = copy.getByRole('link', { name: /Pobierz ZIP/ });
  // A job makes it.
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(copy.getByRole('button')).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('wspolnik.zip');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('profile.json')).toBe(true);
  const { access } = await signInByApi(page.request, me.email, me.password);
  const elsewhere = { headers: { Authorization: `Bearer ${access}` } };
  const seen = await (await page.request.get('/api/accounts/export/', elsewhere)).json();
  expect([seen.export.elsewhere, seen.export.url]).toEqual([true, null]);

  await page.goto('/notifications');
  await page.getByRole('main').getByText('Kopia Twoich danych jest gotowa do pobrania').click();
  await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
});

test('a deletion by keyboard hides the profile and ends the sessions; signing in takes it back', { tag }, async ({
  page,
  world,
}) => {
  const { me } = await world({ me: {} });
  await actAs(page, me);
  const elsewhere = await signInByApi(page.request, me.email, me.password);
  await page.goto('/account/settings/delete');
  await tabTo(page, password(page));
  await typeText(page, me.password);
  await pressKeys(page, 'Enter');
  await expect(page.getByText(/zostanie usunięte za 7\sdni/)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login\?deletion=requested$/);
  await linkFromMail(page.request, me.email, '/auth/login');
  const profile = () => page.request.get(`/api/accounts/user-data/${me.user.id}/`);
  expect((await profile()).status()).toBe(404);
  const headers = { Authorization: `Bearer ${elsewhere.access}` };
  expect((await page.request.get('/api/accounts/user-data/', { headers })).status()).toBe(401);

  await fillLogin(page, PL, me.email, me.password);
  await expect(page.getByText(/Usunięcie konta cofnięte/)).toBeVisible();
  await expect(menu(page)).toContainText(me.name);
  expect((await profile()).status()).toBe(200);
});

test('the list of what blocks a deletion leads to the company without another owner', { tag }, async ({
  page,
  world,
}) => {
  const { owner } = await world({ owner: { company: {} } });
  await actAs(page, { ...owner, company: null });
  await page.goto('/account/settings/delete');
  await expect(page.getByRole('heading', { name: 'Konta nie można jeszcze usunąć' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Przekaż tę rolę' }).click();
  await expect(page).toHaveURL(/\/companies\/settings\/members$/);
  await expect(menu(page)).toContainText(owner.company.name);
});
