import type { Page } from '@playwright/test';
import { actAs, type SignedIn } from './testing/accounts.ts';
import { commentOn, openPost, postCard, reportPost, writePost } from './testing/posts.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-feed', '@mf-admin'];

async function report(page: Page, words: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Kategoria/ }).selectOption('spam');
  await dialog.getByRole('textbox', { name: /Opis/ }).fill(words);
  await dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page.getByText('Zgłoszenie wysłane.')).toBeVisible();
}

/** The queue of one kind: the page shows the first 30. */
async function openQueue(page: Page, admin: SignedIn, query: string) {
  await actAs(page, admin);
  await page.goto(`/admin/moderation?${query}`);
}

async function decide(page: Page, text: string, action: string, reason: string) {
  await postCard(page, text)
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .click();
  const dialog = page.getByRole('dialog');
  if (action === 'Ukryj') {
    await dialog.getByRole('combobox', { name: /Podstawa/ }).selectOption('terms');
    await dialog.getByRole('textbox', { name: /Który/ }).fill('§ 7 ust. 2');
  }
  await dialog.getByRole('textbox', { name: /Uzasadnienie/ }).fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(postCard(page, text)).toHaveCount(0);
}

test('a reported post is hidden, its author appeals, and another admin restores it', { tag }, async ({
  page,
  world,
  beside,
}) => {
  test.setTimeout(120_000);
  const { reader, writer, admin, other, word } = await world({
    reader: {},
    writer: {},
    admin: { admin: true },
    other: { admin: true },
  });
  const text = `Zaproszenie na targi ${word}`;
  const id = await writePost(page.request, writer, text);
  await actAs(page, reader);
  await page.goto(`/posts?post=${id}`);
  await openPost(page)
    .getByRole('button', { name: /^Czynności/ })
    .click();
  await page.getByRole('menuitem', { name: 'Zgłoś wpis' }).click();
  await report(page, 'To reklama');

  await openQueue(page, admin, 'type=post');
  await expect(postCard(page, text).getByText('To reklama')).toBeVisible();
  await decide(page, text, 'Ukryj', 'Reklama bez oznaczenia');

  const writers = await beside(writer);
  await writers.goto('/notifications');
  await writers.getByRole('link', { name: /Twój wpis został ukryty/ }).click();
  await expect(writers.getByRole('heading', { name: 'Wpis został ukryty' })).toBeVisible();
  await expect(writers.getByText('Regulamin: § 7 ust. 2')).toBeVisible();
  await writers.getByRole('textbox', { name: /Dlaczego/ }).fill('To zaproszenie, nie reklama');
  await writers.getByRole('button', { name: 'Wyślij odwołanie' }).click();
  await expect(writers.getByText(/czeka na decyzję/).first()).toBeVisible();
  await writers.goto(`/profiles/${writer.user.id}`);
  await expect(postCard(writers, text).getByText('Ten wpis jest ukryty')).toBeVisible();

  await openQueue(page, admin, 'status=appealed&type=post');
  await expect(postCard(page, text).getByText(/rozpatrzy inna osoba/)).toBeVisible();
  await expect(postCard(page, text).getByRole('button')).toHaveCount(0);
  await openQueue(page, other, 'status=appealed&type=post');
  await decide(page, text, 'Przywróć', 'Zaproszenie jest dozwolone');
  await expect(postCard(writers, text).getByText('Ten wpis jest ukryty')).toHaveCount(0);
  await expect(postCard(writers, text).getByRole('button', { name: 'Lubię to', exact: true })).toBeVisible();

  await actAs(page, reader);
  await page.goto(`/posts?post=${id}`);
  await expect(openPost(page).getByText(text)).toBeVisible();
});

test('a reported comment is hidden from others', { tag }, async ({ page, world }) => {
  const { reader, writer, admin, word } = await world({ reader: {}, writer: {}, admin: { admin: true } });
  const words = `Kup u mnie ${word}`;
  const id = await writePost(page.request, reader, 'Kto zna dobrego drukarza?');
  await commentOn(page.request, writer, id, words);
  await actAs(page, reader);
  await page.goto(`/posts?post=${id}`);
  await openPost(page)
    .getByRole('button', { name: `Zgłoś komentarz: ${writer.name}` })
    .click();
  await report(page, 'Reklama pod pytaniem');
  await openQueue(page, admin, 'type=comment');
  await decide(page, words, 'Ukryj', 'Reklama');
  await actAs(page, reader);
  await page.goto(`/posts?post=${id}`);
  await expect(openPost(page).getByText('Ten komentarz został ukryty przez administrację.')).toBeVisible();
  await expect(openPost(page).getByText(words)).toHaveCount(0);
});

test('two admins decide only about what they have read, and an open appeal follows a later decision', { tag }, async ({
  page,
  world,
  beside,
}) => {
  test.setTimeout(120_000);
  const { writer, reader, neighbour, admin, other, word } = await world({
    writer: {},
    reader: {},
    neighbour: {},
    admin: { admin: true },
    other: { admin: true },
  });
  const text = `Ostatnia szansa ${word}`;
  const id = await writePost(page.request, writer, text);
  await reportPost(page.request, reader, { post_id: id, category: 'spam', reason: 'To reklama' });
  const others = await beside(other);
  const open = async (each: Page, reason: string) => {
    await postCard(each, text)
      .getByRole('button', { name: /^Bez naruszenia/ })
      .click();
    await each
      .getByRole('dialog')
      .getByRole('textbox', { name: /Uzasadnienie/ })
      .fill(reason);
  };
  const dismiss = (each: Page) => each.getByRole('dialog').getByRole('button', { name: 'Bez naruszenia', exact: true });
  await openQueue(page, admin, 'type=post');
  await others.goto('/admin/moderation?type=post');
  await open(page, 'Zwykłe ogłoszenie');
  await open(others, 'Nic złego');

  // A worse report comes while both write.
  await reportPost(page.request, neighbour, { post_id: id, category: 'violence', reason: 'Grozi sąsiadom' });
  for (const each of [page, others]) {
    await expect(each.getByRole('dialog')).toContainText('Nowe zgłoszenie: Przemoc lub groźby');
    await expect(each.getByRole('dialog')).toContainText('Grozi sąsiadom');
    await expect(dismiss(each)).toHaveCount(0);
    await each.getByRole('button', { name: 'Rozumiem, pytaj jeszcze raz' }).click();
  }
  await dismiss(page).click();
  await expect(page.getByText('Zgłoszenia zostały rozpatrzone')).toBeVisible();
  const late = others.getByRole('dialog');
  await expect(late).toContainText(`Nowa decyzja: Bez naruszenia (${admin.name})`);
  await expect(late).toContainText('Zwykłe ogłoszenie');
  await expect(late.getByRole('textbox', { name: /Uzasadnienie/ })).toHaveValue('Nic złego');
  await expect(dismiss(others)).toBeDisabled();
  await late.getByRole('button', { name: 'Anuluj', exact: true }).click();
  await expect(postCard(others, text)).toHaveCount(0);

  const readers = await beside(reader);
  await readers.goto('/notifications');
  await readers.getByRole('link', { name: /Rozpatrzono Twoje zgłoszenie wpisu/ }).click();
  await readers.getByRole('textbox', { name: /Dlaczego/ }).fill('To jednak reklama');
  await reportPost(page.request, neighbour, { post_id: id, category: 'violence', reason: 'Grozi nadal' });
  await expect(postCard(others, text).getByText('Grozi nadal')).toBeVisible();
  await decide(others, text, 'Ukryj', 'Groźby');
  await expect(readers.getByText('Tę decyzję zastąpiła nowsza')).toBeVisible();
  await expect(readers.getByRole('textbox')).toHaveCount(0);
  await readers.getByRole('link', { name: 'Zobacz nowszą decyzję' }).click();
  await expect(readers.getByRole('heading', { name: 'Wpis został ukryty' })).toBeVisible();
});

test('a reported offer is hidden, and both sides read why', { tag: ['@mf-offers', '@mf-feed', '@mf-admin'] }, async ({
  page,
  world,
  beside,
}) => {
  test.setTimeout(120_000);
  const { seller, reader, admin } = await world({
    seller: { company: {}, offers: { audit: {} } },
    reader: {},
    admin: { admin: true },
  });
  const { id, title } = seller.offers.audit;
  await actAs(page, reader);
  await page.goto(`/offers/${id}`);
  await page.getByRole('button', { name: 'Zgłoś ofertę' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Kategoria/ }).selectOption('misleading');
  await dialog.getByRole('textbox', { name: /Opis/ }).fill('Inna cena na miejscu');
  await dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
  await expect(page.getByText('Zgłoszenie wysłane.')).toBeVisible();

  await actAs(page, admin);
  await page.goto(`/admin/offers?q=${id}`);
  await page.getByRole('link', { name: `Sprawa: ${title}` }).click();
  await expect(page.getByText('Inna cena na miejscu')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Historia sprzedającego' })).toBeVisible();
  await page.getByRole('button', { name: /^Ukryj/ }).click();
  await dialog.getByRole('combobox', { name: /Podstawa/ }).selectOption('terms');
  await dialog.getByRole('textbox', { name: /Który/ }).fill('§ 7 ust. 2');
  await dialog.getByRole('textbox', { name: /Uzasadnienie/ }).fill('Cena wprowadza w błąd');
  await dialog.getByRole('button', { name: 'Ukryj', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Przywróć/ })).toBeVisible();

  const sellers = await beside(seller);
  await sellers.goto(`/offers/${id}`);
  await sellers.getByRole('link', { name: 'Zobacz decyzję i odwołaj się' }).click();
  await expect(sellers.getByRole('heading', { name: 'Oferta została ukryta' })).toBeVisible();
  await expect(sellers.getByText('Cena wprowadza w błąd')).toBeVisible();

  await actAs(page, reader);
  await page.goto('/notifications');
  await page.getByRole('link', { name: /Rozpatrzono Twoje zgłoszenie oferty/ }).click();
  await expect(page.getByText('Cena wprowadza w błąd')).toBeVisible();
  await page.goto(`/offers/${id}`);
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});
