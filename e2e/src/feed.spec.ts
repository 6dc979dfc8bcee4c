import type { Browser, Page } from '@playwright/test';
import type { SignedIn } from './testing/accounts.ts';
import { actAs } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { newPerson } from './testing/companies.ts';
import { insertText, pressKeys, typeText } from './testing/keyboard.ts';
import { picture } from './testing/pictures.ts';
import { expect, test } from './testing/test.ts';

/** Another person's browser. */
async function beside(browser: Browser, person: SignedIn): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await actAs(page, person);
  return page;
}

const composer = (page: Page) => page.getByRole('region', { name: 'Nowy wpis' });
const field = (page: Page) => composer(page).getByRole('textbox', { name: 'Treść wpisu' });
const publish = (page: Page) => composer(page).getByRole('button', { name: 'Opublikuj' }).click();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens the field, and types once the editor has taken the place of the plain text area. */
async function write(page: Page, text: string): Promise<void> {
  await field(page).click();
  await expect(composer(page).getByRole('button', { name: 'Opublikuj' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await typeText(page, text);
}

/** Comments on the open post; a mention is chosen from the list. */
async function comment(page: Page, text: string, mention?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Wpis:/ });
  await dialog.getByRole('textbox', { name: 'Twój komentarz' }).click();
  await expect(dialog.getByRole('button', { name: 'Skomentuj' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Twój komentarz' })).toBeFocused();
  await typeText(page, mention ? `${text} @${mention}` : text);
  if (mention) await page.getByRole('option', { name: mention }).click();
  await dialog.getByRole('button', { name: 'Skomentuj' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

test('a post mentions somebody with a picture; likes, comments and answers reach the others at once', async ({
  page,
  browser,
}) => {
  const unique = crypto.randomUUID().slice(0, 6);
  const author = await newPerson(page.request, 'Ada', `Żuraw${unique}`);
  const mentioned = await newPerson(page.request, 'Beata', `Łoś${unique}`);
  const third = await newPerson(page.request, 'Cezary', `Ryś${unique}`);
  const theirs = await beside(browser, mentioned);
  await theirs.goto('/pricing');
  const others = await beside(browser, third);
  await others.goto('/posts');
  await expect(cards(others).first()).toBeVisible();

  await actAs(page, author);
  await page.goto('/posts');
  await write(page, `Otwieramy halę ${unique} razem z @Beata Łoś${unique}`);
  await page.getByRole('option', { name: `Beata Łoś${unique}` }).click();
  const chooser = page.waitForEvent('filechooser');
  await composer(page).getByRole('button', { name: 'Dodaj zdjęcie' }).click();
  await (await chooser).setFiles(picture('hala.png', 90));
  await page.getByRole('dialog').getByRole('button', { name: 'Przytnij' }).click();
  await composer(page).getByRole('textbox', { name: 'Opis zdjęcia' }).fill('Hala od frontu');
  expect(await axe(page)).toEqual([]);
  await publish(page);
  const written = cards(page).filter({ hasText: `Otwieramy halę ${unique}` });
  await expect(written).toBeVisible();
  await expect(written.getByRole('img', { name: 'Hala od frontu' })).toBeVisible();

  await expect(theirs.getByRole('button', { name: 'Powiadomienia, 1 nowe', exact: true })).toBeVisible();
  const seen = cards(others).filter({ hasText: `Otwieramy halę ${unique}` });
  // Posts of journeys beside this one are announced, too.
  await expect(async () => {
    await others.getByRole('button', { name: /now[ye]\S* wpis/ }).click();
    await expect(seen).toBeVisible({ timeout: 2000 });
  }).toPass();
  await seen.getByRole('button', { name: /Lubię to/ }).click();
  await expect(page.getByRole('button', { name: 'Powiadomienia, 1 nowe', exact: true })).toBeVisible();
  await expect(written.getByRole('button', { name: 'Lubię to 1' })).toBeVisible();

  await theirs.goto('/posts');
  await cards(theirs).filter({ hasText: unique }).getByRole('button', { name: 'Komentarze' }).click();
  await comment(theirs, 'Gratulacje, przyjadę');
  await expect(written.getByText('Gratulacje, przyjadę')).toBeVisible();
  await written.getByRole('button', { name: '1 komentarz' }).click();
  await comment(page, 'Do zobaczenia', `Beata Łoś${unique}`);
  const answer = theirs.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Do zobaczenia' });
  await expect(answer.getByRole('link', { name: `Beata Łoś${unique}` })).toBeVisible();
});

test('1001 characters, HTML and turned text lose nothing, and run nothing', async ({ page }) => {
  const person = await newPerson(page.request);
  await actAs(page, person);
  await page.goto('/posts');
  await write(page, 'a');
  await insertText(page, 'ż'.repeat(1000));
  await publish(page);
  await expect(composer(page).getByText('Maksymalnie 1000 znaków.')).toBeVisible();
  await pressKeys(page, 'ControlOrMeta+A');
  const odd = `<img src=x onerror=alert(1)> **nie** \u202Egpj ${crypto.randomUUID()}`;
  await insertText(page, odd);
  await page.reload();
  await expect(field(page)).toContainText('<img src=x onerror=alert(1)> **nie**');
  await publish(page);
  await expect(cards(page).first()).toContainText('<img src=x onerror=alert(1)> **nie**');
});

test('a link into the own network has no preview and does not hinder the post', async ({ page }) => {
  const person = await newPerson(page.request);
  const headers = { Authorization: `Bearer ${person.access}` };
  for (const url of ['http://127.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/', 'javascript:alert(1)']) {
    const reply = await page.request.get('/api/link-preview/', { headers, params: { url } });
    expect([reply.status(), (await reply.json()).code]).toEqual([422, 'link_preview_failed']);
  }
  await actAs(page, person);
  await page.goto('/posts');
  await write(page, 'Zobacz https://localhost.localdomain.com/tajne');
  await publish(page);
  await expect(page.getByText('Wpis opublikowany')).toBeVisible();
  await expect(cards(page).first()).toContainText('Zobacz');
});
