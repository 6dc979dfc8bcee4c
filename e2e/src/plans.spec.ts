import type { Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { listOffers } from './testing/offers.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-companies'];

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const isCurrent = (page: Page, name: string) =>
  expect(card(page, name).getByRole('button', { name: 'Aktualny' })).toBeDisabled();

test('an owner goes down to the free plan and up again, and offers are hidden and shown', { tag }, async ({
  page,
  world,
}) => {
  const { owner } = await world({
    owner: { company: { plan: 'standard' }, offers: { one: {}, two: {}, three: {}, four: {} } },
  });
  const visible = async () => (await listOffers(page.request, { seller_id: owner.company.id })).length;
  await actAs(page, owner);
  await page.goto('/companies/payments/plans');
  await isCurrent(page, 'Standard');

  await card(page, 'Darmowy').getByRole('button', { name: 'Wybierz' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Do ukrycia:');
  await dialog.getByRole('button', { name: 'Zmień na Darmowy' }).click();
  await isCurrent(page, 'Darmowy');
  expect(await visible()).toBe(3);

  await card(page, 'Premium').getByRole('button', { name: 'Wybierz' }).click();
  await dialog.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await page.locator('button.pay').click();
  await expect(page).toHaveURL(/\?payment=success$/);
  await expect(page.getByText(/^Plan opłacony: 249,00/)).toBeVisible();
  await isCurrent(page, 'Premium');
  expect(await visible()).toBe(4);
  await expect(page.getByRole('row', { name: /Plan Premium.*Opłacona/ })).toBeVisible();
});
