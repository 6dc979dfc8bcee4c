import type { Page } from '@playwright/test';
import { pressKeys } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';
import { addApp, closeCodes, codeOf, shownCodes, signInWithPassword } from './testing/two-step.ts';

const tag = ['@shell'];

async function signOut(page: Page): Promise<void> {
  await page.goto('/auth/logout');
  await expect(page.getByRole('heading', { name: 'Sesja zakończona' })).toBeVisible();
}

/** On one sheet, without the page behind them and without buttons. */
async function printsCodesOnly(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(shownCodes(page).getByRole('listitem').first()).toBeVisible();
  await expect(shownCodes(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  const fits = () => page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
  await expect.poll(fits).toBe(true);
  await page.emulateMedia({ media: 'screen' });
}

test('a code from the app opens the page that was wanted, and only once', { tag }, async ({ page, world }) => {
  test.setTimeout(120_000);
  const { person } = await world({ person: {} });
  await signInWithPassword(page, person);
  const secret = await addApp(page, person);
  await closeCodes(page);
  await signOut(page);

  await signInWithPassword(page, person, '/network');
  const field = page.getByLabel('Kod z aplikacji');
  await expect(field).toBeFocused();
  const code = codeOf(secret, 1);
  await field.fill(code);
  await pressKeys(field, 'Enter');
  await expect(page).toHaveURL('/network');
  await signOut(page);

  await signInWithPassword(page, person, '/network');
  await field.fill(code);
  await pressKeys(field, 'Enter');
  await expect(page.getByText('Ten kod został już użyty. Poczekaj, aż aplikacja pokaże następny.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a recovery code signs in once without the phone, and a mail reports it', { tag }, async ({ page, world }) => {
  test.setTimeout(120_000);
  const { person } = await world({ person: {} });
  await signInWithPassword(page, person);
  await addApp(page, person);
  const codes = await shownCodes(page).locator('li code').allTextContents();
  await printsCodesOnly(page);
  const download = page.waitForEvent('download');
  await pressKeys(shownCodes(page).getByRole('button', { name: 'Pobierz', exact: true }), 'Enter');
  expect((await download).suggestedFilename()).toBe('wspolnik-kody-zapasowe.txt');
  await closeCodes(page);
  await signOut(page);
  const useCode = async () => {
    await pressKeys(page.getByRole('button', { name: 'Użyj kodu zapasowego' }), 'Enter');
    await page.getByLabel('Kod zapasowy').fill(codes[0]?.toUpperCase() ?? '');
    await pressKeys(page.getByLabel('Kod zapasowy'), 'Enter');
  };

  await signInWithPassword(page, person);
  await useCode();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie i hasło' })).toBeVisible();
  await expect(page.getByText(/Zostało 9\skodów zapasowych/)).toBeVisible();
  await expect(page.getByText('Potwierdzone drugim krokiem').first()).toBeVisible();
  const mails = await page.request.get('/api/dev/outbox/', { params: { to: person.email } });
  const subjects = (await mails.json()).results.map(({ subject }: { subject: string }) => subject);
  expect(subjects).toContain('Użyto kodu zapasowego');
  expect(subjects).toContain('Logowanie dwuetapowe jest włączone');
  await signOut(page);

  await signInWithPassword(page, person);
  await useCode();
  await expect(page.getByText('Ten kod zapasowy został już użyty. Wpisz inny.')).toBeVisible();
});

test('a passkey is added, named, signs in and confirms its own removal', { tag }, async ({ page, world }) => {
  test.setTimeout(120_000);
  const { person } = await world({ person: {} });
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
  await signInWithPassword(page, person);
  await page.getByRole('button', { name: 'Dodaj klucz', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj klucz dostępu' });
  await dialog.getByLabel('Nazwa klucza').fill('Laptop');
  await dialog.getByLabel('Twoje hasło').fill(person.password);
  await dialog.getByRole('button', { name: 'Dodaj klucz', exact: true }).click();
  await closeCodes(page);
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible();
  await signOut(page);

  await signInWithPassword(page, person);
  await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie i hasło' })).toBeVisible();
  await expect(page.getByText(/Ostatnio użyty/)).toBeVisible();

  await page.getByRole('button', { name: 'Usuń klucz Laptop' }).click();
  const removal = page.getByRole('dialog', { name: 'Usunąć klucz dostępu?' });
  await expect(removal.getByText('przeglądarka poprosi o Twój klucz')).toBeVisible();
  await removal.getByRole('button', { name: 'Usuń klucz', exact: true }).click();
  await expect(page.getByText('Wyłączone', { exact: true })).toBeVisible();
});
