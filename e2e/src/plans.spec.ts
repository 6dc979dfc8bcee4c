import type { Page } from '@playwright/test';
import { startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { expect, test } from './testing/test.ts';

const PAGE = '/companies/payments/plans';
/** Owners of separate companies in the demo data: no other journey changes their plans. */
const firm = (number: number) => `firma${number}@demo.wspolnik.test`;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const isCurrent = (page: Page, name: string) =>
  expect(card(page, name).getByRole('button', { name: 'Aktualny' })).toBeDisabled();

async function visibleOffers(page: Page, company: string): Promise<number> {
  const reply = await page.request.get(`/api/offers/?seller_id=${company}&limit=100`);
  return ((await reply.json()) as { count: number }).count;
}

test('an owner goes down to the free plan and up again, and offers are hidden and shown', async ({ page }, info) => {
  const { company } = await startSignedIn(page, firm(24 + (info.repeatEachIndex % 4)), 'company');
  const id = company?.id ?? '';
  await page.goto(PAGE);
  await expect(card(page, 'Darmowy')).toBeVisible();
  const before = await visibleOffers(page, id);

  await card(page, 'Darmowy').getByRole('button', { name: 'Wybierz' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(before > 3 ? 'Do ukrycia:' : 'zostaną widoczne');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zmień na Darmowy' }).click();
  await isCurrent(page, 'Darmowy');
  await expect.poll(() => visibleOffers(page, id)).toBe(Math.min(3, before));

  await card(page, 'Premium').getByRole('button', { name: 'Wybierz' }).click();
  await dialog.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await page.locator('button.pay').click();
  await expect(page).toHaveURL(/\?payment=success$/);
  await expect(page.getByText(/^Plan opłacony: 249,00/)).toBeVisible();
  await isCurrent(page, 'Premium');
  expect(await visibleOffers(page, id)).toBe(before);
  await expect(page.getByRole('row', { name: /Plan Premium.*Opłacona/ }).first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('a payment that is cancelled changes nothing', async ({ page }) => {
  await startSignedIn(page, firm(28), 'company');
  await page.goto(PAGE);
  await card(page, 'Premium').getByRole('button', { name: 'Wybierz' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Przejdź do płatności' }).click();
  await page.locator('button.cancel').click();
  await expect(page.getByText(/^Płatność anulowana/)).toBeVisible();
  await expect(card(page, 'Premium').getByRole('button', { name: 'Wybierz' })).toBeEnabled();
});

test('the prices lead a guest to the sign-up', async ({ page }) => {
  await page.goto('/pricing');
  await card(page, 'Standard').getByRole('button', { name: 'Wybierz' }).click();
  await expect(page).toHaveURL(/\/auth\/signup\?from=/);
});
