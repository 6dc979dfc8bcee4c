import { demo, fillLogin, linkFromMail } from './testing/accounts.ts';
import { axe } from './testing/axe.ts';
import { press } from './testing/keyboard.ts';
import { expect, test } from './testing/test.ts';
import { TEXTS } from './testing/texts.ts';

const WORDS = {
  pl: { byLink: 'Zaloguj się linkiem z e-maila', send: 'Wyślij link', dead: 'Ten link już nie działa' },
  en: { byLink: 'Sign in by a link in an e-mail', send: 'Send the link', dead: 'This link no longer works' },
};

for (const [locale, account] of [
  ['pl', 'user'],
  ['en', 'fresh'],
] as const) {
  test(`a mailed link signs in once, after a press, and opens the page that was wanted (${locale})`, async ({
    page,
    browser,
  }) => {
    const [texts, words] = [TEXTS[locale], WORDS[locale]];
    await page.goto(`${texts.prefix}/auth/login?from=%2Fnetwork`);
    await fillLogin(page, texts, demo(account), 'Niedobre!1');
    await expect(page.getByText(texts.wrongPassword)).toBeVisible();
    await press(page, page.getByRole('link', { name: words.byLink }));
    const main = page.getByRole('main');
    await expect(main.getByLabel(texts.email)).toHaveValue(demo(account));
    expect(await axe(page)).toEqual([]);
    await press(page, main.getByRole('button', { name: words.send }));
    await expect(page.getByRole('heading', { name: texts.checkInbox })).toBeFocused();

    const link = await linkFromMail(page.request, demo(account), '/auth/login-link/open');
    // A mail scanner opens it as well, and presses nothing.
    const scanner = await browser.newPage();
    await scanner.goto(link);
    await expect(scanner.getByText(demo(account))).toBeVisible();
    await page.goto(texts.prefix + link.replace(/^\/en/, ''));
    await expect(main.getByText(demo(account))).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await press(page, main.getByRole('button', { name: texts.login, exact: true }));
    await expect(page).toHaveURL(new RegExp(`${texts.prefix}/network$`));

    await scanner.goto(texts.prefix + link.replace(/^\/en/, ''));
    await expect(scanner.getByRole('heading', { name: words.dead })).toBeVisible();
    await scanner.close();
  });
}
