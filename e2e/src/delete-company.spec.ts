import { actAs } from './testing/accounts.ts';
import { call } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-companies', '@mf-wallet'];
const PAGE = '/companies/settings/delete';

test('an open sale blocks the deletion with a link to it; once it is cancelled the company can be deleted', {
  tag,
}, async ({ page, world }) => {
  const { owner, buyer } = await world({
    owner: { company: {}, offers: { audit: { loyalty_points: '0.00' } } },
    buyer: { orders: { order: { from: 'owner', offer: 'audit' } } },
  });
  const { id, name } = owner.company;
  await actAs(page, owner);
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'Firmy nie można jeszcze usunąć' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usuń firmę na stałe' })).toHaveCount(0);
  await page.getByRole('link', { name: '1 niezakończona sprzedaż' }).click();
  await expect(page.getByRole('heading', { level: 1, name: PL.sales })).toBeVisible();
  await expect(page.getByRole('article', { name: owner.offers.audit.title })).toBeVisible();

  await call(page.request, buyer, 'offers/cancel-sale/', { transaction_id: buyer.orders.order.id });
  await page.goto(PAGE);
  await page.getByLabel('Nazwa firmy').fill('Inna nazwa');
  await page.getByRole('button', { name: 'Usuń firmę na stałe' }).click();
  await expect(page.getByText('Wpisz dokładnie nazwę firmy.')).toBeVisible();
  await page.getByLabel('Nazwa firmy').fill(name);
  await page.getByRole('button', { name: 'Usuń firmę na stałe' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Firma została usunięta')).toBeVisible();
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(owner.name);
  expect((await page.request.get(`/api/accounts/company-list-all/${id}/`)).status()).toBe(404);
});
