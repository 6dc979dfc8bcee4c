import type { Page, Route } from '@playwright/test';
import { demo, type SignedIn, startSignedIn } from './testing/accounts.ts';
import { pressKeys } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

/** Of the person, or of the company with the id. */
async function tokenOf(page: Page, { access }: SignedIn, companyId?: string): Promise<string> {
  const headers = { Authorization: `Bearer ${access}`, ...(companyId && { 'Company-Id': companyId }) };
  const reply = await page.request.get('/api/reflink/', { headers });
  return ((await reply.json()) as { token: string }).token;
}

const link = (page: Page) => page.getByRole('textbox', { name: 'Link do udostępnienia' });

async function share(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Udostępnij/ })
    .first()
    .click();
  await expect(link(page)).toBeVisible();
}

test('after a switch to the company its own referral link is shared, never that of the person', async ({ page }) => {
  const session = await startSignedIn(page, demo('owner'));
  const [company] = session.user.companies;
  if (!company) throw new Error('the demo owner has no company');
  const own = await tokenOf(page, session);
  const companys = await tokenOf(page, session, company.id);
  expect(companys).not.toBe(own);

  await page.goto('/offers');
  await share(page);
  await expect(link(page)).toHaveValue(new RegExp(`ref=${own}`));
  await pressKeys(page, 'Escape');
  await expect(link(page)).toBeHidden();

  // The slow network: the company's link does not come before it is let through.
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/reflink/', async (route: Route) => {
    await held;
    await route.continue();
  });
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Firmy' }).click();
  await expect(page).toHaveURL(/companies$/);
  await page.getByRole('button', { name: PL.accountMenu }).click();
  await banner.getByRole('button', { name: new RegExp(company.name) }).click();
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(company.name);
  await banner.getByRole('link', { name: 'Oferty' }).click();
  await share(page);
  await expect(page.getByRole('button', { name: 'Kopiuj link' })).toHaveAttribute('aria-busy', 'true');
  expect(await link(page).inputValue()).not.toContain('ref=');
  letThrough();
  await expect(link(page)).toHaveValue(new RegExp(`ref=${companys}`));
});

test('the profile of a company shows its offers, and stays when they cannot be had', async ({ page }) => {
  const reply = await page.request.get('/api/offers/?limit=1');
  const { results } = (await reply.json()) as { results: { title: string; author: { id: string; name: string } }[] };
  const [offer] = results;
  if (!offer) throw new Error('there is no offer');
  await page.goto(`/companies/${offer.author.id}`);
  const offers = page.getByRole('region', { name: 'Oferty firmy' });
  await expect(offers.getByRole('link', { name: offer.title, exact: true }).first()).toBeVisible();

  await page.route('**/r/mf_offers/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: offer.author.name })).toBeVisible();
  await expect(page.getByText(/Nie udało się wczytać/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kontakt', exact: true })).toBeVisible();
});
