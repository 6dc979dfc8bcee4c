import { actAs, demo, startSignedIn } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { newCompany, newOffer, ownOffers } from './testing/companies.ts';
import { typeText } from './testing/keyboard.ts';
import { addPictures, button, DETAIL, FRONT, fillBasics, fillPrice, goTo, step } from './testing/offer-form.ts';
import { fixedPriceOffer } from './testing/offers.ts';
import { expect, test } from './testing/test.ts';

test('a company publishes an offer with two pictures in order, and sees it as others do', async ({ page }) => {
  // The longest journey: all steps of the form, each checked by axe.
  test.setTimeout(120_000);
  const seller = await newCompany(page.request);
  await actAs(page, seller);
  await page.goto('/offers/create');
  await expect(page.getByText('Aktywne oferty w planie: 0 z 3.')).toBeVisible();
  await fillBasics(page, 'Ogród zimowy na wymiar');
  expect(await axe(page)).toEqual([]);
  await button(page, 'Dalej').click();

  await expect(step(page, 'Zdjęcia')).toBeFocused();
  await addPictures(page, FRONT, DETAIL);
  await expect(page.getByRole('textbox', { name: 'Opis zdjęcia' })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Opis zdjęcia' }).nth(1).fill('Detal okucia');
  await button(page, 'Przesuń wyżej: Detal okucia').click();
  expect(await axe(page)).toEqual([]);
  await button(page, 'Dalej').click();

  await fillPrice(page);
  const example = page.getByRole('region', { name: 'Przykład' });
  await expect(example).toContainText('90,01 zł');
  await expect(example).toContainText('90,00 zł');
  expect(await axe(page)).toEqual([]);
  await button(page, 'Dalej').click();

  await typeText(page.getByRole('combobox', { name: 'Ulica i numer' }), 'Toruń');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('textbox', { name: 'Miasto' })).toHaveValue('Toruń');
  await expect(page.getByRole('region', { name: 'Miejsce oferty na mapie' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await button(page, 'Dalej').click();

  await expect(step(page, 'Podgląd')).toBeVisible();
  await expect(page.getByRole('main').getByText('Ogród zimowy na wymiar')).toBeVisible();
  await button(page, 'Opublikuj ofertę').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Ogród zimowy na wymiar' })).toBeVisible();
  await expect(page.getByText('Oferta została opublikowana')).toBeVisible();
  const [made] = await ownOffers(page.request, seller);
  await expect(page).toHaveURL(`/offers/${made?.id}`);
  const reply = await page.request.get(`/api/offers/${made?.id}/`);
  const { images, city, loyalty_points } = await reply.json();
  expect(images.map(({ alt }: { alt: string }) => alt)).toEqual(['Detal okucia', '']);
  expect({ city, loyalty_points }).toEqual({ city: 'Toruń', loyalty_points: '180.01' });
});

test('a company at its plan’s limit is warned, saves an inactive offer, and cannot activate a fourth', async ({
  page,
}) => {
  const seller = await newCompany(page.request);
  for (let made = 0; made < 3; made += 1) await newOffer(page.request, seller);
  await actAs(page, seller);
  await page.goto('/offers/create');
  await expect(page.getByText('Wszystkie miejsca w planie są zajęte')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zmień plan' })).toHaveAttribute('href', '/companies/payments/plans');
  await fillBasics(page, 'Czwarta oferta');
  await goTo(page, /Cena i\spunkty/);
  await fillPrice(page);
  await goTo(page, /Podgląd/);
  await button(page, 'Zapisz jako nieaktywną').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Czwarta oferta' })).toBeVisible();

  await page.goto('/offers/manage?status=inactive');
  await page.getByRole('button', { name: 'Więcej: Czwarta oferta' }).click();
  await page.getByRole('menuitem', { name: 'Aktywuj ofertę' }).click();
  await expect(page.getByText(/Masz już tyle ofert, na ile pozwala plan firmy/)).toBeVisible();
  const fourth = (await ownOffers(page.request, seller)).find((offer) => offer.title === 'Czwarta oferta');
  expect(fourth?.is_active).toBe(false);
});

test('a company that is not verified learns how to get verified before it writes an offer', async ({ page }) => {
  await actAs(page, await newCompany(page.request, { active: false }));
  await page.goto('/offers/create');
  await expect(page.getByText('Firma nie jest jeszcze aktywna')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zweryfikuj firmę' })).toHaveAttribute(
    'href',
    '/companies/verify-company',
  );
});

test('access is controlled: a guest signs in first, a person chooses a company, a stranger is refused', async ({
  page,
}) => {
  await page.goto('/offers/create');
  await expect(page).toHaveURL(/auth\/login\?from=%2Foffers%2Fcreate/);
  await startSignedIn(page, demo('user'));
  await page.goto('/offers/manage?status=active');
  await expect(page).toHaveURL(/auth\/change-profile\?from=%2Foffers%2Fmanage%3Fstatus%3Dactive/);

  const owner = await startSignedIn(page, demo('owner'), 'company');
  const foreign = await fixedPriceOffer(page.request, { notSeller: owner.company?.id ?? '' });
  await page.goto(`/offers/${foreign.id}/edit`);
  await expect(page.getByText('To oferta innej firmy')).toBeVisible();
  await page.goto('/offers/01890000-0000-7000-8000-000000000000/edit');
  await expect(page.getByText('Tej oferty już nie ma')).toBeVisible();
});
