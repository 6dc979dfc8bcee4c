import { demo, endSession, fillLogin, startSignedIn } from './support/accounts.ts';
import { addPictures, button, FRONT, fillBasics, fillPrice, goTo, step, title } from './support/offer-form.ts';
import { expect, test } from './support/test.ts';
import { PL } from './support/texts.ts';

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
  await endSession(page.request, session);
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
