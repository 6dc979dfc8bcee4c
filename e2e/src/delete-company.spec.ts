import { actAs } from './testing/accounts.ts';
import { asSeen, call } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-companies', '@mf-wallet'];
const PAGE = '/companies/settings/delete';

test('an open sale blocks the deletion with a link to it; once it is cancelled the company waits for its deletion, and is kept', {
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
  await expect(page.getByRole('button', { name: 'Usuń firmę', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: '1 niezakończona sprzedaż' }).click();
  await expect(page.getByRole('heading', { level: 1, name: PL.sales })).toBeVisible();
  await expect(page.getByRole('article', { name: owner.offers.audit.title })).toBeVisible();

  await call(page.request, buyer, 'offers/cancel-sale/', asSeen(buyer.orders.order));
  await page.goto(PAGE);
  await page.getByLabel('Nazwa firmy').fill('Inna nazwa');
  await page.getByLabel('Twoje hasło').fill(owner.password);
  await page.getByRole('button', { name: 'Usuń firmę', exact: true }).click();
  await expect(page.getByText('Wpisz dokładnie nazwę firmy.')).toBeVisible();
  await page.getByLabel('Nazwa firmy').fill(name);
  await page.getByRole('button', { name: 'Usuń firmę', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Firma czeka na usunięcie' })).toBeVisible();
  const status = async () => (await page.request.get(`/api/accounts/company-list-all/${id}/`)).status();
  expect(await status()).toBe(404);
  await page.getByRole('button', { name: 'Cofnij usunięcie' }).click();
  await expect(page.getByLabel('Nazwa firmy')).toBeVisible();
  expect(await status()).toBe(200);
});
