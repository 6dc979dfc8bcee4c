import { expect, test } from '@playwright/test';

test('a guest opens a company from the list', async ({ page }) => {
  await page.goto('/companies');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a company sees its members', { tag: '@owner' }, async ({ page }) => {
  await page.goto('/companies/settings/members');
  await expect(page.getByRole('main').getByText('manager@demo.wspolnik.test')).toBeVisible();
});
