import { expect, test } from '@playwright/test';

test('a company opens a conversation', { tag: '@owner' }, async ({ page }) => {
  await page.goto('/messages');
  await page.getByRole('main').locator('a[href^="/messages/thread/"]').first().click();
  await expect(page).toHaveURL(/\/messages\/thread\//);
  await expect(page.getByRole('main').getByRole('textbox').last()).toBeVisible();
});

test('somebody sees what has happened', { tag: '@user' }, async ({ page }) => {
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
