import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedIn } from './testing/accounts.ts';
import { actAs } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { headersOf, newCompany, newPerson } from './testing/companies.ts';
import { pressKeys } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';

const bell = (page: Page, count: string) =>
  page.getByRole('button', { name: count === '' ? 'Powiadomienia' : `Powiadomienia, ${count}`, exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Powiadomienia' });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

async function post(request: APIRequestContext, author: SignedIn): Promise<string> {
  const data = { text: 'Szukamy partnera do targów.' };
  const reply = await request.post('/api/posts/', { headers: headersOf(author), data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { id: string }).id;
}
async function like(request: APIRequestContext, who: SignedIn, post_id: string): Promise<void> {
  const data = { post_id, reaction: 'like' };
  const reply = await request.post('/api/posts/reaction/', { headers: headersOf(who), data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

test('the bell counts live in two tabs; one and all are marked in both', async ({ page, context }) => {
  const me = await newPerson(page.request, 'Maria', 'Lis');
  const ada = await newPerson(page.request, 'Ada', 'Żuraw');
  const [first, second] = [await post(page.request, me), await post(page.request, me)];
  await actAs(page, me);
  await page.goto('/notifications');
  await expect(page.getByText('Nie masz jeszcze powiadomień')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(bell(other, '')).toBeVisible();

  await like(page.request, ada, first);
  await like(page.request, ada, second);
  for (const tab of [page, other]) await expect(bell(tab, '2 nowe')).toBeVisible();
  await expect(other).toHaveTitle(/^\(2\) /);
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('main').getByRole('button', { name: 'Oznacz jako przeczytane' }).first().click();
  for (const tab of [page, other]) await expect(bell(tab, '1 nowe')).toBeVisible();
  await bell(other, '1 nowe').click();
  await panel(other).getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }).click();
  for (const tab of [page, other]) await expect(bell(tab, '')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Oznacz jako przeczytane' })).toHaveCount(0);
  await expect(other).not.toHaveTitle(/^\(/);
  await page.getByRole('button', { name: 'Nieprzeczytane' }).click();
  await expect(page.getByText('Wszystko przeczytane')).toBeVisible();
});

test('likes of several people are one row that counts them', async ({ page }) => {
  const me = await newPerson(page.request);
  const id = await post(page.request, me);
  await actAs(page, me);
  await page.goto('/notifications');
  for (const [name, text] of [
    ['Ada', 'Ada Nowak lubi Twój wpis'],
    ['Ewa', 'Ewa Nowak i 1 inna osoba lubią Twój wpis'],
    ['Iga', 'Iga Nowak i 2 inne osoby lubią Twój wpis'],
  ] as const) {
    await like(page.request, await newPerson(page.request, name, 'Nowak'), id);
    await expect(rows(page).getByRole('link', { name: text })).toBeVisible();
  }
  await expect(rows(page)).toHaveCount(1);
  await expect(bell(page, '1 nowe')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('a click opens what a company was told of as that company, and says so', async ({ page }) => {
  const owner = await newCompany(page.request);
  const id = await post(page.request, owner);
  // Of its activation.
  await page.request.post('/api/notification/mark-seen/', { headers: headersOf(owner), data: { all: true } });
  await actAs(page, { ...owner, company: null });
  await page.goto('/pricing');
  await like(page.request, await newPerson(page.request, 'Ada', 'Żuraw'), id);
  await bell(page, '1 nowe').click();
  const link = panel(page).getByRole('link', { name: 'Ada Żuraw lubi Twój wpis' });
  await expect(panel(page).getByText(`do: ${owner.company?.name}`)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/posts\\?post=${id}$`));
  await expect(page.getByText(`Przełączono na profil: ${owner.company?.name}`)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(bell(page, '')).toBeVisible();
});

test('the keyboard alone opens the panel, marks and follows a notification', async ({ page }) => {
  const me = await newPerson(page.request);
  const id = await post(page.request, me);
  const ada = await newPerson(page.request, 'Ada', 'Żuraw');
  await like(page.request, ada, id);
  await actAs(page, me);
  await page.goto('/pricing');
  await bell(page, '1 nowe').focus();
  await pressKeys(page, 'Enter');
  await expect(panel(page).getByRole('link', { name: /Ada Żuraw/ })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await pressKeys(page, 'Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page, '1 nowe')).toBeFocused();
  await pressKeys(page, 'Enter', 'Tab');
  await expect(panel(page).getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' })).toBeFocused();
  await pressKeys(page, 'Tab');
  await expect(panel(page).getByRole('link', { name: /Ada Żuraw/ })).toBeFocused();
  await pressKeys(page, 'Tab', 'Enter');
  await expect(bell(page, '')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: /Ada Żuraw/ })).toBeFocused();
  await pressKeys(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`/posts\\?post=${id}$`));
});
