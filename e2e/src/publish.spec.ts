import { actAs } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { typeText } from './testing/keyboard.ts';
import { addPictures, button, DETAIL, FRONT, fillBasics, fillPrice, step } from './testing/offer-form.ts';
import { untilSettled } from './testing/settled.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-offers'];

test('a company publishes an offer with two pictures in order, and sees it as others do', { tag }, async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  const { seller } = await world({ seller: { company: { plan: 'free' } } });
  await actAs(page, seller);
  await page.goto('/offers/create');
  await expect(page.getByText('Aktywne oferty w planie: 0 z 3.')).toBeVisible();
  await fillBasics(page, 'Ogród zimowy na wymiar');
  await button(page, 'Dalej').click();

  await expect(step(page, 'Zdjęcia')).toBeFocused();
  await addPictures(page, FRONT, DETAIL);
  await expect(page.getByRole('textbox', { name: 'Opis zdjęcia' })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Opis zdjęcia' }).nth(1).fill('Detal okucia');
  await button(page, 'Przesuń wyżej: Detal okucia').click();
  await button(page, 'Dalej').click();

  await fillPrice(page);
  const example = page.getByRole('region', { name: 'Przykład' });
  await expect(example).toContainText('90,01 zł');
  await expect(example).toContainText('90,00 zł');
  // No other test shows this step in its colours.
  expect(await axe(page)).toEqual([]);
  await button(page, 'Dalej').click();

  await typeText(page.getByRole('combobox', { name: 'Ulica i numer' }), 'Toruń');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('textbox', { name: 'Miasto' })).toHaveValue('Toruń');
  await expect(page.getByRole('region', { name: 'Miejsce oferty na mapie' })).toBeVisible();
  await button(page, 'Dalej').click();

  await expect(step(page, 'Podgląd')).toBeVisible();
  await expect(page.getByRole('main').getByText('Ogród zimowy na wymiar')).toBeVisible();
  await untilSettled(page);
  await button(page, 'Opublikuj ofertę').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Ogród zimowy na wymiar' })).toBeVisible();
  await expect(page.getByText('Oferta została opublikowana')).toBeVisible();
  const reply = await page.request.get(`/api${new URL(page.url()).pathname}/`);
  const { images, city, loyalty_points } = await reply.json();
  expect(images.map(({ alt }: { alt: string }) => alt)).toEqual(['Detal okucia', '']);
  expect({ city, loyalty_points }).toEqual({ city: 'Toruń', loyalty_points: '180.01' });
});
