import { demo, fillLogin, startSignedIn } from './testing/accounts.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

test('a sign-out in one tab signs out the other', async ({ page, context }) => {
  await startSignedIn(page, demo('user'));
  await page.goto('/offers');
  const other = await context.newPage();
  await other.goto('/offers');
  await expect(other.getByRole('button', { name: PL.accountMenu })).toBeVisible();
  await page.goto('/auth/logout');
  await expect(page.getByText(PL.loggedOut)).toBeVisible();
  await expect(other.getByRole('button', { name: PL.accountMenu })).toHaveCount(0);
  await expect(other.getByRole('banner').getByRole('link', { name: PL.login })).toBeVisible();
});

test('a profile switch in one tab switches the other, and survives a reload', async ({ page, context }) => {
  const { user } = await startSignedIn(page, demo('owner'));
  const company = user.companies[0]?.name ?? '';
  await page.goto('/offers');
  const other = await context.newPage();
  await other.goto('/offers');
  await page.getByRole('button', { name: PL.accountMenu }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(company) })
    .click();
  await expect(other.getByRole('button', { name: PL.accountMenu })).toContainText(company);
  await page.reload();
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(company);
});

test('the language switch opens the same page with query and hash', async ({ page }) => {
  await page.goto('/offers?q=audyt&sort_by=price_asc#main');
  await page.getByRole('banner').getByRole('link', { name: PL.otherLanguage }).click();
  await expect(page).toHaveURL(/\/en\/offers\?q=audyt&sort_by=price_asc#main$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL(/\/offers\?q=audyt&sort_by=price_asc#main$/);
});

test('going offline is announced, and withdrawn afterwards', async ({ page, context }) => {
  await page.goto('/offers');
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(PL.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(PL.offline)).toHaveCount(0);
});

test('a change of page moves the focus, sets the title and is announced', async ({ page }) => {
  await page.goto('/offers');
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeFocused();
  await expect(page).toHaveTitle('Kontakt · Wspólnik');
  await expect(page.locator('#announcer')).toContainText('Kontakt');
});

test('after sign-in the heading of the offers has the focus', async ({ page }) => {
  await page.goto('/auth/login');
  await fillLogin(page, PL, demo('user'), 'Demo!2345');
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeFocused();
});
