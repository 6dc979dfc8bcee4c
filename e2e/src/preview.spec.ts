import type { Page } from '@playwright/test';
import { expect, test } from './testing/test.ts';

const tag = ['@shell'];

/** Whether anything but white is drawn on the canvas. */
const isDrawn = (page: Page) =>
  page.getByRole('img', { name: /^Strona 1 z \d+$/ }).evaluate((canvas: HTMLCanvasElement) =>
    canvas
      .getContext('2d')
      ?.getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value, index) => index % 4 !== 3 && value < 128),
  );

test('a guest reads a PDF of the library without downloading it', { tag }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/library?kind=pdf');
  const open = page.getByRole('button', { name: /^Podgląd: / }).first();
  await expect(open).toBeVisible();
  expect(requests.filter((path) => /\/pdf\b/.test(path))).toEqual([]);
  await open.click();
  const dialog = page.getByRole('dialog');
  const region = dialog.getByRole('region', { name: /^Podgląd: / });
  await expect(region).toBeVisible();
  await expect(dialog.getByText(/^\d+\sstron/)).toBeVisible();
  await expect.poll(() => isDrawn(page)).toBe(true);
  const canvas = region.getByRole('img', { name: /^Strona 1 z/ });
  const fitted = (await canvas.boundingBox())?.width ?? 0;
  await dialog.getByRole('button', { name: 'Przybliż' }).click();
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeGreaterThan(fitted);
  await expect.poll(() => isDrawn(page)).toBe(true);
});

test('a broken PDF shows an error and can still be downloaded', { tag }, async ({ page }) => {
  await page.route(/\/api\/files\/.*\.pdf/, (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4\n%%EOF\n' }),
  );
  await page.goto('/library?kind=pdf');
  await page
    .getByRole('button', { name: /^Podgląd: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText('Nie udało się załadować podglądu pliku.');
  await expect(dialog.getByRole('link', { name: /^Pobierz: / }).first()).toBeVisible();
});
