import { actAs } from './testing/accounts.ts';
import { pressKeys } from './testing/keyboard.ts';
import { goOffline } from './testing/network.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell', '@core'];

test('a sign-out in one tab signs out the other', { tag }, async ({ page, context, world }) => {
  const { person } = await world({ person: {} });
  await actAs(page, person);
  await page.goto('/offers');
  const other = await context.newPage();
  await other.goto('/offers');
  await expect(other.getByRole('button', { name: PL.accountMenu })).toBeVisible();
  await page.goto('/auth/logout');
  await expect(page.getByText(PL.loggedOut)).toBeVisible();
  await expect(other.getByRole('button', { name: PL.accountMenu })).toHaveCount(0);
  await expect(other.getByRole('banner').getByRole('link', { name: PL.login })).toBeVisible();
});

test('a profile switch in one tab switches the other, and survives a reload', { tag }, async ({
  page,
  context,
  world,
}) => {
  const { owner } = await world({ owner: { company: {} } });
  const { name } = owner.company;
  await actAs(page, { ...owner, company: null });
  await page.goto('/offers');
  const other = await context.newPage();
  await other.goto('/offers');
  await expect(other.getByRole('button', { name: PL.accountMenu })).toContainText(owner.name);
  await page.getByRole('button', { name: PL.accountMenu }).click();
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(other.getByRole('button', { name: PL.accountMenu })).toContainText(name);
  await page.reload();
  await expect(page.getByRole('button', { name: PL.accountMenu })).toContainText(name);
});

test('going offline is announced, and withdrawn afterwards', { tag }, async ({ page, context }) => {
  await page.goto('/offers');
  await goOffline(context);
  await expect(page.getByText(PL.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(PL.offline)).toHaveCount(0);
});

test('a change of page moves the focus, sets the title and is announced', { tag }, async ({ page }) => {
  await page.goto('/offers');
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  // The list that arrives moves the footer away from under a pointer.
  await pressKeys(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeFocused();
  await expect(page).toHaveTitle('Kontakt · Wspólnik');
  await expect(page.locator('#announcer')).toContainText('Kontakt');
});
