import { demo, fillLogin, fillSignUp, linkFromMail, newEmail, signInByApi, startSignedIn } from './testing/accounts.ts';
import { fixedPriceOffer, listOffers } from './testing/offers.ts';
import { expect, test } from './testing/test.ts';
import { PL, TEXTS } from './testing/texts.ts';

const PASSWORD = 'Zielony-Most7';

for (const [locale, texts] of Object.entries(TEXTS)) {
  test(`says that the password is wrong, and nobody is signed in (${locale})`, async ({ page }) => {
    await page.goto(`${texts.prefix}/auth/login`);
    await fillLogin(page, texts, newEmail('nobody'), 'Wrong!234');
    await expect(page.getByRole('alert')).toContainText(texts.wrongPassword);
    await expect(page).toHaveURL(/auth\/login/);
  });

  test(`an unverified address cannot sign in; its link works once, then says so (${locale})`, async ({ page }) => {
    const email = newEmail(`late-${locale}`);
    await page.goto(`${texts.prefix}/auth/signup`);
    await fillSignUp(page, texts, email, PASSWORD);
    await expect(page.getByRole('heading', { name: texts.checkInbox })).toBeVisible();

    await page.goto(`${texts.prefix}/auth/login`);
    await fillLogin(page, texts, email, PASSWORD);
    await expect(page.getByRole('alert')).toContainText(texts.unverified);

    const link = await linkFromMail(page.request, email, '/auth/verify-email');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: texts.offers })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: texts.alreadyVerified })).toBeVisible();
  });

  test(`a verification link with another token is refused (${locale})`, async ({ page }) => {
    await page.goto(`${texts.prefix}/auth/verify-email?uidb64=AAAA&token=not-a-token`);
    await expect(page.getByRole('heading', { name: texts.deadLink })).toBeVisible();
  });

  test(`a deleted offer has a page that says so (${locale})`, async ({ page }) => {
    await page.goto(`${texts.prefix}/offers/01890000-0000-7000-8000-000000000000`);
    await expect(page.getByRole('heading', { name: texts.goneOffer })).toBeVisible();
  });

  test(`the own offer cannot be bought (${locale})`, async ({ page }) => {
    const { company } = await startSignedIn(page, demo('owner'), 'company');
    const offer = await fixedPriceOffer(page.request, { seller: company?.id });
    await page.goto(`${texts.prefix}/offers/${offer.id}`);
    await expect(page.getByText(texts.ownOffer)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: texts.buy, exact: true })).toHaveCount(0);
  });

  test(`an offer that becomes inactive while its page is open is not bought (${locale})`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const owner = await signInByApi(page.request, demo('owner'));
    const headers = { Authorization: `Bearer ${owner.access}`, 'Company-Id': owner.user.companies[0]?.id ?? '' };
    const api = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
    const offers = await listOffers(page.request, { seller_id: owner.user.companies[0]?.id ?? '' });
    const fixed = offers.filter(({ individual_price, price_to }) => !individual_price && price_to === null);
    const offer = fixed.at(locale === 'pl' ? -1 : -2);
    if (!offer) throw new Error('the demo company has too few offers with a fixed price');
    const setActive = (active: boolean) =>
      api.post('/api/offers/change-active/', { data: { offer_id: offer.id, active } });

    await startSignedIn(page, demo('user'));
    await page.goto(`${texts.prefix}/offers/${offer.id}`);
    await page.getByRole('main').getByRole('button', { name: texts.buy, exact: true }).click();
    expect((await setActive(false)).ok()).toBe(true);
    try {
      await page.getByRole('dialog').getByRole('button', { name: texts.confirm, exact: true }).click();
      // The dialog shows the reason; once the page has refetched the offer, it is visible only to its company.
      const reason = page.getByText(texts.inactiveOffer).or(page.getByRole('heading', { name: texts.goneOffer }));
      await expect(reason.first()).toBeVisible();
      await expect(page.getByRole('dialog', { name: texts.placed })).toHaveCount(0);
    } finally {
      await setActive(true);
      await api.dispose();
    }
  });

  test(`nonsense in the filters is ignored, and the list is shown (${locale})`, async ({ page }) => {
    await page.goto(
      `${texts.prefix}/offers?page=-3&price_from=abc&price_to=1e99&category=%00%27;drop&company_rating=99&sort_by=up&radius=x&lat=999`,
    );
    await expect(page.getByRole('heading', { level: 1, name: texts.offers })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('a reset link works once', async ({ page }) => {
  const email = newEmail('forgot');
  await page.goto('/auth/signup');
  await fillSignUp(page, PL, email, PASSWORD);
  await expect(page.getByRole('heading', { name: PL.checkInbox })).toBeVisible();
  await page.goto(await linkFromMail(page.request, email, '/auth/verify-email'));
  await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();

  await page.goto('/auth/password-forget');
  await page.getByRole('main').getByLabel(PL.email).fill(email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByRole('heading', { name: PL.checkInbox })).toBeVisible();

  const link = await linkFromMail(page.request, email, '/auth/password-forget/reset');
  await page.goto(link);
  await page.locator('input[name="password"]').fill('Nowe-Haslo8');
  await page.locator('input[name="password_again"]').fill('Nowe-Haslo8');
  await page.getByRole('button', { name: 'Zapisz hasło' }).click();
  await expect(page.getByText('Hasło zmienione. Możesz się zalogować.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: PL.usedLink })).toBeVisible();
  await expect(page.locator('input[name="password"]')).toHaveCount(0);

  await page.goto('/auth/login');
  await fillLogin(page, PL, email, 'Nowe-Haslo8');
  await expect(page).toHaveURL(/\/offers$/);
});

for (const foreign of ['//evil.example/offers', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
  test(`a "from" that leads away (${foreign}) ends on the offers`, async ({ page, baseURL }) => {
    await page.goto(`/auth/login?from=${encodeURIComponent(foreign)}`);
    await fillLogin(page, PL, demo('user'), 'Demo!2345');
    await expect(page.getByRole('heading', { level: 1, name: PL.offers })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('a protected page asks to sign in and returns', async ({ page }) => {
  await page.goto('/transactions/orders?status=bought');
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
  await fillLogin(page, PL, demo('user'), 'Demo!2345');
  await expect(page).toHaveURL(/\/transactions\/orders\?status=bought$/);
});

test('a company page says to a person without a company how to get one', async ({ page }) => {
  await startSignedIn(page, demo('user'));
  await page.goto('/transactions/sales');
  await expect(page).toHaveURL(/\/auth\/change-profile\?from=/);
  await expect(page.getByRole('heading', { level: 1, name: PL.needsCompany })).toBeVisible();
});

test('a company that the user does not belong to is refused', async ({ page }) => {
  const owner = await signInByApi(page.request, demo('owner'));
  const user = await signInByApi(page.request, demo('user'));
  const reply = await page.request.get('/api/offers/get-my-sales/', {
    headers: { Authorization: `Bearer ${user.access}`, 'Company-Id': owner.user.companies[0]?.id ?? '' },
  });
  expect(reply.status()).toBe(403);
  expect(await reply.json()).toMatchObject({ code: 'not_a_member' });
});
