import type { Page } from '@playwright/test';
import { fillSignUp, linkFromMail, newEmail } from './testing/accounts.ts';
import { pressKeys } from './testing/keyboard.ts';
import { invite, joinAsNewPerson, PASSWORD } from './testing/members.ts';
import { button, fillBasics, fillPrice, goTo } from './testing/offer-form.ts';
import { buyHere } from './testing/offers.ts';
import { openedOrder, row } from './testing/orders.ts';
import { approve, fillVerification, heading, openRequestsOf, sendVerification } from './testing/seller.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell', '@mf-companies', '@mf-admin', '@mf-offers', '@mf-wallet'];

/** Signs up, confirms the address, creates a company and submits it. */
async function becomeOwner(page: Page, company: string): Promise<void> {
  const email = newEmail('owner');
  await page.goto('/auth/signup?from=%2Fcompanies%2Fcreate');
  await fillSignUp(page, PL, email, PASSWORD);
  await expect(heading(page, PL.checkInbox)).toBeVisible();
  await page.goto(await linkFromMail(page.request, email, '/auth/verify-email'));
  await expect(heading(page, 'Nowa firma')).toBeVisible();
  // What is required; become-seller.spec.ts fills the whole form.
  await page.getByRole('textbox', { name: 'Nazwa firmy' }).fill(company);
  await page.getByRole('treeitem', { name: /Energia/ }).click();
  await button(page, 'Załóż firmę').click();
  await expect(heading(page, 'Weryfikacja firmy')).toBeVisible();
  await fillVerification(page);
  await sendVerification(page);
  await expect(page.getByText('Zgłoszenie czeka na decyzję', { exact: true })).toBeVisible();
}

async function publish(page: Page, offer: string): Promise<void> {
  await page.goto('/offers/create');
  await expect(page.getByText('Aktywne oferty w planie: 0 z 3.')).toBeVisible();
  await fillBasics(page, offer);
  await goTo(page, /Cena i\spunkty/);
  await fillPrice(page);
  await goTo(page, /Podgląd/);
  await button(page, 'Opublikuj ofertę').click();
  await expect(heading(page, offer)).toBeVisible();
}

/** Finds the offer in the search of the header, buys it and sends a note as evidence. */
async function buy(page: Page, offer: string): Promise<void> {
  await page.goto('/posts');
  await page.getByRole('banner').getByRole('combobox').fill(offer);
  await pressKeys(page, 'Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.getByRole('main').getByRole('link', { name: offer, exact: true }).first().click();
  await expect(heading(page, offer)).toBeVisible();
  await buyHere(page, PL);
  await page.getByRole('dialog').getByRole('link', { name: PL.seeOrder }).click();
  await page.getByRole('textbox', { name: 'Dodaj informację' }).fill('Faktura 12/2026');
  await button(page, 'Dodaj informację').click();
  await button(page, 'Przekaż do weryfikacji').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Przekaż', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a new owner, an admin, an invited colleague and a buyer reach the first sale of a company', { tag }, async ({
  page,
  browser,
  world,
  beside,
}) => {
  // The whole way of a seller, in four browsers.
  test.setTimeout(240_000);
  const company = `Energia ${crypto.randomUUID().slice(0, 8)}`;
  const offer = `Audyt ${crypto.randomUUID().slice(0, 8)}`;
  await becomeOwner(page, company);

  const people = await world({ admin: { admin: true }, buyer: {} });
  const admin = await beside(people.admin);
  await openRequestsOf(admin, company);
  await approve(admin, company);
  await expect(page.getByText('Firma jest zweryfikowana', { exact: true })).toBeVisible();

  const email = newEmail('colleague');
  await page.goto('/companies/settings/members');
  await invite(page, email);
  const colleague = await joinAsNewPerson(browser, page.request, email, company);
  await publish(colleague, offer);

  await page.goto('/transactions/sales');
  const buyer = await beside(people.buyer);
  await buy(buyer, offer);
  const { id } = await openedOrder(buyer);
  const sale = row(page, { id });
  await expect(sale).toBeVisible();
  await sale.getByRole('link', { name: /^Szczegóły/ }).click();
  await button(page, 'Potwierdź zakup').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Potwierdź zakup', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(buyer.getByRole('heading', { name: 'Zakup potwierdzony' })).toBeVisible();
  await colleague.context().close();
});
