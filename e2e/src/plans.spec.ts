import type { Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { listOffers } from './testing/offers.ts';
import { changePlan } from './testing/plans.ts';
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

  await card(page, 'Standard').getByRole('button', { name: 'Wybierz' }).click();
  await dialog.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(page.getByText(/brutto, w tym VAT 23%/)).toBeVisible();
  await page.locator('button.pay').click();
  await expect(page.getByText(/^Plan opłacony: 99,00/)).toBeVisible();
  await isCurrent(page, 'Standard');
  expect(await visible()).toBe(4);
});

test('an owner pays the difference for a larger plan, gets receipts, and plans a smaller one that can be taken back', {
  tag,
}, async ({ page, world }) => {
  const { owner } = await world({ owner: { company: { plan: 'free' } } });
  await actAs(page, owner);
  await changePlan(page, owner, 'standard');
  await page.goto('/companies/payments/plans');
  await isCurrent(page, 'Standard');
  await expect(card(page, 'Premium')).toContainText(/Zapłacisz 150,00\szł: odliczamy 99,00\szł/);

  await card(page, 'Premium').getByRole('button', { name: 'Wybierz' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Odliczamy za');
  await dialog.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await page.locator('button.pay').click();
  await expect(page.getByText(/^Plan opłacony: 150,00/)).toBeVisible();
  await isCurrent(page, 'Premium');

  const paid = page.getByRole('row', { name: /Plan Premium.*Opłacona/ });
  const download = page.waitForEvent('download');
  await paid.getByRole('button', { name: /^Pobierz potwierdzenie WSP/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^WSP-\d{4}-\d{6}\.pdf$/);

  await card(page, 'Darmowy').getByRole('button', { name: 'Wybierz' }).click();
  await dialog.getByRole('button', { name: 'Zaplanuj zmianę' }).click();
  await expect(page.getByText(/^Plan zmieni się na Darmowy:/).first()).toBeVisible();
  await isCurrent(page, 'Premium');
  await page.getByRole('button', { name: 'Zostaw plan Premium' }).click();
  await expect(card(page, 'Darmowy').getByRole('button', { name: 'Wybierz' })).toBeEnabled();
});
