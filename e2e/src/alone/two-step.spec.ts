import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { DEMO_PASSWORD, demo, fillLogin, linkFromMail, newEmail } from '../testing/accounts.ts';
import { axe } from '../testing/axe.ts';
import { freePort } from '../testing/free-port.ts';
import { pressKeys } from '../testing/keyboard.ts';
import { kill, startServer } from '../testing/server.ts';
import { expect, test } from '../testing/test.ts';
import { PL } from '../testing/texts.ts';

const SETTINGS = '/account/settings/password';
const PERIOD_MS = 30_000;

/** The code of the app, now or some periods later: the server accepts the next one as well. */
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * PERIOD_MS });

/** A new person with a confirmed address. */
async function newPerson(request: APIRequestContext, name: string): Promise<string> {
  const email = newEmail(name);
  const body = { first_name: 'Zofia', last_name: 'Wójcik', email, password: DEMO_PASSWORD, terms: true };
  expect((await request.post('/api/accounts/register/', { data: body })).status()).toBe(201);
  const link = await linkFromMail(request, email, '/auth/verify-email');
  const confirmed = await request.get(`/api/accounts/verify-email/?${link.split('?')[1]}`);
  expect(confirmed.status()).toBe(200);
  return email;
}

async function signInWithPassword(page: Page, email: string, from = SETTINGS): Promise<void> {
  await page.goto(`/auth/login?from=${encodeURIComponent(from)}`);
  await fillLogin(page, PL, email, DEMO_PASSWORD);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/auth/logout');
  await expect(page.getByRole('heading', { name: 'Sesja zakończona' })).toBeVisible();
}

/** By keyboard alone after the first button. Answers the secret and the recovery codes. */
async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await pressKeys(page.getByRole('button', { name: 'Dodaj aplikację' }), 'Enter');
  const password = page.getByRole('dialog', { name: 'Dodaj aplikację uwierzytelniającą' });
  await password.getByLabel('Twoje hasło').fill(DEMO_PASSWORD);
  await pressKeys(password.getByLabel('Twoje hasło'), 'Enter');
  const scan = page.getByRole('dialog', { name: 'Zeskanuj kod aplikacją' });
  await expect(scan.getByRole('img', { name: /Kod QR/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const secret = ((await scan.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await scan.getByLabel('Kod z aplikacji').fill('000000');
  await pressKeys(scan.getByLabel('Kod z aplikacji'), 'Enter');
  await expect(scan.getByText(/Nieprawidłowy kod/)).toBeVisible();
  await scan.getByLabel('Kod z aplikacji').fill(codeOf(secret));
  await pressKeys(scan.getByLabel('Kod z aplikacji'), 'Enter');
  const shown = page.getByRole('alertdialog', { name: 'Twoje kody zapasowe' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.locator('li code').allTextContents();
  await page.emulateMedia({ media: 'print' });
  await expect(shown.getByRole('listitem').first()).toBeVisible();
  await expect(shown.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await pressKeys(shown.getByRole('button', { name: 'Pobierz' }), 'Enter');
  expect((await download).suggestedFilename()).toBe('wspolnik-kody-zapasowe.txt');
  await pressKeys(shown.getByRole('button', { name: 'Mam zapisane kody' }), 'Enter');
  await expect(page.getByText('Włączone', { exact: true })).toBeVisible();
  return { secret, codes };
}

test('a code from the app opens the page that was wanted, and only once', async ({ page }) => {
  const email = await newPerson(page.request, 'code');
  await signInWithPassword(page, email);
  const { secret } = await addApp(page);
  await signOut(page);

  await signInWithPassword(page, email, '/network');
  const field = page.getByLabel('Kod z aplikacji');
  await expect(field).toBeFocused();
  expect(await axe(page)).toEqual([]);
  const code = codeOf(secret, 1);
  await field.fill(code);
  await pressKeys(field, 'Enter');
  await expect(page).toHaveURL('/network');
  await signOut(page);

  await signInWithPassword(page, email, '/network');
  await field.fill(code);
  await pressKeys(field, 'Enter');
  await expect(page.getByText('Ten kod został już użyty. Poczekaj, aż aplikacja pokaże następny.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('without the phone a recovery code signs in once, and a mail tells of it', async ({ page }) => {
  const email = await newPerson(page.request, 'phone');
  await signInWithPassword(page, email);
  const { codes } = await addApp(page);
  await signOut(page);
  const useCode = async () => {
    await pressKeys(page.getByRole('button', { name: 'Użyj kodu zapasowego' }), 'Enter');
    await page.getByLabel('Kod zapasowy').fill(codes[0]?.toUpperCase() ?? '');
    await pressKeys(page.getByLabel('Kod zapasowy'), 'Enter');
  };

  await signInWithPassword(page, email);
  await useCode();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie i hasło' })).toBeVisible();
  await expect(page.getByText(/Zostało 9\skodów zapasowych/)).toBeVisible();
  await expect(page.getByText('Potwierdzone drugim krokiem').first()).toBeVisible();
  const mails = await (await page.request.get('/api/dev/outbox/', { params: { to: email } })).json();
  const subjects = mails.results.map(({ subject }: { subject: string }) => subject);
  expect(subjects).toContain('Użyto kodu zapasowego');
  expect(subjects).toContain('Logowanie dwuetapowe jest włączone');
  await signOut(page);

  await signInWithPassword(page, email);
  await useCode();
  await expect(page.getByText('Ten kod zapasowy został już użyty. Wpisz inny.')).toBeVisible();
});

test('a passkey is added, named, signs in and confirms its own removal', async ({ page }) => {
  const email = await newPerson(page.request, 'passkey');
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInWithPassword(page, email);
  await page.getByRole('button', { name: 'Dodaj klucz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj klucz dostępu' });
  await dialog.getByLabel('Nazwa klucza').fill('Laptop');
  await dialog.getByLabel('Twoje hasło').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Dodaj klucz' }).click();
  await page.getByRole('button', { name: 'Mam zapisane kody' }).click();
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible();
  await signOut(page);

  await signInWithPassword(page, email);
  await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie i hasło' })).toBeVisible();
  await expect(page.getByText(/Ostatnio użyty/)).toBeVisible();

  await page.getByRole('button', { name: 'Usuń klucz Laptop' }).click();
  const removal = page.getByRole('dialog', { name: 'Usunąć klucz dostępu?' });
  await expect(removal.getByText('przeglądarka poprosi o Twój klucz')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await removal.getByRole('button', { name: 'Usuń klucz' }).click();
  await expect(page.getByText('Wyłączone', { exact: true })).toBeVisible();
});

test('an admin without a second step is refused where it is required, and led to set one up', async ({ browser }) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wspolnik-two-step-'));
  // The setting that production has by itself; the demo accounts exist elsewhere only.
  const server = await startServer(port, dataDir, { ADMIN_SECOND_STEP: 'on' });
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
    const address = '/admin/companies/activation-requests';
    await signInWithPassword(page, demo('admin'), address);
    await expect(page.getByText('Włącz drugi krok, aby administrować')).toBeVisible();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('wspolnik.session') ?? '').state);
    const headers = { Authorization: `Bearer ${stored.access_token}` };
    for (const path of ['/release/grants', '/api/admin/user_list/']) {
      const refused = await page.request.get(path, { headers });
      expect([refused.status(), (await refused.json()).code]).toEqual([403, 'second_step_required']);
    }
    await page.goto(address);
    await expect(page.getByText('Włącz drugi krok, aby administrować')).toBeVisible();
    await addApp(page);
    await page.getByRole('link', { name: 'Przejdź dalej' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wnioski o aktywację firm' })).toBeVisible();
    await page.close();
  } finally {
    await kill(server);
    await rm(dataDir, { recursive: true, force: true });
  }
});
