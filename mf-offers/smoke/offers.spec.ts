import { expect, test } from '@playwright/test';

test('a guest opens an offer from the list', async ({ page }) => {
  await page.goto('/offers');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a company sees its own offers', { tag: '@owner' }, async ({ page }) => {
  await page.goto('/offers/manage');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
});
