import type { Browser, Locator, Page } from '@playwright/test';
import { actAs } from '../testing/accounts.ts';
import { expect, test } from '../testing/test.ts';

const tag = ['@mf-admin', '@shell'];
const PRICE_DAY = '2040-01-02';
/** A red square of 8 pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGO4w8CAFWEXHbQSALUDNwEuq85EAAAAAElFTkSuQmCC',
  'base64',
);

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const row = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });

/** Chooses the option of a select with search whose path ends with the name. */
async function choose(dialog: Locator, label: RegExp, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label }).fill(name);
  await dialog.getByRole('option', { name }).click();
}

async function asGuest(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  await use(await context.newPage());
  await context.close();
}

test('a document that an admin publishes is found and previewed by a guest, and gone when it is hidden', {
  tag,
}, async ({ page, browser, world }) => {
  const title = unique('Źródła');
  const { admin } = await world({ admin: { admin: true } });
  await actAs(page, admin);
  await page.goto('/admin/library');
  await page.getByRole('button', { name: 'Dodaj dokument' }).click();
  const form = page.getByRole('dialog', { name: 'Nowy dokument' });
  await form.getByLabel(/^Tytuł po polsku/).fill(title);
  await form.getByLabel(/^Tytuł po angielsku/).fill(title);
  await form.getByLabel(/^Temat/).selectOption({ label: 'Prawo i dane' });
  await form.locator('input[type=file]').setInputFiles({ name: 'schemat.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(form.getByText('Dodano: schemat.png')).toBeVisible();
  await form.getByRole('button', { name: 'Dodaj dokument' }).click();
  await expect(row(page, title)).toBeVisible();

  await asGuest(browser, async (guest) => {
    await guest.goto('/library');
    await guest.getByRole('searchbox', { name: 'Szukaj w bibliotece' }).fill(title.replace('Źródła', 'zrodla'));
    await guest.getByRole('button', { name: `Podgląd: ${title}` }).click();
    const preview = guest.getByRole('dialog', { name: title });
    const picture = preview.getByRole('img', { name: title });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  });

  await row(page, title)
    .getByRole('button', { name: `Ukryj: ${title}` })
    .click();
  await expect(row(page, title).getByText('Ukryty')).toBeVisible();
  await asGuest(browser, async (guest) => {
    await guest.goto(`/library?q=${encodeURIComponent(title)}`);
    await expect(guest.getByRole('link', { name: 'Wyczyść filtry' })).toBeVisible();
  });
});

test('a price is planned, shown to everybody beside the one in force, and withdrawn', { tag }, async ({
  page,
  browser,
  world,
}) => {
  const { admin } = await world({ admin: { admin: true } });
  await actAs(page, admin);
  await page.goto('/admin/plans');
  await row(page, 'Premium').getByRole('button', { name: 'Zaplanuj cenę: Premium' }).click();
  const form = page.getByRole('dialog', { name: 'Nowa cena planu Premium' });
  await form.getByLabel(/^Cena za okres/).fill('279');
  await form.getByLabel(/^Obowiązuje od/).fill('2020-01-01');
  await form.getByRole('button', { name: 'Zaplanuj cenę' }).click();
  await expect(form.getByText(/^Wybierz datę nie wcześniejszą niż/)).toBeVisible();
  await form.getByLabel(/^Obowiązuje od/).fill(PRICE_DAY);
  await form.getByRole('button', { name: 'Zaplanuj cenę' }).click();
  await expect(form).toBeHidden();
  await expect(row(page, 'Premium').getByText('Planowana')).toBeVisible();

  await asGuest(browser, async (guest) => {
    await guest.goto('/pricing');
    await expect(row(guest, 'Premium').getByText(/^249,00/)).toBeVisible();
    await expect(row(guest, 'Premium').getByText(/^od \d.*: 279,00/)).toBeVisible();
  });

  await row(page, 'Premium')
    .getByRole('button', { name: /^Odwołaj cenę 279,00/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odwołaj' }).click();
  await expect(row(page, 'Premium').getByText('Planowana')).toBeHidden();
});

test('a category is added, refuses to be merged into its child, and is merged into another one', { tag }, async ({
  page,
  world,
}) => {
  const [parent, child, other] = [unique('Żegluga'), unique('Jachty'), unique('Transport')];
  const { admin } = await world({ admin: { admin: true } });
  await actAs(page, admin);
  await page.goto('/admin/categories');
  const add = async (name: string, into?: string) => {
    await page.getByRole('button', { name: 'Dodaj kategorię' }).click();
    const form = page.getByRole('dialog', { name: 'Nowa kategoria' });
    await form.getByLabel(/^Nazwa po polsku/).fill(name);
    await form.getByLabel(/^Nazwa po angielsku/).fill(name);
    if (into) await choose(form, /^Kategoria nadrzędna/, into);
    await form.getByRole('button', { name: 'Dodaj kategorię' }).click();
    await expect(row(page, name)).toBeVisible();
  };
  await add(parent);
  await add(child, parent);
  await add(other);

  await row(page, parent)
    .getByRole('button', { name: `Scal: ${parent}` })
    .click();
  const merge = page.getByRole('dialog', { name: `Scal kategorię „${parent}”` });
  await expect(merge.getByText(/podkategorie – 1/)).toBeVisible();
  await choose(merge, /^Przenieś do/, child);
  await merge.getByRole('button', { name: 'Scal kategorie' }).click();
  await expect(merge.getByText('Ta kategoria leży wewnątrz przenoszonej. Wybierz inną.')).toBeVisible();
  await choose(merge, /^Przenieś do/, other);
  await merge.getByRole('button', { name: 'Scal kategorie' }).click();
  await expect(row(page, parent)).toBeHidden();

  const tree = (await (await page.request.get('/api/categories/')).json()) as {
    name: string;
    children: { name: string }[];
  }[];
  expect(tree.find(({ name }) => name === other)?.children.map(({ name }) => name)).toEqual([child]);

  for (const name of [child, other]) {
    await row(page, name)
      .getByRole('button', { name: `Usuń: ${name}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
    await expect(row(page, name)).toBeHidden();
  }
});
