import type { Page } from '@playwright/test';
import { hold } from '../testing/hold.ts';
import { SHOWN, type VersionName } from '../testing/next-release.ts';
import { expect, test } from '../testing/own-gateway.ts';
import { listen, lost, openRendered, remember } from '../testing/served-pages.ts';
import { PL } from '../testing/texts.ts';

const tag = ['@deploy', '@shell', '@mf-offers'];

const field = (page: Page, version: VersionName) => page.getByRole('main').getByPlaceholder(SHOWN[version]);
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name, exact: true });

test.afterAll(({ gateway }) => gateway.order('restore', 'mf_offers'));

test('pages that are open when their release is rolled back go on, and the next one is of the version before', {
  tag,
}, async ({ page, context, gateway }) => {
  await context.addInitScript(remember);
  const [late, next] = [await context.newPage(), await context.newPage()];
  const said = [page, late, next].map(listen);
  await gateway.order('release', 'mf_offers', { text: [SHOWN.first, SHOWN.second] });
  expect((await openRendered(page, '/offers'))?.main).toContain(SHOWN.second);
  const release = await hold(late, '**/r/**/*.js');
  await late.goto('/offers', { waitUntil: 'domcontentloaded' });
  await expect(field(late, 'second')).toBeVisible();

  await gateway.order('rollBack', 'mf_offers');
  await field(page, 'second').fill('meble');
  await expect(page).toHaveURL(/[?&]q=meble/);
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await field(late, 'second').fill('biuro');
  await expect(late).toHaveURL(/[?&]q=biuro/);
  expect(await lost(late)).toEqual([]);

  expect((await openRendered(next, '/offers'))?.main).toContain(SHOWN.first);
  await field(next, 'first').fill('druk');
  await expect(next).toHaveURL(/[?&]q=druk/);
  expect(await lost(next)).toEqual([]);
  expect(said.flat()).toEqual([]);

  // The open page takes it with its next navigation.
  const heard = late.waitForResponse(/\/release\?have=\d+$/);
  await menu(late, 'Firmy').click();
  await heard;
  await expect(late.getByRole('heading', { level: 1, name: 'Firmy' })).toBeVisible();
  await menu(late, PL.offers).click();
  await expect(field(late, 'first')).toBeVisible();
});
