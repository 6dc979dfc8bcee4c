import { expect, test } from '@playwright/test';

test('a guest reads posts', async ({ page }) => {
  await page.goto('/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a company can write a post', { tag: '@owner' }, async ({ page }) => {
  await page.goto('/posts');
  await page.getByRole('textbox', { name: 'Treść wpisu' }).click();
  await expect(page.getByRole('button', { name: 'Opublikuj' })).toBeVisible();
});
