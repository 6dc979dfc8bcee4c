import { fillLogin, fillSignUp, linkFromMail, newEmail } from './testing/accounts.ts';
import { expect, test } from './testing/test.ts';
import { TEXTS } from './testing/texts.ts';

const PASSWORD = 'Zielony-Most7';
const WORDS = {
  pl: {
    correct: 'Popraw adres',
    again: 'Wyślij ponownie',
    onItsWay: /Wysłano nową wiadomość/,
    verified: /Adres potwierdzony/,
    forCompanies: 'Ta strona jest dla firm',
    create: 'Załóż firmę',
    back: 'Wróć',
  },
  en: {
    correct: 'Correct the address',
    again: 'Send again',
    onItsWay: /A new message is on its way/,
    verified: /Address confirmed/,
    forCompanies: 'This page is for companies',
    create: 'Create a company',
    back: 'Back',
  },
} as const;

for (const locale of ['pl', 'en'] as const) {
  const texts = TEXTS[locale];
  const words = WORDS[locale];

  test(`a mistyped address is corrected, the link sent again, and it leads to the wanted page, signed in (${locale})`, async ({
    page,
  }) => {
    const email = newEmail(`anna-${locale}`);
    await page.goto(`${texts.prefix}/points/registry`);
    await expect(page.getByRole('heading', { name: texts.loginTitle })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: texts.signup }).click();
    await fillSignUp(page, texts, newEmail('typo'), PASSWORD);

    await page.getByRole('button', { name: words.correct }).click();
    const main = page.getByRole('main');
    await expect(main.getByLabel(texts.firstName)).toHaveValue('Zofia');
    await main.getByLabel(texts.email).fill(email);
    await main.locator('input[name="password"]').fill(PASSWORD);
    await main.locator('input[name="password_again"]').fill(PASSWORD);
    await main.getByRole('button', { name: texts.signup, exact: true }).click();
    await expect(page.getByText(email)).toBeVisible();

    const first = await linkFromMail(page.request, email, '/auth/verify-email');
    await page.getByRole('button', { name: words.again }).click();
    await expect(page.getByText(words.onItsWay)).toBeVisible();
    await page.goto(await linkFromMail(page.request, email, '/auth/verify-email', { after: first }));
    await expect(page).toHaveURL(new RegExp(`${texts.prefix}/points/registry$`));
    await expect(page.getByRole('button', { name: texts.accountMenu })).toContainText('Zofia Wójcik');
    await page.goto(`${texts.prefix}/auth/login?from=%2Fposts`);
    await expect(page).toHaveURL(new RegExp(`${texts.prefix}/posts$`));
  });

  test(`on another device the confirmation leads to the password, with the address filled in (${locale})`, async ({
    page,
    browser,
  }) => {
    const email = newEmail(`phone-${locale}`);
    await page.goto(`${texts.prefix}/auth/signup`);
    await fillSignUp(page, texts, email, PASSWORD);
    await expect(page.getByRole('heading', { name: texts.checkInbox })).toBeVisible();
    const link = await linkFromMail(page.request, email, '/auth/verify-email');
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(link);
    await expect(phone.getByText(words.verified)).toBeVisible();
    await expect(phone.getByRole('main').getByLabel(texts.email)).toHaveValue(email);
    await fillLogin(phone, texts, email, PASSWORD);
    await expect(phone.getByRole('heading', { level: 1, name: texts.offers })).toBeVisible();
    await phone.context().close();
  });

  test(`a page for companies says how to get one, and leads back (${locale})`, async ({ page }) => {
    const email = newEmail(`new-${locale}`);
    await page.goto(`${texts.prefix}/auth/signup`);
    await fillSignUp(page, texts, email, PASSWORD);
    await expect(page.getByRole('heading', { name: texts.checkInbox })).toBeVisible();
    await page.goto(await linkFromMail(page.request, email, '/auth/verify-email'));
    await expect(page.getByRole('heading', { level: 1, name: texts.offers })).toBeVisible();
    await page.goto(`${texts.prefix}/offers/create`);
    await expect(page.getByRole('heading', { name: words.forCompanies })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: words.create })).toBeVisible();
    await page.getByRole('button', { name: words.back }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.offers })).toBeVisible();
  });
}
