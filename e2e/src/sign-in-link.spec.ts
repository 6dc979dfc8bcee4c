import { fillLogin, linkFromMail } from './testing/accounts.ts';
import { press } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell'];

test('a mailed link signs in once, after a press, and opens the page that was wanted', { tag }, async ({
  page,
  browser,
  world,
}) => {
  const { person } = await world({ person: {} });
  await page.goto('/auth/login?from=%2Fnetwork');
  await fillLogin(page, PL, person.email, 'Niedobre!1');
  await expect(page.getByText(PL.wrongPassword)).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Zaloguj się linkiem z e-maila' }));
  const main = page.getByRole('main');
  await expect(main.getByLabel(PL.email)).toHaveValue(person.email);
  await press(page, main.getByRole('button', { name: 'Wyślij link', exact: true }));
  await expect(page.getByRole('heading', { name: PL.checkInbox })).toBeFocused();

  const link = await linkFromMail(page.request, person.email, '/auth/login-link/open');
  // A mail scanner opens it as well, and presses nothing.
  const scanner = await browser.newPage();
  await scanner.goto(link);
  await expect(scanner.getByText(person.email)).toBeVisible();
  await page.goto(link);
  await expect(main.getByText(person.email)).toBeVisible();
  await press(page, main.getByRole('button', { name: PL.login, exact: true }));
  await expect(page).toHaveURL(/\/network$/);

  await scanner.goto(link);
  await expect(scanner.getByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
  await scanner.close();
});
