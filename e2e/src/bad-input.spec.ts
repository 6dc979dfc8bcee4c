import { actAs, fillLogin, fillSignUp, linkFromMail, newEmail } from './testing/accounts.ts';
import { call } from './testing/orders.ts';
import { expect, test } from './testing/test.ts';
import { PL } from './testing/texts.ts';

const tag = ['@shell'];
const PASSWORD = 'Zielony-Most7';
const SELLER = { company: {}, offers: { audit: {} } } as const;

test('a wrong password is named, and nobody is signed in', { tag }, async ({ page }) => {
  await page.goto('/auth/login');
  await fillLogin(page, PL, newEmail('nobody'), 'Wrong!234');
  await expect(page.getByRole('alert')).toContainText(PL.wrongPassword);
  await expect(page).toHaveURL(/auth\/login/);
});

test('an unverified address cannot sign in; its link works once, and names that afterwards', { tag }, async ({
  page,
}) => {
  const email = newEmail('late');
  await page.goto('/auth/signup');
  await fillSignUp(page, PL, email, PASSWORD);
  await expect(page.getByRole('heading', { name: PL.checkInbox })).toBeVisible();

  await page.goto('/auth/login');
  await fillLogin(page, PL, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText(PL.unverified);

  const link = await linkFromMail(page.request, email, '/auth/verify-email');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: PL.alreadyVerified })).toBeVisible();
});

test('a verification link with another token is refused', { tag }, async ({ page }) => {
  await page.goto('/auth/verify-email?uidb64=AAAA&token=not-a-token');
  await expect(page.getByRole('heading', { name: PL.deadLink })).toBeVisible();
});

test('a deleted offer has a page that names the deletion', { tag: ['@mf-offers'] }, async ({ page }) => {
  await page.goto('/offers/01890000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: PL.goneOffer })).toBeVisible();
});

test('the own offer cannot be bought', { tag: ['@mf-offers'] }, async ({ page, world }) => {
  const { seller } = await world({ seller: SELLER });
  await actAs(page, seller);
  await page.goto(`/offers/${seller.offers.audit.id}`);
  await expect(page.getByText(PL.ownOffer)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: PL.buy, exact: true })).toHaveCount(0);
});

test('an offer that becomes inactive while its page is open is not bought', { tag: ['@mf-offers'] }, async ({
  page,
  world,
}) => {
  const { seller, buyer } = await world({ seller: SELLER, buyer: {} });
  const { id } = seller.offers.audit;
  await actAs(page, buyer);
  await page.goto(`/offers/${id}`);
  await page.getByRole('main').getByRole('button', { name: PL.buy, exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: PL.confirm, exact: true });
  await expect(confirm).toBeEnabled();
  await call(page.request, seller, 'offers/change-active/', { offer_id: id, active: false });
  await confirm.click();
  // The dialog shows the reason; once the page has refetched the offer, it is visible only to its company.
  const reason = page.getByText(PL.inactiveOffer).or(page.getByRole('heading', { name: PL.goneOffer }));
  await expect(reason.first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: PL.placed })).toHaveCount(0);
});

test('nonsense in the filters is ignored, and the list is shown', { tag: ['@mf-offers'] }, async ({ page }) => {
  await page.goto(
    '/offers?page=-3&price_from=abc&price_to=1e99&category=%00%27;drop&company_rating=99&sort_by=up&radius=x&lat=999',
  );
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a link for a new password works once', { tag }, async ({ page, world }) => {
  const { person } = await world({ person: {} });
  await page.goto('/auth/password-forget');
  await page.getByRole('main').getByLabel(PL.email).fill(person.email);
  await page.getByRole('button', { name: 'Wyślij link', exact: true }).click();
  await expect(page.getByRole('heading', { name: PL.checkInbox })).toBeVisible();

  const link = await linkFromMail(page.request, person.email, '/auth/password-forget/reset');
  await page.goto(link);
  await page.locator('input[name="password"]').fill('Nowe-Haslo8');
  await page.locator('input[name="password_again"]').fill('Nowe-Haslo8');
  await page.getByRole('button', { name: 'Zapisz hasło' }).click();
  await expect(page.getByText('Hasło zmienione. Możesz się zalogować.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: PL.usedLink })).toBeVisible();
  await expect(page.locator('input[name="password"]')).toHaveCount(0);

  await page.goto('/auth/login');
  await fillLogin(page, PL, person.email, 'Nowe-Haslo8');
  await expect(page).toHaveURL(/\/offers$/);
});

test('a "from" that leads away ends on the offers', { tag }, async ({ page, baseURL, world }) => {
  const { person } = await world({ person: {} });
  // A browser reads a backslash as another slash.
  await page.goto(`/auth/login?from=${encodeURIComponent('/\\evil.example')}`);
  await fillLogin(page, PL, person.email, person.password);
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('a protected page asks to sign in and returns', { tag }, async ({ page, world }) => {
  const { person } = await world({ person: {} });
  await page.goto('/transactions/orders?status=bought');
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
  await fillLogin(page, PL, person.email, person.password);
  await expect(page).toHaveURL(/\/transactions\/orders\?status=bought$/);
});

test('a page for companies tells a person without one how to get it, and leads back', { tag }, async ({
  page,
  world,
}) => {
  const { person } = await world({ person: {} });
  await actAs(page, person);
  await page.goto('/offers');
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
  await page.goto('/transactions/sales');
  await expect(page).toHaveURL(/\/auth\/change-profile\?from=/);
  await expect(page.getByRole('heading', { level: 1, name: PL.needsCompany })).toBeVisible();
  await page.getByRole('button', { name: 'Wróć', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
});
