import { actAs } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { press, pressKeys, tabTo, typeText } from './testing/keyboard.ts';
import { commentOn, like, newPosts, openPost, postCard, writePost } from './testing/posts.ts';
import { untilSettled } from './testing/settled.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-feed'];

test('posts of others wait until they are asked for, and move nothing', { tag }, async ({ page, world }) => {
  const { writer, reader, word } = await world({ writer: {}, reader: { contacts: ['writer'] } });
  const [read, news] = [`Czytany wpis ${word}`, `Nowość ${word}`];
  await writePost(page.request, writer, read);
  await actAs(page, reader);
  // Posts of contacts only: what other journeys write at the same time would wait too.
  await page.goto('/posts?network=true');
  await expect(postCard(page, read)).toBeVisible();
  await untilSettled(page);
  const before = await postCard(page, read).boundingBox();
  await writePost(page.request, writer, news);
  await expect(newPosts(page)).toHaveText('1 nowy wpis');
  expect(await postCard(page, read).boundingBox()).toEqual(before);
  await expect(postCard(page, news)).toHaveCount(0);
  await newPosts(page).click();
  await expect(postCard(page, news)).toBeInViewport();
});

test('a like, a comment and a deletion reach the open post of somebody else', { tag }, async ({ page, world }) => {
  const { writer, reader, word } = await world({ writer: {}, reader: {} });
  const id = await writePost(page.request, writer, `Na żywo ${word}`);
  await actAs(page, reader);
  await page.goto(`/posts?post=${id}`);
  const dialog = openPost(page);
  await expect(dialog.getByRole('button', { name: 'Lubię to', exact: true })).toBeVisible();
  await like(page.request, writer, id);
  await expect(dialog.getByRole('button', { name: 'Lubię to 1' })).toBeVisible();
  await commentOn(page.request, writer, id, 'Zapraszam w środę');
  await expect(dialog.getByText('Zapraszam w środę')).toBeVisible();

  const field = dialog.getByRole('textbox', { name: 'Twój komentarz' });
  await field.click();
  await expect(dialog.getByRole('button', { name: 'Skomentuj' })).toBeVisible();
  await typeText(field, 'Będę na pewno');
  await expect(field).toContainText('Będę na pewno');
  await page.request.delete(`/api/posts/${id}/`, { headers: headersOf(writer) });
  await expect(dialog.getByText('Tego wpisu już nie ma')).toBeVisible();
  await dialog.getByRole('button', { name: 'Skomentuj' }).click();
  await expect(field).toContainText('Będę na pewno');
});

test('the keyboard opens a post, likes it, comments and goes back', { tag }, async ({ page, world }) => {
  const { writer, reader, word } = await world({ writer: {}, reader: { contacts: ['writer'] } });
  const text = `Klawiatura ${word}`;
  await writePost(page.request, writer, text);
  await actAs(page, reader);
  await page.goto('/posts?network=true');
  await press(page, postCard(page, text).getByRole('button', { name: 'Komentarze' }));
  await press(page, openPost(page).getByRole('button', { name: 'Lubię to', exact: true }));
  await expect(openPost(page).getByRole('button', { name: 'Lubię to 1', pressed: true })).toBeVisible();
  await tabTo(page, openPost(page).getByRole('textbox', { name: 'Twój komentarz' }));
  await expect(openPost(page).getByRole('button', { name: 'Skomentuj' })).toBeVisible();
  await typeText(page, 'Zgoda');
  await pressKeys(page, 'Control+Enter');
  await expect(openPost(page).getByRole('listitem').getByText('Zgoda')).toBeVisible();
  await pressKeys(page, 'Escape');
  await expect(openPost(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/posts\?network=true$/);
  await expect(postCard(page, text).getByRole('button', { name: '1 komentarz' })).toBeFocused();
});

test('guests read a post by its link, and signing in leads back to it', { tag }, async ({ page, world }) => {
  const { writer, word } = await world({ writer: {} });
  const id = await writePost(page.request, writer, `Dla wszystkich ${word}`);
  await page.goto(`/posts?post=${id}`);
  await expect(openPost(page).getByText(`Dla wszystkich ${word}`)).toBeVisible();
  await openPost(page).getByRole('link', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/auth/login\\?from=${encodeURIComponent(`/posts?post=${id}`)}$`));
});
