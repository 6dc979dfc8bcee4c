import type { APIRequestContext, Page } from '@playwright/test';
import { actAs, demo, type SignedIn, signInByApi } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { headersOf, newPerson } from './testing/companies.ts';
import { expect, test } from './testing/test.ts';

/** Tests run in parallel on one server: each knows its texts. */
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;
const article = (page: Page, text: string) => page.getByRole('main').getByRole('article').filter({ hasText: text });

async function write(request: APIRequestContext, author: SignedIn, path: string, data: object): Promise<string> {
  const reply = await request.post(`/api/${path}`, { headers: headersOf(author), data });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { id: string }).id;
}

async function report(page: Page, words: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Kategoria/ }).selectOption('spam');
  await dialog.getByRole('textbox', { name: /Opis/ }).fill(words);
  await dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page.getByText('Zgłoszenie wysłane.')).toBeVisible();
}

async function asAdmin(page: Page, who: 'admin' | 'moderator', query = '') {
  await actAs(page, await signInByApi(page.request, demo(who)));
  await page.goto(`/admin/moderation${query}`);
}

async function decide(page: Page, text: string, action: string, reason: string) {
  await article(page, text)
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .click();
  const dialog = page.getByRole('dialog');
  if (action === 'Ukryj') {
    await dialog.getByRole('combobox', { name: /Podstawa/ }).selectOption('terms');
    await dialog.getByRole('textbox', { name: /Który/ }).fill('§ 7 ust. 2');
  }
  await dialog.getByRole('textbox', { name: /Uzasadnienie/ }).fill(reason);
  await dialog.getByRole('button', { name: action }).click();
  await expect(article(page, text)).toHaveCount(0);
}

test('a reported post is hidden, its author appeals, and another admin restores it', async ({ page }) => {
  const [reader, writer] = [
    await newPerson(page.request, 'Ada', 'Żuraw'),
    await newPerson(page.request, 'Beata', 'Łoś'),
  ];
  const text = unique('Zaproszenie na targi');
  const id = await write(page.request, writer, 'posts/', { text });
  await actAs(page, reader);
  await page.goto(`/posts?post=${id}`);
  const open = page.getByRole('dialog', { name: /^Wpis:/ });
  await open.getByRole('button', { name: /^Czynności/ }).click();
  await page.getByRole('menuitem', { name: 'Zgłoś wpis' }).click();
  await report(page, 'To reklama');

  await asAdmin(page, 'admin');
  await expect(article(page, text).getByText('To reklama')).toBeVisible();
  await decide(page, text, 'Ukryj', 'Reklama bez oznaczenia');

  await actAs(page, writer);
  await page.goto('/notifications');
  await page.getByRole('link', { name: /Twój wpis został ukryty/ }).click();
  await expect(page.getByRole('heading', { name: 'Wpis został ukryty' })).toBeVisible();
  await expect(page.getByText('Regulamin: § 7 ust. 2')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('textbox', { name: /Dlaczego/ }).fill('To zaproszenie, nie reklama');
  await page.getByRole('button', { name: 'Wyślij odwołanie' }).click();
  await expect(page.getByText(/czeka na decyzję/).first()).toBeVisible();

  await asAdmin(page, 'admin', '?status=appealed');
  await expect(article(page, text).getByText(/rozpatrzy inna osoba/)).toBeVisible();
  await expect(article(page, text).getByRole('button')).toHaveCount(0);
  await asAdmin(page, 'moderator', '?status=appealed');
  await decide(page, text, 'Przywróć', 'Zaproszenie jest dozwolone');

  await actAs(page, reader);
  await page.goto(`/posts?post=${id}`);
  await expect(page.getByRole('dialog', { name: /^Wpis:/ }).getByText(text)).toBeVisible();
});

test('a reported comment is hidden from others', async ({ page }) => {
  const [reader, writer] = [
    await newPerson(page.request, 'Ada', 'Żuraw'),
    await newPerson(page.request, 'Beata', 'Łoś'),
  ];
  const words = unique('Kup u mnie');
  const post_id = await write(page.request, reader, 'posts/', { text: unique('Pytanie') });
  await write(page.request, writer, 'posts/comment/', { post_id, text: words });
  await actAs(page, reader);
  await page.goto(`/posts?post=${post_id}`);
  const open = page.getByRole('dialog', { name: /^Wpis:/ });
  await open.getByRole('button', { name: 'Zgłoś komentarz: Beata Łoś' }).click();
  await report(page, 'Reklama pod pytaniem');
  await asAdmin(page, 'moderator', '?type=comment');
  await decide(page, words, 'Ukryj', 'Reklama');
  await actAs(page, reader);
  await page.goto(`/posts?post=${post_id}`);
  await expect(open.getByText('Ten komentarz został ukryty przez administrację.')).toBeVisible();
  await expect(open.getByText(words)).toHaveCount(0);
});
