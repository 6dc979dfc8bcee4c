import { expect, test } from '@playwright/test';

test('an admin opens an account from the list', { tag: '@admin' }, async ({ page }) => {
  await page.goto('/admin/users');
  await page.getByRole('main').locator('a[href^="/admin/users/"]').first().click();
  await expect(page).toHaveURL(/\/admin\/users\/./);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('nobody else gets the administration', { tag: '@user' }, async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href^="/admin/users/"]')).toHaveCount(0);
});
