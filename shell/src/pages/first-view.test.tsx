/** @jest-environment node */
import { FirstAnswers } from '@wspolnik/kit';
import { loadCommonMessages, Providers } from '@wspolnik/system';
import { readMessages, withSharedTexts } from '@wspolnik/testing';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { AuthHomePage } from '../features/auth/auth-home.page.tsx';
import { ChangeEmailPage } from '../features/auth/change-email.page.tsx';
import { LoginPage } from '../features/auth/login.page.tsx';
import { LoginLinkPage } from '../features/auth/login-link.page.tsx';
import { LogoutPage } from '../features/auth/logout.page.tsx';
import { OpenLoginLinkPage } from '../features/auth/open-login-link.page.tsx';
import { PasswordForgetPage, PasswordResetPage } from '../features/auth/password.page.tsx';
import { SignupPage } from '../features/auth/signup.page.tsx';
import { VerifyEmailPage } from '../features/auth/verify-email.page.tsx';
import { ContactPage } from '../features/info/contact.page.tsx';
import { PrivacyPage, TermsPage } from '../features/info/documents.page.tsx';
import { HowItWorksPage } from '../features/info/how-it-works.page.tsx';
import { NotFoundPage } from '../features/info/not-found.page.tsx';
import { LandingPage } from '../features/landing/landing.page.tsx';
import { LibraryPage } from '../features/library/library.page.tsx';
import { renderFrame } from '../frame/frame.tsx';

const TEXTS = withSharedTexts(readMessages('shell'));

const PAGES: [string, ComponentType, string, string][] = [
  ['/', LandingPage, 'które ktoś', 'Buy from companies'],
  ['/how-it-works', HowItWorksPage, 'Potwierdzenie zakupu', 'Confirmation'],
  ['/contact', ContactPage, 'Wyślij wiadomość', 'Send the message'],
  ['/library', LibraryPage, 'Przewodnik', 'Guide'],
  ['/documents/terms-of-service', TermsPage, 'Zasady korzystania', 'Terms of service'],
  ['/documents/privacy-policy', PrivacyPage, 'Polityka prywatności', 'Privacy policy'],
  ['/404', NotFoundPage, 'Nie ma takiej strony', 'Page not found'],
  ['/auth', AuthHomePage, 'Twoje konto', 'Your account'],
  ['/auth/login', LoginPage, 'Nie pamiętasz hasła?', 'Forgot your password?'],
  ['/auth/signup', SignupPage, 'Powtórz hasło', 'Confirm password'],
  ['/auth/logout', LogoutPage, 'Wylogowanie', 'Sign out'],
  ['/auth/verify-email', VerifyEmailPage, 'Adres strony jest niepełny', 'The address of this page is incomplete'],
  ['/auth/change-email', ChangeEmailPage, 'Adres strony jest niepełny', 'The address of this page is incomplete'],
  ['/auth/login-link', LoginLinkPage, 'Wyślij link', 'Send the link'],
  ['/auth/login-link/open', OpenLoginLinkPage, 'Adres strony jest niepełny', 'The address of this page is incomplete'],
  ['/auth/password-forget', PasswordForgetPage, 'Wyślij link', 'Send the link'],
  ['/auth/password-forget/reset?uidb64=u&token=t', PasswordResetPage, 'Zapisz hasło', 'Save password'],
];

beforeAll(() => Promise.all([loadCommonMessages('pl'), loadCommonMessages('en')]));

it.each(PAGES)('%s is there in the first view, without a browser', (path, Page, polish, english) => {
  expect(typeof window).toBe('undefined');
  for (const [locale, text] of [
    ['pl', polish],
    ['en', english],
  ] as const) {
    const markup = renderToString(
      <Providers locale={locale} messages={TEXTS[locale]} location={locale === 'en' ? `/en${path}` : path}>
        <Page />
      </Providers>,
    );
    expect(markup).toContain(text);
    expect(markup.match(/<h1/g)).toHaveLength(1);
  }
});

describe('the page of a sign-in that the browser has sent by itself', () => {
  const viewOf = (posted: object, locale: 'pl' | 'en' = 'pl') =>
    renderToString(
      <Providers locale={locale} messages={TEXTS[locale]} location="/auth/login?from=/posts">
        <FirstAnswers value={{ 'accounts/login/': { email: 'ewa@example.pl', ...posted } }}>
          <LoginPage />
        </FirstAnswers>
      </Providers>,
    );

  it.each([
    ['pl', 'Nieprawidłowy adres e-mail lub hasło.'],
    ['en', 'Wrong e-mail address or password.'],
  ] as const)('has the error and the address in %s, and an empty password', (locale, text) => {
    const markup = viewOf({ problem: { code: 'invalid_credentials', status: 401 } }, locale);
    expect(markup).toContain(text);
    expect(markup).toMatch(/name="email" value="ewa@example.pl"/);
    expect(markup).toMatch(/name="password" value=""/);
    expect(markup).toMatch(/<form[^>]* action="" method="post"/);
  });

  it('says that the password is right, and what is needed to go on', () => {
    const markup = viewOf({ done: true });
    expect(markup).toContain('Hasło się zgadza');
    expect(markup).toMatch(/<noscript>.*włącz w przeglądarce JavaScript/s);
    expect(markup).not.toContain('<form');
  });
});

it('the frame is rendered for the gateway: the guest header with links of its locale, skeleton and footer', () => {
  const polish = renderFrame({ locale: 'pl', path: '/offers', skeleton: 'cards' });
  expect(polish.header).toContain('href="/companies"');
  expect(polish.header).toContain('href="/en/offers"');
  expect(polish.header).toMatch(/aria-current="page" href="\/offers">(<span>)+Oferty/);
  expect(polish.main).toContain('aria-busy="true"');
  expect(polish.footer).toContain('Regulamin');
  const english = renderFrame({ locale: 'en', path: '/offers', skeleton: 'rows' });
  expect(english.header).toContain('href="/en/companies"');
  expect(english.header).toContain('href="/offers"');
  expect(english.footer).toContain('Terms of service');
  // The page's policy would refuse a style attribute in HTML.
  expect(polish.header + polish.main + polish.footer).not.toContain('style=');
});
