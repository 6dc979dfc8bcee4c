import type { APIRequestContext, Page } from '@playwright/test';
import { actAs, type SignedIn } from './testing/accounts.ts';
import { headersOf } from './testing/companies.ts';
import { hold } from './testing/hold.ts';
import { pressKeys } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@mf-companies', '@mf-offers'];

const SELLER = { company: {}, offers: { audit: {} } } as const;

/** Of the profile in use. */
async function tokenOf(request: APIRequestContext, session: SignedIn): Promise<string> {
  const reply = await request.get('/api/reflink/', { headers: headersOf(session) });
  return ((await reply.json()) as { token: string }).token;
}

const link = (page: Page) => page.getByRole('textbox', { name: 'Link do udostępnienia' });

/** From the list, where the offer is found by its title. */
async function share(page: Page, { title }: { title: string }): Promise<void> {
  await page.getByRole('searchbox', { name: PL.search }).fill(title);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Udostępnij: ${title}`, exact: true })
    .click();
  await expect(link(page)).toBeVisible();
}

test('a company that was switched to shares its own referral link, never that of the person', { tag }, async ({
  page,
  world,
}) => {
  const { seller, owner } = await world({ seller: SELLER, owner: { company: {} } });
  const person = { ...owner, company: null };
  const own = await tokenOf(page.request, person);
  const companys = await tokenOf(page.request, owner);
  expect(companys).not.toBe(own);

  await actAs(page, person);
  await page.goto('/offers');
  await share(page, seller.offers.audit);
  await expect(link(page)).toHaveValue(new RegExp(`ref=${own}`));
  await pressKeys(page, 'Escape');
  await expect(link(page)).toBeHidden();

  // The slow network: the company's link does not come before it is let through.
  const letThrough = await hold(page, '**/api/reflink/');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Firmy', exact: true }).click();
  await expect(page).toHaveURL(/companies$/);
  await page.getByRole('button', { name: PL.accountMenu }).click();
  await banner.getByRole('button', { name: new RegExp(owner.company.name) }).click();
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(owner.company.name);
  await banner.getByRole('link', { name: PL.offers, exact: true }).click();
  await share(page, seller.offers.audit);
  await expect(page.getByRole('button', { name: 'Kopiuj link' })).toHaveAttribute('aria-busy', 'true');
  expect(await link(page).inputValue()).not.toContain('ref=');
  letThrough();
  await expect(link(page)).toHaveValue(new RegExp(`ref=${companys}`));
});

test('the profile of a company shows its offers, and stays when they cannot be loaded', { tag }, async ({
  page,
  world,
}) => {
  const { seller } = await world({ seller: SELLER });
  await page.goto(`/companies/${seller.company.id}`);
  const offers = page.getByRole('region', { name: 'Oferty firmy' });
  await expect(offers.getByRole('link', { name: seller.offers.audit.title, exact: true })).toBeVisible();

  await page.route('**/r/mf_offers/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: seller.company.name })).toBeVisible();
  await expect(page.getByText(/Nie udało się wczytać/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kontakt', exact: true })).toBeVisible();
});
