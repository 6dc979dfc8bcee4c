import type { Page } from '@playwright/test';
import { actAs } from './testing/accounts.ts';
import { hold } from './testing/hold.ts';
import { insertText, pressKeys, typeText } from './testing/keyboard.ts';
import { picture } from './testing/pictures.ts';
import { newPosts, openPost, postCard, writePost } from './testing/posts.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-feed'];

const composer = (page: Page) => page.getByRole('region', { name: 'Nowy wpis' });
const field = (page: Page) => composer(page).getByRole('textbox', { name: 'Treść wpisu' });
const publish = (page: Page) => composer(page).getByRole('button', { name: 'Opublikuj' }).click();
const news = (page: Page) => page.getByRole('button', { name: 'Powiadomienia, 1 nowe', exact: true });

/** Opens the field, and types once the editor has taken the place of the plain text area. */
async function write(page: Page, text: string): Promise<void> {
  await field(page).click();
  await expect(composer(page).getByRole('button', { name: 'Opublikuj' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await typeText(page, text);
}

/** Comments on the open post; a mention is chosen from the list. */
async function comment(page: Page, text: string, mention?: string): Promise<void> {
  const dialog = openPost(page);
  await dialog.getByRole('textbox', { name: 'Twój komentarz' }).click();
  await expect(dialog.getByRole('button', { name: 'Skomentuj' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Twój komentarz' })).toBeFocused();
  await typeText(page, mention ? `${text} @${mention}` : text);
  if (mention) await page.getByRole('option', { name: mention }).click();
  await dialog.getByRole('button', { name: 'Skomentuj' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

test('a post mentions somebody with a picture; likes, comments and answers reach the others at once', {
  tag,
}, async ({ page, world, beside }) => {
  test.setTimeout(180_000);
  const { author, mentioned, contact, word } = await world({
    author: { first_name: 'Ada', contacts: ['contact'] },
    mentioned: { first_name: 'Beata' },
    contact: { first_name: 'Cezary' },
  });
  const text = `Otwieramy halę ${word}`;
  await writePost(page.request, author, 'Szukamy hali');
  const theirs = await beside(mentioned);
  await theirs.goto('/pricing');
  const contacts = await beside(contact);
  // Posts of journeys beside this one are announced in the feed of all posts.
  await contacts.goto('/posts?network=true');
  await expect(postCard(contacts, 'Szukamy hali')).toBeVisible();

  await actAs(page, author);
  await page.goto('/posts');
  await write(page, `${text} razem z @${mentioned.name}`);
  await page.getByRole('option', { name: mentioned.name }).click();
  const chooser = page.waitForEvent('filechooser');
  await composer(page).getByRole('button', { name: 'Dodaj zdjęcie' }).click();
  await (await chooser).setFiles(picture('hala.png', 90));
  await composer(page).getByRole('textbox', { name: 'Opis zdjęcia' }).fill('Hala od frontu');
  await publish(page);
  const written = postCard(page, text);
  await expect(written).toBeVisible();
  await expect(written.getByRole('img', { name: 'Hala od frontu' })).toBeVisible();

  await expect(news(theirs)).toBeVisible();
  await newPosts(contacts).click();
  const seen = postCard(contacts, text);
  await expect(seen).toBeVisible();
  await seen.getByRole('button', { name: 'Lubię to', exact: true }).click();
  await expect(news(page)).toBeVisible();
  await expect(written.getByRole('button', { name: 'Lubię to 1' })).toBeVisible();

  await theirs.goto(`/profiles/${author.user.id}`);
  await postCard(theirs, text).getByRole('button', { name: 'Komentarze' }).click();
  await comment(theirs, 'Gratulacje, przyjadę');
  await expect(written.getByText('Gratulacje, przyjadę')).toBeVisible();
  await written.getByRole('button', { name: '1 komentarz' }).click();
  await comment(page, 'Do zobaczenia', mentioned.name);
  const answer = openPost(theirs).getByRole('listitem').filter({ hasText: 'Do zobaczenia' });
  await expect(answer.getByRole('link', { name: mentioned.name })).toBeVisible();
});

test('1001 characters, HTML and turned text lose nothing, and run nothing', { tag }, async ({ page, world }) => {
  const { author, word } = await world({ author: {} });
  await actAs(page, author);
  await page.goto('/posts');
  await write(page, 'a');
  await insertText(page, 'ż'.repeat(1000));
  await publish(page);
  await expect(composer(page).getByText('Maksymalnie 1000 znaków.')).toBeVisible();
  await pressKeys(field(page), 'ControlOrMeta+A');
  await insertText(page, `<img src=x onerror=alert(1)> **nie** \u202Egpj ${word}`);
  await page.reload();
  await expect(field(page)).toContainText('<img src=x onerror=alert(1)> **nie**');
  await publish(page);
  await expect(postCard(page, word).filter({ hasText: '<img src=x onerror=alert(1)> **nie**' })).toBeVisible();
});

test('a link into the own network has no preview and does not hinder the post', { tag }, async ({ page, world }) => {
  const { author, word } = await world({ author: {} });
  await actAs(page, author);
  await page.goto('/posts');
  await write(page, `Zobacz ${word} https://localhost.localdomain.com/tajne`);
  await publish(page);
  await expect(page.getByText('Wpis opublikowany')).toBeVisible();
  await expect(postCard(page, word)).toContainText('localhost.localdomain.com/tajne');
});

test('pasted and typed text is not lost on a slow network before the editor has loaded', { tag }, async ({
  page,
  world,
}) => {
  const { me } = await world({ me: {} });
  await actAs(page, me);
  const arrive = await hold(page, '**/*text-box*.js');
  await page.goto('/posts');
  await field(page).click();
  const pasted = `${'😀'.repeat(600)}${'długi wpis.'.repeat(60)}`;
  // At once, as a person does: the page is still loading the editor.
  await page.evaluate((text) => document.execCommand('insertText', false, text), pasted);
  await expect(composer(page).getByText(/^Za długo o\s260\sznaków/)).toBeVisible();
  arrive();
  await expect(composer(page).getByRole('button', { name: 'Opublikuj' })).toBeVisible();
  await expect(field(page)).toHaveText(pasted);
  await expect(composer(page).getByText(/^Za długo o\s260\sznaków/)).toBeVisible();
  await publish(page);
  await expect(field(page)).toHaveAccessibleDescription(/Maksymalnie\s1000\sznaków/);
});
