import type { Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { pressKeys } from './testing/keyboard.ts';
import { like, writePost } from './testing/posts.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-messaging'];
const TEXT = 'Szukamy partnera do targów.';

const bell = (page: Page, count: string) =>
  page.getByRole('button', { name: count === '' ? 'Powiadomienia' : `Powiadomienia, ${count}`, exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Powiadomienia' });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('the bell counts live in two tabs; one and all are marked in both', { tag }, async ({ page, context, world }) => {
  const { me, ada } = await world({ me: {}, ada: { first_name: 'Ada' } });
  const [first, second] = [await writePost(page.request, me, TEXT), await writePost(page.request, me, TEXT)];
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

test('likes of several people are one row that counts them', { tag }, async ({ page, world }) => {
  const { me, ada, ewa, iga } = await world({
    me: {},
    ada: { first_name: 'Ada' },
    ewa: { first_name: 'Ewa' },
    iga: { first_name: 'Iga' },
  });
  const id = await writePost(page.request, me, TEXT);
  await actAs(page, me);
  await page.goto('/notifications');
  await expect(page.getByText('Nie masz jeszcze powiadomień')).toBeVisible();
  for (const [who, text] of [
    [ada, 'lubi Twój wpis'],
    [ewa, 'i 1 inna osoba lubią Twój wpis'],
    [iga, 'i 2 inne osoby lubią Twój wpis'],
  ] as const) {
    await like(page.request, who, id);
    await expect(rows(page).getByRole('link', { name: `${who.name} ${text}` })).toBeVisible();
  }
  await expect(rows(page)).toHaveCount(1);
  await expect(bell(page, '1 nowe')).toBeVisible();
});

test('a notification of a company opens as that company, and the page names it', { tag }, async ({ page, world }) => {
  const { owner, ada } = await world({ owner: { company: {} }, ada: { first_name: 'Ada' } });
  const id = await writePost(page.request, owner, TEXT);
  await actAs(page, { ...owner, company: null });
  await page.goto('/pricing');
  await expect(bell(page, '')).toBeVisible();
  await like(page.request, ada, id);
  await bell(page, '1 nowe').click();
  const link = panel(page).getByRole('link', { name: `${ada.name} lubi Twój wpis` });
  await expect(panel(page).getByText(`do: ${owner.company.name}`)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/posts\\?post=${id}$`));
  await expect(page.getByText(`Przełączono na profil: ${owner.company.name}`)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  // The post covers the header.
  await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
  await expect(bell(page, '')).toBeVisible();
});

test('the keyboard opens the panel, marks and follows a notification', { tag }, async ({ page, world }) => {
  const { me, ada } = await world({ me: {}, ada: { first_name: 'Ada' } });
  const id = await writePost(page.request, me, TEXT);
  await like(page.request, ada, id);
  await actAs(page, me);
  await page.goto('/pricing');
  await pressKeys(bell(page, '1 nowe'), 'Enter');
  await expect(panel(page).getByRole('link', { name: ada.name })).toBeVisible();
  await pressKeys(page, 'Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page, '1 nowe')).toBeFocused();
  await pressKeys(page, 'Enter', 'Tab');
  await expect(panel(page).getByRole('button', { name: 'Oznacz wszystkie jako przeczytane' })).toBeFocused();
  await pressKeys(page, 'Tab');
  await expect(panel(page).getByRole('link', { name: ada.name })).toBeFocused();
  await pressKeys(page, 'Tab', 'Enter');
  await expect(bell(page, '')).toBeVisible();
  await expect(panel(page).getByRole('link', { name: ada.name })).toBeFocused();
  await pressKeys(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`/posts\\?post=${id}$`));
});
