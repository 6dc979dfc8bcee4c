import { actAs } from './testing/accounts.ts';
import { press, pressKeys, tabTo, typeText } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-companies', '@shell'];

test('a person finds a company by keyboard, from the suggestions of the header to a contact', { tag }, async ({
  page,
  world,
}) => {
  const { firm, person, word } = await world({ firm: { company: { name: 'Stolarnia' } }, person: {} });
  const { name } = firm.company;
  const beginning = word.slice(0, -1);
  await actAs(page, person);
  await page.goto('/posts');
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Szukaj wszędzie' });
  await tabTo(page, field);
  await typeText(page, beginning.toLowerCase());
  const list = page.getByRole('listbox', { name: 'Podpowiedzi' });
  await expect(list.getByRole('option', { name })).toBeVisible();
  await pressKeys(page, 'ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  await pressKeys(page, 'Escape');
  await expect(list).toBeHidden();
  await pressKeys(page, 'Enter');
  const title = `Wyniki dla „${beginning.toLowerCase()}”`;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });
  await expect(card.locator('mark')).toHaveText(beginning);
  await press(page, card.getByRole('button', { name: `Dodaj kontakt: ${name}`, exact: true }));
  await expect(card).toContainText(/Zaproszenie wysłane|W\skontaktach/);
});

test('the magnifier of a phone leads to the search, with the field focused', { tag }, async ({ page, world }) => {
  const { seller, word } = await world({ seller: { company: {}, offers: { shop: { title: 'Sklep internetowy' } } } });
  const words = `sklep ${word.toLowerCase()}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/posts');
  await page.getByRole('banner').getByRole('link', { name: 'Szukaj wszędzie' }).click();
  await expect(page).toHaveURL(/\/search$/);
  const field = page.getByRole('main').getByRole('combobox', { name: 'Czego szukasz?' });
  await expect(field).toBeFocused();
  await typeText(page, words);
  await pressKeys(page, 'Enter');
  await expect(page.getByRole('link', { name: seller.offers.shop.title, exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Rodzaje wyników' })
    .getByRole('link', { name: /^Oferty/ })
    .click();
  await expect(page).toHaveURL(/type=offers/);
  await page.goBack();
  await expect(page).not.toHaveURL(/type=/);
  await page.goto('/search');
  await expect(page.getByRole('link', { name: words, exact: true })).toBeVisible();
});
