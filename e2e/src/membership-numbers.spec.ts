import type { APIRequestContext, Page } from '@playwright/test';
import { actAs, type SignedIn } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-companies'];
const PAGE = '/companies/payments/membership-numbers';

/** New free numbers with their own beginning, which no other journey searches for. */
async function newNumbers(request: APIRequestContext, admin: SignedIn, count: number) {
  const start = String(Math.floor(Math.random() * 9e9) + 1e9);
  const numbers = Array.from({ length: count }, (_, index) => start + String(index).padStart(2, '0'));
  const reply = await request.post('/api/accounts/company-membership-cards/', {
    headers: headersOf(admin),
    data: { number: numbers[0], last_number: numbers.at(-1) },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return { start, numbers };
}

const take = (page: Page, number = '') => page.getByRole('button', { name: `Wybierz numer ${number}`, exact: true });
const owned = (page: Page) => page.getByRole('region', { name: 'Numery firmy' });

test('a company takes three numbers, reads that it is the limit, and gives one up for another', { tag }, async ({
  page,
  world,
}) => {
  const { owner, admin } = await world({ owner: { company: {} }, admin: { admin: true } });
  const { start, numbers } = await newNumbers(page.request, admin, 4);
  const [first, second, third, fourth] = numbers;
  await actAs(page, owner);
  await page.goto(`${PAGE}?q=${start}`);
  for (const number of [first, second, third]) {
    await take(page, number).click();
    await expect(owned(page)).toContainText(number ?? '');
  }
  await expect(page.getByText(/^Osiągnięty limit kart członkowskich\./)).toBeVisible();
  await expect(take(page, fourth)).toBeDisabled();

  await page.getByRole('button', { name: `Zrezygnuj z numeru ${second}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zrezygnuj', exact: true }).click();
  await expect(owned(page)).not.toContainText(second ?? '');
  await take(page, fourth).click();
  await expect(owned(page)).toContainText(fourth ?? '');
  await page.reload();
  await expect(owned(page).getByRole('listitem')).toHaveCount(3);
});

test('one of two companies gets the last free number, and the other sees that it is taken', {
  tag,
}, async ({ page, world, beside }) => {
  const { owner, rival, admin } = await world({
    owner: { company: {} },
    rival: { company: {} },
    admin: { admin: true },
  });
  const { start, numbers } = await newNumbers(page.request, admin, 1);
  const [number = ''] = numbers;
  await actAs(page, owner);
  const other = await beside(rival);
  const both = [page, other];
  for (const one of both) {
    await one.goto(`${PAGE}?q=${start}`);
    await expect(take(one, number)).toBeEnabled();
  }
  await Promise.all(both.map((one) => take(one, number).click()));
  for (const one of both) await expect(one.getByText(`Żaden wolny numer nie zaczyna się od ${start}`)).toBeVisible();
  const has = () => Promise.all(both.map((one) => owned(one).getByText(number).count()));
  await expect.poll(async () => (await has()).toSorted()).toEqual([0, 1]);
  const [isWinner] = await has();
  const loser = isWinner ? other : page;
  await expect(loser.getByText('Ktoś właśnie wybrał ten numer. Wybierz inny.')).toBeVisible();
});
