import { actAs, demo, signInByApi } from './testing/accounts.ts';
import { newCompany, newOffer } from './testing/companies.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

test('an open sale blocks the deletion with a link to it; once it is cancelled the company can be deleted', async ({
  page,
}) => {
  const owner = await newCompany(page.request);
  const name = owner.company?.name ?? '';
  const offer = await newOffer(page.request, owner, { loyalty_points: '0.00' });
  const buyer = await signInByApi(page.request, demo('user'));
  const bought = await page.request.post('/api/offers/buy/', {
    headers: { Authorization: `Bearer ${buyer.access}`, 'Idempotency-Key': crypto.randomUUID() },
    data: { offer_id: offer.id },
  });
  expect(bought.status(), await bought.text()).toBe(201);
  const { id } = (await bought.json()) as { id: string };

  await actAs(page, owner);
  await page.goto('/companies/settings/delete');
  await expect(page.getByRole('heading', { name: 'Firmy nie można jeszcze usunąć' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usuń firmę na stałe' })).toHaveCount(0);
  await page.getByRole('link', { name: '1 niezakończona sprzedaż' }).click();
  await expect(page.getByRole('heading', { level: 1, name: PL.sales })).toBeVisible();
  await expect(page.getByRole('article', { name: offer.title })).toBeVisible();

  const cancelled = await page.request.post('/api/offers/cancel-sale/', {
    headers: { Authorization: `Bearer ${buyer.access}` },
    data: { transaction_id: id },
  });
  expect(cancelled.ok(), await cancelled.text()).toBe(true);
  await page.goBack();
  await page.getByRole('button', { name: 'Sprawdź ponownie' }).or(page.getByLabel('Nazwa firmy')).first().click();

  await page.getByLabel('Nazwa firmy').fill('Inna nazwa');
  await page.getByRole('button', { name: 'Usuń firmę na stałe' }).click();
  await expect(page.getByText('Wpisz dokładnie nazwę firmy.')).toBeVisible();
  await page.getByLabel('Nazwa firmy').fill(name);
  await page.getByRole('button', { name: 'Usuń firmę na stałe' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Firma została usunięta')).toBeVisible();
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText('Maria Lis');
  expect((await page.request.get(`/api/accounts/company-list-all/${owner.company?.id}/`)).status()).toBe(404);
});

test('who is no owner is refused plainly', async ({ page }) => {
  const member = await signInByApi(page.request, demo('member'));
  await actAs(page, { ...member, company: member.user.companies[0] ?? null });
  await page.goto('/companies/settings/delete');
  await expect(page.getByText('Firmę może usunąć tylko właściciel').last()).toBeVisible();
  await page.getByRole('link', { name: 'Zobacz członków' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Członkowie' })).toBeVisible();
});
