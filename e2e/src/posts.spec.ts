import type { APIRequestContext, Page } from '@playwright/test';
import { actAs, demo, type SignedIn, signInByApi } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { headersOf, newPerson } from './testing/companies.ts';
import { addContact } from './testing/contacts.ts';
import { press, pressKeys, tabTo, typeText } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';

const ada = (request: APIRequestContext) => newPerson(request, 'Ada', 'Żuraw');
const bea = (request: APIRequestContext) => newPerson(request, 'Beata', 'Łoś');

async function write(request: APIRequestContext, author: SignedIn, text: string): Promise<string> {
  const reply = await request.post('/api/posts/', { headers: headersOf(author), data: { text } });
  expect(reply.status(), await reply.text()).toBe(201);
  return ((await reply.json()) as { id: string }).id;
}

interface Verdict {
  subject_id: string;
  decision: string;
  reason: string;
}

async function moderate(request: APIRequestContext, verdict: Verdict, by: 'admin' | 'moderator' = 'admin') {
  const admin = await signInByApi(request, demo(by));
  const data = { type: 'post', category: 'spam', ground: 'terms', ground_point: '§ 7', ...verdict };
  const reply = await request.post('/api/accounts/admin/moderation/', { headers: headersOf(admin), data });
  expect(reply.status(), await reply.text()).toBe(204);
}

/** Tests run in parallel on one server: each knows its posts by their texts. */
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;
const card = (page: Page, text: string) => page.getByRole('main').getByRole('article').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Wpis:/ });
const pill = (page: Page) => page.getByRole('button', { name: /now(y|e|ych) wpis/ });

test('what others write waits until it is asked for, and moves nothing', async ({ page }) => {
  const [reader, writer] = [await ada(page.request), await bea(page.request)];
  // Posts of contacts only: what other tests write at the same time would wait too.
  await addContact(page.request, reader, writer);
  await addContact(page.request, writer, reader);
  const read = unique('Czytany wpis');
  await write(page.request, writer, read);
  await actAs(page, reader);
  await page.goto('/posts?network=true');
  const before = await card(page, read).boundingBox();
  const news = unique('Nowość');
  await write(page.request, writer, news);
  await expect(pill(page)).toHaveText('1 nowy wpis');
  expect(await card(page, read).boundingBox()).toEqual(before);
  await expect(card(page, news)).toHaveCount(0);
  await pill(page).click();
  await expect(card(page, news)).toBeInViewport();
});

test('a like, a comment and a deletion reach the open post of somebody else', async ({ page }) => {
  const [reader, writer] = [await ada(page.request), await bea(page.request)];
  const id = await write(page.request, writer, unique('Na żywo'));
  await actAs(page, reader);
  await page.goto(`/posts?post=${id}`);
  await expect(dialog(page).getByRole('button', { name: 'Lubię to' })).toBeVisible();
  const headers = headersOf(writer);
  await page.request.post('/api/posts/reaction/', { headers, data: { post_id: id, reaction: 'like' } });
  await expect(dialog(page).getByRole('button', { name: 'Lubię to 1' })).toBeVisible();
  await page.request.post('/api/posts/comment/', { headers, data: { post_id: id, text: 'Zapraszam w środę' } });
  await expect(dialog(page).getByText('Zapraszam w środę')).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await dialog(page).getByRole('textbox', { name: 'Twój komentarz' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Skomentuj' })).toBeVisible();
  const field = dialog(page).getByRole('textbox', { name: 'Twój komentarz' });
  await typeText(field, 'Będę na pewno');
  await expect(field).toContainText('Będę na pewno');
  await page.request.delete(`/api/posts/${id}/`, { headers });
  await expect(dialog(page).getByText('Tego wpisu już nie ma')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Skomentuj' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Twój komentarz' })).toContainText('Będę na pewno');
});

test('a hidden post says why, its author objects, and it returns', async ({ page }) => {
  const writer = await bea(page.request);
  const text = unique('Zaproszenie');
  const id = await write(page.request, writer, text);
  await moderate(page.request, { subject_id: id, decision: 'hide', reason: 'Reklama bez oznaczenia' });
  await actAs(page, writer);
  await page.goto(`/profiles/${writer.user.id}`);
  const own = card(page, text);
  await own.scrollIntoViewIfNeeded();
  await expect(own.getByText('Powód: Reklama bez oznaczenia')).toBeVisible();
  await own.getByRole('button', { name: 'Zgłoś sprzeciw' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('To zaproszenie, nie reklama.');
  await page.getByRole('button', { name: 'Wyślij sprzeciw' }).click();
  await expect(own.getByText('Sprzeciw czeka na decyzję.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await moderate(page.request, { subject_id: id, decision: 'restore', reason: 'Zaproszenie' }, 'moderator');
  await expect(own.getByText('Ten wpis jest ukryty')).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Lubię to' })).toBeVisible();
});

test('by keyboard alone: open a post, like it, comment, go back', async ({ page }) => {
  const [reader, writer] = [await ada(page.request), await bea(page.request)];
  const text = unique('Klawiatura');
  await write(page.request, writer, text);
  await actAs(page, reader);
  await page.goto('/posts');
  const comments = card(page, text).getByRole('button', { name: 'Komentarze' });
  await press(page, comments);
  await press(page, dialog(page).getByRole('button', { name: 'Lubię to' }));
  await expect(dialog(page).getByRole('button', { name: 'Lubię to 1', pressed: true })).toBeVisible();
  await tabTo(page, dialog(page).getByRole('textbox', { name: 'Twój komentarz' }));
  await expect(dialog(page).getByRole('button', { name: 'Skomentuj' })).toBeVisible();
  await typeText(page, 'Zgoda');
  await pressKeys(page, 'Control+Enter');
  await expect(dialog(page).getByRole('listitem').getByText('Zgoda')).toBeVisible();
  await pressKeys(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/posts$/);
  await expect(card(page, text).getByRole('button', { name: '1 komentarz' })).toBeFocused();
});

test('guests read a post by its link, and signing in leads back to it', async ({ page }) => {
  const writer = await bea(page.request);
  const text = unique('Dla wszystkich');
  const id = await write(page.request, writer, text);
  await page.goto(`/posts?post=${id}`);
  await expect(dialog(page).getByText(text)).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/auth/login\\?from=${encodeURIComponent(`/posts?post=${id}`)}$`));
});
