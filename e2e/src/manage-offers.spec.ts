import { actAs } from './testing/accounts.ts';
import { ownOffers } from './testing/companies.ts';
import { pressKeys } from './testing/keyboard.ts';
import { addPictures, button, DETAIL, FRONT, goTo, title } from './testing/offer-form.ts';
import { changePlan } from './testing/plans.ts';
import { expect, test } from './testing/test.ts';

const tag = ['@mf-offers'];

test('an offer is edited and copied with its pictures', { tag }, async ({ page, world }) => {
  const { seller } = await world({ seller: { company: {}, offers: { audit: {} } } });
  const { id, title: before } = seller.offers.audit;
  await actAs(page, seller);
  await page.goto('/offers/manage');
  await page.getByRole('link', { name: `Edytuj: ${before}`, exact: true }).click();
  await title(page).fill('Wersja druga');
  await goTo(page, /Zdjęcia/);
  await addPictures(page, FRONT, DETAIL);
  await expect(page.getByRole('textbox', { name: 'Opis zdjęcia' })).toHaveCount(2);
  await goTo(page, /Podgląd/);
  await button(page, 'Zapisz zmiany').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wersja druga' })).toBeVisible();
  await expect(page).toHaveURL(`/offers/${id}`);

  await page.goto('/offers/manage');
  await page.getByRole('button', { name: 'Więcej: Wersja druga', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Kopiuj ofertę' }).click();
  await title(page).fill('Kopia');
  await goTo(page, /Podgląd/);
  await button(page, 'Opublikuj ofertę').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kopia' })).toBeVisible();
  const copy = await page.request.get(`/api${new URL(page.url()).pathname}/`);
  expect((await copy.json()).images).toHaveLength(2);
});

test('a stored picture is cropped again by keyboard, in its position and with its description', { tag }, async ({
  page,
  world,
}) => {
  const { seller } = await world({ seller: { company: {}, offers: { audit: {} } } });
  const { id } = seller.offers.audit;
  await actAs(page, seller);
  const open = async () => {
    await page.goto(`/offers/${id}/edit`);
    await goTo(page, /Zdjęcia/);
  };
  const saved = async () => {
    await goTo(page, /Podgląd/);
    await button(page, 'Zapisz zmiany').click();
    await expect(page).toHaveURL(`/offers/${id}`);
    const reply = await page.request.get(`/api/offers/${id}/`);
    return (await reply.json()).images as { id: string; url: string; alt: string }[];
  };
  await open();
  await addPictures(page, FRONT, DETAIL);
  await page.getByRole('textbox', { name: 'Opis zdjęcia' }).first().fill('Front');
  const [front, detail] = await saved();

  await open();
  await pressKeys(button(page, 'Przytnij: Front'), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Przytnij zdjęcie' });
  const crop = dialog.getByRole('button', { name: 'Przytnij', exact: true });
  await expect(crop).toBeEnabled();
  await pressKeys(dialog.getByRole('slider', { name: 'Powiększenie' }), 'End');
  await pressKeys(crop, 'Enter');
  await expect(page.getByText('Zdjęcie zostało przycięte')).toBeVisible();
  await expect(button(page, 'Przytnij: Front')).toBeFocused();
  const after = await saved();
  expect(after.map(({ alt }) => alt)).toEqual(['Front', '']);
  expect(after[0]?.url).not.toBe(front?.url);
  expect(after[1]?.id).toBe(detail?.id);

  await open();
  await page.route(`**${after[0]?.url}`, (route) => route.fulfill({ status: 404, body: '' }));
  await button(page, 'Przytnij: Front').click();
  await expect(page.getByText('Front: Tego zdjęcia nie ma już na serwerze.').first()).toBeVisible();
});

test('several offers are switched off at once, and on again', { tag }, async ({ page, world }) => {
  const { seller } = await world({ seller: { company: {}, offers: { one: {}, other: {} } } });
  await actAs(page, seller);
  await page.goto('/offers/manage');
  const states = async () => (await ownOffers(page.request, seller)).map((offer) => offer.is_active);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' }).check();
  await button(page, 'Dezaktywuj').click();
  await expect(page.getByRole('button', { name: 'Nieaktywne (2)', exact: true })).toBeVisible();
  // The page is updated before the server.
  await expect.poll(states).toEqual([false, false]);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByRole('button', { name: 'Aktywne (2)', exact: true })).toBeVisible();
  await expect.poll(states).toEqual([true, true]);
});

test('an offer is deleted after a question', { tag }, async ({ page, world }) => {
  const { seller } = await world({ seller: { company: {}, offers: { audit: {} } } });
  const { title: name } = seller.offers.audit;
  await actAs(page, seller);
  await page.goto('/offers/manage');
  await page.getByRole('button', { name: `Więcej: ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Usuń ofertę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń', exact: true }).click();
  await expect(page.getByText('Oferta została usunięta')).toBeVisible();
  await expect(page.getByText('Nie masz jeszcze ofert')).toBeVisible();
});

test('offers beyond the plan are hidden but retained: announced to their company, invisible to others, back when there is room', {
  tag,
}, async ({ page, browser, world }) => {
  const { seller } = await world({
    seller: { company: { plan: 'standard' }, offers: { one: {}, two: {}, three: {}, four: {} } },
  });
  await changePlan(page, seller, 'free');
  await actAs(page, seller);
  await page.goto('/offers/manage');
  await expect(page.getByText(/1\soferta jest ukryta, bo plan firmy pozwala na mniej/)).toBeVisible();
  await page.getByRole('button', { name: 'Ukryte (1)', exact: true }).click();
  const hidden = page.getByRole('row').filter({ hasText: 'Ukryta przez plan' });
  await expect(hidden).toHaveCount(1);
  const name = (await hidden.getByRole('link').first().textContent()) ?? '';
  const path = (await hidden.getByRole('link').first().getAttribute('href')) ?? '';

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(path);
  await expect(guest.getByRole('heading', { name: 'Tej oferty już nie ma' })).toBeVisible();

  await page.goto('/offers/manage?status=active');
  await page
    .getByRole('checkbox', { name: /^Zaznacz: / })
    .first()
    .check();
  await button(page, 'Dezaktywuj').click();
  await expect(page.getByText(/jest ukryta, bo plan/)).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await guest.context().close();
});
