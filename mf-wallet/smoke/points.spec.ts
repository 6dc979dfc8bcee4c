import { expect, test } from '@playwright/test';

test('a company sees its points in the header and on their page', { tag: '@owner' }, async ({ page }) => {
  await page.goto('/points/registry');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Punkty\./ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Doładuj', exact: true })).toBeVisible();
});

test('a company sees its orders', { tag: '@owner' }, async ({ page }) => {
  await page.goto('/transactions/orders');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
