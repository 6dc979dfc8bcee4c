import { fillLogin, fillSignUp, linkFromMail, newEmail } from './testing/accounts.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell', '@core'];
const PASSWORD = 'Zielony-Most7';

test('a mistyped address is corrected, the link sent again, and it leads to the wanted page, signed in', {
  tag,
}, async ({ page }) => {
  const email = newEmail('anna');
  await page.goto('/points/registry');
  await expect(page.getByRole('heading', { name: PL.loginTitle })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: PL.signup }).click();
  await fillSignUp(page, PL, newEmail('typo'), PASSWORD);

  await page.getByRole('button', { name: 'Popraw adres' }).click();
  const main = page.getByRole('main');
  await expect(main.getByLabel(PL.firstName)).toHaveValue('Zofia');
  await main.getByLabel(PL.email).fill(email);
  await main.locator('input[name="password"]').fill(PASSWORD);
  await main.locator('input[name="password_again"]').fill(PASSWORD);
  await main.getByRole('button', { name: PL.signup, exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();

  const first = await linkFromMail(page.request, email, '/auth/verify-email');
  await page.getByRole('button', { name: 'Wyślij ponownie' }).click();
  await expect(page.getByText(/Wysłano nową wiadomość/)).toBeVisible();
  await page.goto(await linkFromMail(page.request, email, '/auth/verify-email', { after: first }));
  await expect(page).toHaveURL(/\/points\/registry$/);
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText('Zofia Wójcik');
  await page.goto('/auth/login?from=%2Fposts');
  await expect(page).toHaveURL(/\/posts$/);
});

test('the confirmation leads on another device to the password, with the address filled in', { tag }, async ({
  page,
  browser,
}) => {
  const email = newEmail('phone');
  await page.goto('/auth/signup');
  await fillSignUp(page, PL, email, PASSWORD);
  await expect(page.getByRole('heading', { name: PL.checkInbox })).toBeVisible();
  const link = await linkFromMail(page.request, email, '/auth/verify-email');
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone.getByText(/Adres potwierdzony/)).toBeVisible();
  await expect(phone.getByRole('main').getByLabel(PL.email)).toHaveValue(email);
  await fillLogin(phone, PL, email, PASSWORD);
  await expect(phone.getByRole('heading', { level: 1, name: PL.offers })).toBeFocused();
  await phone.context().close();
});
