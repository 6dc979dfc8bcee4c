import { startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { press, pressKeys, tabTo, typeText } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';

/** An owner of the demo data whose contacts no other journey changes. */
const firm = (number: number) => `firma${number}@demo.wspolnik.test`;

test('a person finds a company by keyboard alone, from the suggestions of the header to a contact', async ({
  page,
}) => {
  await startSignedIn(page, firm(30), 'person');
  await page.goto('/posts');
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Czego szukasz?' });
  await tabTo(page, field);
  await typeText(page, 'stolarn');
  const list = page.getByRole('listbox', { name: 'Podpowiedzi' });
  await expect(list.getByRole('option', { name: /Stolarnia Żuraw/ }).first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await pressKeys(page, 'ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  await pressKeys(page, 'Escape');
  await expect(list).toBeHidden();
  await pressKeys(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wyniki dla „stolarn”' })).toBeFocused();
  const main = page.getByRole('main');
  const card = main.getByRole('article').filter({ hasText: 'Stolarnia Żuraw' }).first();
  await expect(card.locator('mark').first()).toHaveText('Stolarn');
  // Repeated on the same data, the invitation is there already.
  await expect(card.getByRole('button').nth(1)).toBeVisible();
  const add = card.getByRole('button', { name: /^(Dodaj|Przyjmij)/ });
  if ((await add.count()) > 0) await press(page, add);
  await expect(card).toContainText(/Zaproszenie wysłane|W\skontaktach/);
});

test('on a phone the magnifier leads to the search, with the field focused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/posts');
  await page.getByRole('banner').getByRole('link', { name: 'Czego szukasz?' }).click();
  await expect(page).toHaveURL(/\/search$/);
  const field = page.getByRole('main').getByRole('combobox', { name: 'Czego szukasz?' });
  await expect(field).toBeFocused();
  await typeText(page, 'sklep internetowy');
  await pressKeys(page, 'Enter');
  await expect(page.getByRole('link', { name: 'Projekt i wdrożenie sklepu internetowego' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Rodzaje wyników' })
    .getByRole('link', { name: /^Oferty/ })
    .click();
  await expect(page).toHaveURL(/type=offers/);
  await page.goBack();
  await expect(page).not.toHaveURL(/type=/);
  await page.goto('/search');
  await expect(page.getByRole('link', { name: 'sklep internetowy', exact: true })).toBeVisible();
});
