import { actAs } from './testing/accounts.ts';
import { pressKeys } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-admin'];

test('a guest who opens a page of the administration signs in as an admin and is back there', { tag }, async ({
  page,
  world,
}) => {
  const { admin } = await world({ admin: { admin: true } });
  await page.goto('/admin/audit-log?subject_type=company');
  await expect(page).toHaveURL(/\/auth\/login\?from=%2Fadmin%2Faudit-log%3Fsubject_type%3Dcompany/);
  const main = page.getByRole('main');
  await main.getByLabel(PL.email).fill(admin.email);
  await main.locator('input[name="password"]').fill(admin.password);
  await pressKeys(main.locator('input[name="password"]'), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dziennik zdarzeń' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/audit-log\?subject_type=company/);
});

test('a guest learns nothing about which pages the administration has', { tag }, async ({ page }) => {
  const [existing, missing] = [await page.request.get('/admin/users'), await page.request.get('/admin/nothing-here')];
  expect([existing.status(), missing.status()]).toEqual([200, 200]);
  expect(await existing.text()).not.toContain('mf_admin');
  await page.goto('/admin/nothing-here');
  await expect(page).toHaveURL(/\/auth\/login\?from=%2Fadmin%2Fnothing-here/);
});

test('an admin has the bell, checks the ledger, and finds that in the audit log', { tag }, async ({ page, world }) => {
  const { admin } = await world({ admin: { admin: true } });
  await actAs(page, admin);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: /^Powiadomienia/ })).toBeVisible();
  await pressKeys(page.getByRole('button', { name: 'Sprawdź teraz' }), 'Enter');
  const ledger = page.getByRole('region', { name: 'Księga punktów' });
  await expect(ledger).toContainText(admin.name);
  await expect(ledger.getByText('Wszystko się zgadza')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Zamówienia' }).getByText(/^Razem: \d/)).toBeVisible();
  await page.goto('/admin/audit-log');
  await page.getByRole('combobox', { name: 'Czynność' }).selectOption({ label: 'Sprawdzenie księgi punktów' });
  const entry = page.getByRole('article').filter({ hasText: admin.name });
  await expect(entry).toContainText('Sprawdzenie księgi punktów');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz CSV' }).click();
  expect((await download).suggestedFilename()).toBe('dziennik.csv');
});
