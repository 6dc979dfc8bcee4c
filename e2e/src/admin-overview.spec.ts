import { DEMO_PASSWORD, demo, startSignedIn } from './testing/accounts.ts';
import { pressKeys } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

test('a guest who opens a page of the administration signs in as an admin and is back there', async ({ page }) => {
  await page.goto('/admin/audit-log?subject_type=company');
  await expect(page).toHaveURL(/\/auth\/login\?from=%2Fadmin%2Faudit-log%3Fsubject_type%3Dcompany/);
  const main = page.getByRole('main');
  await main.getByLabel(PL.email).fill(demo('admin'));
  await main.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await pressKeys(main.locator('input[name="password"]'), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dziennik zdarzeń' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/audit-log\?subject_type=company/);
});

test('a guest learns nothing about which pages the administration has', async ({ page }) => {
  const [existing, missing] = [await page.request.get('/admin/users'), await page.request.get('/admin/nothing-here')];
  expect([existing.status(), missing.status()]).toEqual([200, 200]);
  expect(await existing.text()).not.toContain('mf_admin');
  await page.goto('/admin/nothing-here');
  await expect(page).toHaveURL(/\/auth\/login\?from=%2Fadmin%2Fnothing-here/);
});

test('whoever is signed in and no admin finds no such page', async ({ page }) => {
  await startSignedIn(page, demo('user'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: PL.notFound })).toBeVisible();
});

test('an admin checks the ledger, and finds that in the audit log', async ({ page }) => {
  await startSignedIn(page, demo('admin'));
  await page.goto('/admin');
  const check = page.getByRole('button', { name: 'Sprawdź teraz' });
  await expect(check).toBeEnabled();
  const checked = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() === 202,
  );
  await pressKeys(check, 'Enter');
  await checked;
  const ledger = page.getByRole('region', { name: 'Księga punktów' });
  await expect(ledger.getByText('Wszystko się zgadza')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Zamówienia' }).getByText(/^Razem: \d/)).toBeVisible();
  await page.goto('/admin/audit-log');
  await page.getByRole('combobox', { name: 'Czynność' }).selectOption({ label: 'Sprawdzenie księgi punktów' });
  await expect(page.getByRole('article').first()).toContainText('Sprawdzenie księgi punktów');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CSV' }).click();
  expect((await download).suggestedFilename()).toBe('dziennik.csv');
});
