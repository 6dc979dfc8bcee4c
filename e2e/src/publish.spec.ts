import { deflateSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demo, fillLogin, startSignedIn } from './support/accounts.ts';
import { actAs, newCompany, newOffer, ownOffers } from './support/companies.ts';
import { fixedPriceOffer } from './support/offers.ts';
import { expect, test } from './support/test.ts';
import { PL } from './support/texts.ts';

/** CRC of a PNG's chunks. */
function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

/** A real picture of one grey, 64 × 40. */
function picture(name: string, grey: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(64, 0);
  header.writeUInt32BE(40, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(40 * 65, grey);
  for (let row = 0; row < 40; row += 1) rows[row * 65] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

const FRONT = picture('front.png', 60);
const DETAIL = picture('detal.png', 180);

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const goTo = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Kroki' }).getByRole('button', { name }).click();
const title = (page: Page) => page.getByRole('textbox', { name: 'Tytuł' });

async function fillBasics(page: Page, text: string): Promise<void> {
  await title(page).fill(text);
  await page.getByRole('treeitem', { name: /Energia/ }).click();
  await page.getByRole('textbox', { name: 'Opis' }).click();
  await page.keyboard.type('Pomiar i wycena bez zobowiązań.');
}

async function fillPrice(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Cena' }).fill('1800');
  await page.getByRole('textbox', { name: /^Nagroda łącznie/ }).fill('180,01');
}

const addPictures = (page: Page, ...files: (typeof FRONT)[]) => page.locator('input[type="file"]').setInputFiles(files);

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test('a company publishes an offer with two pictures in its order, and sees it as others do', async ({ page }) => {
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

  await page.getByRole('combobox', { name: 'Ulica i numer' }).pressSequentially('Toruń');
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

test('a draft with its picture survives a crash of the tab', async ({ page, context }) => {
  await startSignedIn(page, demo('owner'), 'company');
  await page.goto('/offers/create');
  await title(page).fill('Niedokończona oferta');
  await goTo(page, /Zdjęcia/);
  await addPictures(page, FRONT);
  await page.getByRole('textbox', { name: 'Opis zdjęcia' }).fill('Front sklepu');
  await expect(page.getByText(/^Szkic zapisany/)).toBeVisible();
  // What is on the disk, not what the page means to write.
  await expect.poll(() => page.evaluate(() => Object.values({ ...localStorage }).join())).toContain('Front sklepu');
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('/offers/create');
  await expect(step(again, 'Zdjęcia')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Opis zdjęcia' })).toHaveValue('Front sklepu');
  const width = () =>
    again
      .locator('li img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(64);
  await goTo(again, /Podstawy/);
  await expect(title(again)).toHaveValue('Niedokończona oferta');

  await button(again, 'Odrzuć szkic').click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Odrzuć szkic' }).click();
  await expect(title(again)).toHaveValue('');
  await again.reload();
  await expect(title(again)).toHaveValue('');
});

test('leaving with unsaved changes asks, and staying keeps them', async ({ page }) => {
  await startSignedIn(page, demo('owner'), 'company');
  await page.goto('/offers/create');
  await title(page).fill('Niedokończona oferta');
  await page.getByRole('banner').getByRole('link', { name: 'Firmy' }).click();
  const question = page.getByRole('alertdialog', { name: 'Opuścić stronę?' });
  await question.getByRole('button', { name: 'Zostań' }).click();
  await expect(page).toHaveURL(/offers\/create$/);
  await expect(title(page)).toHaveValue('Niedokończona oferta');
  await page.getByRole('banner').getByRole('link', { name: 'Firmy' }).click();
  await question.getByRole('button', { name: 'Opuść stronę' }).click();
  await expect(page).toHaveURL(/companies$/);
});

test('a session that ends in the middle of the form loses nothing', async ({ page }) => {
  const session = await startSignedIn(page, demo('owner'), 'company');
  await page.goto('/offers/create');
  await fillBasics(page, 'Oferta z przerwą');
  await goTo(page, /Cena i punkty/);
  await fillPrice(page);
  await expect(page.getByText(/^Szkic zapisany/)).toBeVisible();
  await goTo(page, /Podgląd/);
  await expect(page.getByRole('main').getByText('Oferta z przerwą')).toBeVisible();
  const ended = await page.request.post('/api/accounts/logout/', {
    headers: { Authorization: `Bearer ${session.access}` },
    data: { refresh: session.refresh },
  });
  expect(ended.status()).toBe(204);
  // The page hears of the end by its own next call, or by this one.
  await expect(async () => {
    if (page.url().endsWith('/offers/create')) await button(page, 'Opublikuj ofertę').click({ timeout: 1000 });
    expect(page.url()).toMatch(/auth\/login\?from=%2Foffers%2Fcreate/);
  }).toPass();
  await fillLogin(page, PL, demo('owner'), 'Demo!2345');
  // A new session is the person's own; the way leads on through the choice of the company.
  await page.getByRole('button', { name: session.company?.name }).click();
  await expect(step(page, 'Podgląd')).toBeVisible();
  await goTo(page, /Podstawy/);
  await expect(title(page)).toHaveValue('Oferta z przerwą');
});

test('at the plan’s limit a company is told before, saves inactive, and cannot activate a fourth', async ({ page }) => {
  const seller = await newCompany(page.request);
  for (let made = 0; made < 3; made += 1) await newOffer(page.request, seller);
  await actAs(page, seller);
  await page.goto('/offers/create');
  await expect(page.getByText('Wszystkie miejsca w planie są zajęte')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zmień plan' })).toHaveAttribute('href', '/companies/payments/plans');
  await fillBasics(page, 'Czwarta oferta');
  await goTo(page, /Cena i punkty/);
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

test('a company that is not verified learns what helps before it writes an offer', async ({ page }) => {
  await actAs(page, await newCompany(page.request, { active: false }));
  await page.goto('/offers/create');
  await expect(page.getByText('Firma nie jest jeszcze aktywna')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zweryfikuj firmę' })).toHaveAttribute(
    'href',
    '/companies/verify-company',
  );
});

test('an offer is edited and copied with its pictures', async ({ page }) => {
  const seller = await newCompany(page.request);
  const { id } = await newOffer(page.request, seller, { title: 'Wersja pierwsza' });
  await actAs(page, seller);
  await page.goto('/offers/manage');
  await page.getByRole('link', { name: 'Edytuj: Wersja pierwsza' }).click();
  await title(page).fill('Wersja druga');
  await goTo(page, /Zdjęcia/);
  await addPictures(page, FRONT, DETAIL);
  await expect(page.getByRole('textbox', { name: 'Opis zdjęcia' })).toHaveCount(2);
  await goTo(page, /Podgląd/);
  await button(page, 'Zapisz zmiany').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wersja druga' })).toBeVisible();
  await expect(page).toHaveURL(`/offers/${id}`);

  await page.goto('/offers/manage');
  await page.getByRole('button', { name: 'Więcej: Wersja druga' }).click();
  await page.getByRole('menuitem', { name: 'Kopiuj ofertę' }).click();
  await title(page).fill('Kopia');
  await goTo(page, /Podgląd/);
  await button(page, 'Opublikuj ofertę').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kopia' })).toBeVisible();
  const copy = await page.request.get(`/api${new URL(page.url()).pathname}/`);
  expect((await copy.json()).images).toHaveLength(2);
});

test('several offers are switched off at once, and back', async ({ page }) => {
  const seller = await newCompany(page.request);
  await newOffer(page.request, seller);
  await newOffer(page.request, seller);
  await actAs(page, seller);
  await page.goto('/offers/manage');
  const states = async () => (await ownOffers(page.request, seller)).map((offer) => offer.is_active);
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' }).check();
  expect(await axe(page)).toEqual([]);
  await button(page, 'Dezaktywuj').click();
  await expect(page.getByRole('button', { name: 'Nieaktywne (2)' })).toBeVisible();
  expect(await states()).toEqual([false, false]);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByRole('button', { name: 'Aktywne (2)' })).toBeVisible();
  expect(await states()).toEqual([true, true]);
});

test('an offer is deleted after a question', async ({ page }) => {
  const seller = await newCompany(page.request);
  const { title: name } = await newOffer(page.request, seller);
  await actAs(page, seller);
  await page.goto('/offers/manage');
  await page.getByRole('button', { name: `Więcej: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Usuń ofertę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText('Oferta została usunięta')).toBeVisible();
  await expect(page.getByText('Nie masz jeszcze ofert')).toBeVisible();
});

test('only those who may come in: a guest signs in first, a person chooses a company, a stranger is refused', async ({
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
