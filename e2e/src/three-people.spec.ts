import { actAs } from './testing/accounts.ts';
import { typeText } from './testing/keyboard.ts';
import { openPost, postCard } from './testing/posts.ts';
import { expect, test } from './testing/test.ts';

// In three browsers: who seeks a contractor, who offers the work, and the person whom both know.

const CATEGORY = 'Energia';

test('a post that seeks a contractor ends as a contact of two people who know who brought them together', {
  tag: ['@mf-feed', '@mf-companies', '@mf-messaging'],
}, async ({ page: seeking, world, beside }) => {
  test.setTimeout(240_000);
  // No other company is there, so the post notifies only the one of this journey.
  const town = `Drohiczyn ${crypto.randomUUID().slice(0, 8)}`;
  const { seeker, seller, friend, word } = await world({
    seeker: { first_name: 'Ada', contacts: ['friend'] },
    seller: {
      first_name: 'Beata',
      company: { name: 'Dachy', city: town },
      offers: { roof: { title: 'Panele na dach', category: CATEGORY, city: town } },
    },
    friend: { first_name: 'Cyryl', contacts: ['seller'] },
  });
  const selling = await beside(seller);
  await selling.goto('/pricing');
  const between = await beside(friend);
  await between.goto('/network/introductions');
  await expect(between.getByText('Nie masz przedstawień')).toBeVisible();

  // The post.
  await actAs(seeking, seeker);
  await seeking.goto('/posts?network=true');
  const composer = seeking.getByRole('region', { name: 'Nowy wpis' });
  await composer.getByRole('textbox', { name: 'Treść wpisu' }).click();
  await composer.getByRole('button', { name: 'Szukam wykonawcy' }).click();
  await composer.getByRole('treeitem', { name: CATEGORY }).click();
  await composer.getByRole('textbox', { name: 'Miejscowość' }).fill(town);
  await composer.getByRole('textbox', { name: 'Treść wpisu' }).click();
  await typeText(seeking, `Chcę paneli na dach ${word}`);
  await composer.getByRole('button', { name: 'Opublikuj' }).click();
  await postCard(seeking, word).getByRole('button', { name: 'Komentarze' }).click();

  // The company is notified, and answers with its offer.
  await selling.getByRole('button', { name: 'Powiadomienia, 1 nowe', exact: true }).click();
  await selling.getByRole('link', { name: new RegExp(`${seeker.name} szuka wykonawcy: ${CATEGORY}`) }).click();
  const asked = openPost(selling);
  await asked.getByRole('textbox', { name: 'Twój komentarz' }).click();
  await asked.getByRole('button', { name: 'Dołącz ofertę' }).click();
  await asked.getByRole('combobox', { name: 'Oferta' }).selectOption({ label: seller.offers.roof.title });
  await asked.getByRole('textbox', { name: 'Twój komentarz' }).click();
  await typeText(selling, 'Przyjedziemy w sobotę');
  await asked.getByRole('button', { name: 'Skomentuj' }).click();

  // The seeker reads the answer at once, and finds a person of the company whom somebody can introduce.
  const answer = openPost(seeking).getByRole('listitem').filter({ hasText: 'Przyjedziemy w sobotę' });
  await expect(answer.getByRole('link', { name: new RegExp(seller.offers.roof.title) })).toBeVisible();
  await answer.getByRole('link', { name: seller.company.name }).click();
  await seeking.getByRole('region', { name: 'Zespół' }).getByRole('link', { name: seller.name }).click();
  const chain = seeking.getByRole('region', { name: 'Kto Was łączy' });
  await expect(chain.getByRole('listitem').nth(1)).toContainText(friend.name);
  await chain.getByRole('button', { name: 'Poproś o przedstawienie' }).click();
  const request = seeking.getByRole('dialog', { name: 'Poproś o przedstawienie' });
  await request.getByRole('textbox').fill('Szukam kogoś do dachu.');
  await request.getByRole('button', { name: 'Wyślij prośbę' }).click();
  await expect(chain.getByRole('link', { name: 'Prośba o przedstawienie czeka na odpowiedź' })).toBeVisible();

  // The friend introduces.
  await between.getByRole('article').getByRole('button', { name: 'Przedstaw', exact: true }).click();
  const words = between.getByRole('dialog', { name: `Przedstaw: ${seeker.name}` });
  await words.getByRole('textbox').fill('Znamy się z pracy.');
  await words.getByRole('button', { name: 'Przedstaw', exact: true }).click();
  await expect(between.getByRole('article')).toContainText('Przedstawiono');

  // The wanted one reads why, and accepts.
  await actAs(selling, { ...seller, company: null });
  await selling.goto('/network?status=they_connected');
  const invitation = selling.getByRole('article').filter({ hasText: seeker.name });
  for (const text of [`Przedstawia: ${friend.name}`, 'Znamy się z pracy.', 'Szukam kogoś do dachu.']) {
    await expect(invitation).toContainText(text);
  }
  await invitation.getByRole('button', { name: `Przyjmij zaproszenie: ${seeker.name}` }).click();

  // Both are contacts, and read who brought them together.
  await expect(seeking.getByRole('main').getByRole('button', { name: `Więcej: ${seller.name}` })).toBeVisible();
  await seeking.goto(`/profiles/${seller.user.id}`);
  await selling.goto(`/profiles/${seeker.user.id}`);
  for (const page of [seeking, selling]) {
    const ties = page.getByRole('list', { name: 'Co Was łączy' });
    await expect(ties).toContainText(`Poznaliście się przez: ${friend.name}`);
    await expect(ties).toContainText('W kontaktach od');
    await expect(ties).toContainText(`Wspólne kontakty: ${friend.name}`);
  }
});
