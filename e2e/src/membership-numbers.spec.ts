import type { APIRequestContext, Page } from '@playwright/test';
import { actAs, demo, signInByApi } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { newCompany } from './testing/companies.ts';
import { expect, test } from './testing/test.ts';

const PAGE = '/companies/payments/membership-numbers';

/** New free numbers with a beginning of their own, which no other journey searches for. */
async function newNumbers(request: APIRequestContext, count: number): Promise<{ start: string; numbers: string[] }> {
  const start = String(Math.floor(Math.random() * 9e9) + 1e9);
  const numbers = Array.from({ length: count }, (_, index) => start + String(index).padStart(2, '0'));
  const admin = await signInByApi(request, demo('admin'));
  const reply = await request.post('/api/accounts/company-membership-cards/', {
    headers: { Authorization: `Bearer ${admin.access}` },
    data: { number: numbers[0], last_number: numbers.at(-1) },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return { start, numbers };
}

const take = (page: Page, number = '') => page.getByRole('button', { name: `Wybierz numer ${number}`, exact: true });
const owned = (page: Page) => page.getByRole('region', { name: 'Numery firmy' });

test('a company takes three numbers, reads that it is the limit, and gives one up for another', async ({ page }) => {
  const { start, numbers } = await newNumbers(page.request, 4);
  const [first, second, third, fourth] = numbers;
  const company = await newCompany(page.request);
  await actAs(page, company);
  await page.goto(`${PAGE}?q=${start}`);
  for (const number of [first, second, third]) {
    await take(page, number).click();
    await expect(owned(page)).toContainText(number ?? '');
  }
  await expect(page.getByText(/^Osiągnięty limit kart członkowskich\./)).toBeVisible();
  await expect(take(page, fourth)).toBeDisabled();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: `Zrezygnuj z numeru ${second}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zrezygnuj', exact: true }).click();
  await expect(owned(page)).not.toContainText(second ?? '');
  await take(page, fourth).click();
  await expect(owned(page)).toContainText(fourth ?? '');
  await page.reload();
  await expect(owned(page).getByRole('listitem')).toHaveCount(3);
});

test('of two companies that want the last free number, one has it and the other is told', async ({ page, browser }) => {
  const { start, numbers } = await newNumbers(page.request, 1);
  const other = await (await browser.newContext()).newPage();
  const rivals = [page, other];
  for (const rival of rivals) {
    await actAs(rival, await newCompany(rival.request));
    await rival.goto(`${PAGE}?q=${start}`);
    await expect(take(rival, numbers[0])).toBeEnabled();
  }
  await Promise.all(rivals.map((rival) => take(rival, numbers[0]).click()));
  for (const rival of rivals)
    await expect(rival.getByText(`Żaden wolny numer nie zaczyna się od ${start}`)).toBeVisible();
  const has = await Promise.all(
    rivals.map((rival) =>
      owned(rival)
        .getByText(numbers[0] ?? '')
        .count(),
    ),
  );
  expect(has.toSorted()).toEqual([0, 1]);
  const loser = has[0] === 0 ? page : other;
  await expect(loser.getByText('Ktoś właśnie wybrał ten numer. Wybierz inny.')).toBeVisible();
});

test('a company that is not verified reads where to do that', async ({ page }) => {
  await actAs(page, await newCompany(page.request, { active: false }));
  await page.goto(PAGE);
  await expect(page.getByRole('main').getByRole('link', { name: 'Zweryfikuj firmę' })).toHaveAttribute(
    'href',
    '/companies/verify-company',
  );
  await expect(page.getByRole('button', { name: /^Wybierz numer/ })).toHaveCount(0);
});
