import { fillSignUp, linkFromMail, newEmail } from './testing/accounts.ts';
import { button, fillBasics, fillPrice, goTo } from './testing/offer-form.ts';
import {
  addDocument,
  approve,
  fillCompany,
  fillVerification,
  heading,
  openRequestsOf,
  reject,
  sendVerification,
} from './testing/seller.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell', '@mf-companies', '@mf-admin', '@mf-offers'];

const PASSWORD = 'Zielony-Most7';
const REASON = 'Dokument jest nieczytelny.';

test('a new person founds a company, has it verified at the second attempt, and publishes its first offer', {
  tag,
}, async ({ page, world, beside }) => {
  // From the sign-up to the published offer, in two browsers.
  test.setTimeout(180_000);
  const email = newEmail('founder');
  const company = `Energia ${crypto.randomUUID().slice(0, 8)}`;

  await page.goto('/companies/create');
  await expect(page.getByRole('heading', { name: PL.loginTitle })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: PL.signup }).click();
  await fillSignUp(page, PL, email, PASSWORD);
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(await linkFromMail(page.request, email, '/auth/verify-email'));

  await expect(heading(page, 'Nowa firma')).toBeVisible();
  await fillCompany(page, company);
  await button(page, 'Załóż firmę').click();

  await expect(heading(page, 'Weryfikacja firmy')).toBeVisible();
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(company);
  await expect(page.getByText('Firma nie jest jeszcze zweryfikowana')).toBeVisible();
  await expect(page.getByText('Gotowe: 1 z 4')).toBeVisible();
  await fillVerification(page);
  await sendVerification(page);
  await expect(page.getByText('Zgłoszenie czeka na decyzję', { exact: true })).toBeVisible();

  const admin = await beside((await world({ admin: { admin: true } })).admin);
  await openRequestsOf(admin, company);
  await reject(admin, company, REASON);
  await expect(page.getByText('Zgłoszenie wymaga poprawy', { exact: true })).toBeVisible();
  await expect(page.getByText(REASON)).toBeVisible();

  // The mail leads to the same page.
  await page.goto(await linkFromMail(page.request, email, '/companies/verify-company'));
  await expect(page.getByText(REASON)).toBeVisible();
  await addDocument(page);
  await sendVerification(page);
  await expect(page.getByText('Zgłoszenie czeka na decyzję', { exact: true })).toBeVisible();

  await admin.reload();
  await approve(admin, company);
  await expect(page.getByText('Firma jest zweryfikowana', { exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Dodaj ofertę' }).click();
  await expect(page.getByText('Aktywne oferty w planie: 0 z 3.')).toBeVisible();
  await fillBasics(page, `Audyt: ${company}`);
  await goTo(page, /Cena i\spunkty/);
  await fillPrice(page);
  await goTo(page, /Podgląd/);
  await button(page, 'Opublikuj ofertę').click();
  await expect(page.getByRole('heading', { level: 1, name: `Audyt: ${company}` })).toBeVisible();
  await expect(page.getByText('Oferta została opublikowana')).toBeVisible();
});
