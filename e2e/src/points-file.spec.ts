import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { actAs, startSignedIn } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { pressKeys } from './testing/keyboard.ts';
import { ORDER, row, SELLER } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-wallet'];

/** Has sold in former months, which only demo accounts have. */
const OWNER = 'firma15@demo.wspolnik.test';

const grosze = (money: string) => Math.round(Number(money.replace(',', '.')) * 100);

interface Downloaded {
  name: string;
  header: string[];
  /** Sum of the column in grosze. */
  sum(column: string): number;
  orders: string[];
}

/** Chooses the entry of the menu, counted from 0: everything, then this month and those before. */
async function download(page: Page, place: number): Promise<Downloaded> {
  await page.getByRole('button', { name: 'Pobierz CSV', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem').nth(place).click()]);
  const text = await readFile(await file.path(), 'utf8');
  const cells = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
  const [header = [], ...rows] = cells;
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)] ?? '');
  return {
    name: file.suggestedFilename(),
    header,
    sum: (name) => column(name).reduce((total, money) => total + grosze(money), 0),
    orders: rows.map((row) => row[3] ?? '').filter(Boolean),
  };
}

test('the file of a month adds up to what the balance changed by, and that of everything to the balance', {
  tag,
}, async ({ page }) => {
  const owner = await startSignedIn(page, OWNER, 'company');
  const get = async (path: string) => (await page.request.get(`/api/${path}`, { headers: headersOf(owner) })).json();
  const { points, frozen_points } = await get('point-balance/');
  const { balances } = await get('point-balance/history/?days=366');
  const today: string = balances.at(-1).day;
  await page.goto('/points/registry');
  await pressKeys(page.getByRole('button', { name: /^\d kroki/ }).first(), 'Enter');
  await expect(page.getByRole('rowgroup', { name: /^Kroki zamówienia W-/ })).toBeVisible();

  const all = await download(page, 0);
  expect(all.sum('Zmiana salda (zł)')).toBe(grosze(points) + grosze(frozen_points.balance));
  expect(all.sum('Zmiana zablokowanych (zł)')).toBe(grosze(frozen_points.balance));
  expect(all.orders.length).toBeGreaterThan(0);
  for (const order of all.orders) expect(order).toMatch(/^W-\d{6}$/);

  const month = await download(page, 1);
  const before = balances.findLast(({ day }: { day: string }) => day.slice(0, 7) < today.slice(0, 7));
  expect(month.sum('Zmiana salda (zł)')).toBe(grosze(balances.at(-1).balance) - grosze(before.balance));
  expect(month.name).toMatch(new RegExp(`^punkty-[a-z0-9-]+-${today.slice(0, 7)}-01-${today}\\.csv$`));
});

test('the blocked points lead to the sales that they are blocked for', { tag }, async ({ page, world }) => {
  const { seller, buyer } = await world({
    seller: SELLER,
    buyer: { orders: { granted: { ...ORDER, status: 'verified' }, one: ORDER, other: ORDER } },
  });
  await actAs(page, seller);
  await page.goto('/points/registry');
  await page.getByRole('link', { name: 'Zablokowane w 2 zamówieniach', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sprzedaż' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Z zablokowanymi punktami' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const order of [buyer.orders.one, buyer.orders.other]) await expect(row(page, order)).toBeVisible();
});
