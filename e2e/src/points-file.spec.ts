import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { pressKeys } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';

/** Owners of companies of the demo data, whose points no other journey moves: with a completed sale, and with an open one. */
const OWNER = 'firma15@demo.wspolnik.test';
const WITH_BLOCKED = 'firma12@demo.wspolnik.test';

const grosze = (money: string) => Math.round(Number(money.replace(',', '.')) * 100);

interface Downloaded {
  name: string;
  header: string[];
  /** Sum of the column in grosze. */
  sum(column: string): number;
  orders: string[];
}

/** Chooses the entry of the menu, counted from 0: everything, then this month and those before. */
async function download(page: Page, place: number, separator: string): Promise<Downloaded> {
  await page.getByRole('button', { name: /CSV/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem').nth(place).click()]);
  const text = await readFile(await file.path(), 'utf8');
  const cells = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(separator).map((cell) => cell.replaceAll('"', '')));
  const [header = [], ...rows] = cells;
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)] ?? '');
  return {
    name: file.suggestedFilename(),
    header,
    sum: (name) => column(name).reduce((total, money) => total + grosze(money), 0),
    orders: rows.map((row) => row[3] ?? '').filter(Boolean),
  };
}

for (const [prefix, locale, separator, words] of [
  ['', 'pl', ';', { balance: 'Zmiana salda (zł)', blocked: 'Zmiana zablokowanych (zł)', file: 'punkty' }],
  ['/en', 'en', ',', { balance: 'Change of balance (PLN)', blocked: 'Change of blocked (PLN)', file: 'points' }],
] as const) {
  test(`the file of a whole month adds up to what the balance changed by, and all of it to the balance (${locale})`, async ({
    page,
  }) => {
    const { access, company } = await startSignedIn(page, OWNER, 'company');
    const headers = { Authorization: `Bearer ${access}`, 'Company-Id': company?.id ?? '' };
    const get = async (path: string) => (await page.request.get(`/api/${path}`, { headers })).json();
    const { points, frozen_points } = await get('point-balance/');
    const { balances } = await get('point-balance/history/?days=366');
    await page.goto(`${prefix}/points/registry`);
    const today: string = balances.at(-1).day;
    const shortDay = new Intl.DateTimeFormat(prefix ? 'en-GB' : 'pl-PL', { dateStyle: 'medium', timeZone: 'UTC' });
    await expect(page.getByText(shortDay.format(new Date(today)), { exact: true }).first()).toBeVisible();
    await pressKeys(page.getByRole('button', { name: /^\d (kroki|steps)/ }).first(), 'Enter');
    await expect(page.getByRole('rowgroup', { name: /^(Kroki zamówienia|Steps of order) W-/ })).toBeVisible();
    expect(await axe(page)).toEqual([]);

    const all = await download(page, 0, separator);
    expect(all.sum(words.balance)).toBe(grosze(points) + grosze(frozen_points.balance));
    expect(all.sum(words.blocked)).toBe(grosze(frozen_points.balance));
    expect(all.orders.length).toBeGreaterThan(0);
    for (const order of all.orders) expect(order).toMatch(/^W-\d{6}$/);

    const month = await download(page, 1, separator);
    const before = balances.findLast(({ day }: { day: string }) => day.slice(0, 7) < today.slice(0, 7));
    expect(month.sum(words.balance)).toBe(grosze(balances.at(-1).balance) - grosze(before.balance));
    expect(month.name).toMatch(new RegExp(`^${words.file}-[a-z0-9-]+-${today.slice(0, 7)}-01-${today}\\.csv$`));
  });
}

test('the blocked points lead to the sales that they are blocked for', async ({ page }) => {
  const { access, company } = await startSignedIn(page, WITH_BLOCKED, 'company');
  const headers = { Authorization: `Bearer ${access}`, 'Company-Id': company?.id ?? '' };
  const { frozen_points } = await (await page.request.get('/api/point-balance/', { headers })).json();
  await page.goto('/points/registry');
  await page.getByRole('link', { name: /^Zablokowane w/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sprzedaż' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Z zablokowanymi punktami' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article')).toHaveCount(frozen_points.orders);
});
