import { definePages, type Locale, type MessageGroup, type PageDefinition, type PageProps } from '@wspolnik/system';
import type { ComponentType } from 'react';
import { accountMessages } from '../features/account/messages/load.ts';
import { authMessages } from '../features/auth/messages/load.ts';
import { homeMessages } from '../features/home/messages/load.ts';
import { infoMessages } from '../features/info/messages/load.ts';
import { landingMessages } from '../features/landing/messages/load.ts';
import { libraryMessages } from '../features/library/messages/load.ts';
import { findRoute } from '../platform/decide.ts';
import { SHELL_ROUTES } from '../platform/shell-routes.ts';

type Load = () => Promise<ComponentType<PageProps>>;

/** The pages of a feature with its texts, by the path of the route in routes.json. */
function pagesOf(messages: MessageGroup, pages: Readonly<Record<string, Load>>): PageDefinition[] {
  return Object.entries(pages).map(([path, load]) => ({
    path,
    skeleton: SHELL_ROUTES.find((route) => route.path === path)?.skeleton ?? 'text',
    messages: [messages],
    load,
  }));
}

const documents = () => import(/* webpackChunkName: "page-documents" */ '../features/info/documents.page.tsx');
const passwords = () => import(/* webpackChunkName: "page-password" */ '../features/auth/password.page.tsx');

const pages = definePages([
  ...pagesOf(landingMessages, {
    '/': async () =>
      (await import(/* webpackChunkName: "page-landing" */ '../features/landing/landing.page.tsx')).LandingPage,
  }),
  ...pagesOf(homeMessages, {
    '/home': async () => (await import(/* webpackChunkName: "page-home" */ '../features/home/home.page.tsx')).HomePage,
  }),
  ...pagesOf(infoMessages, {
    '/how-it-works': async () =>
      (await import(/* webpackChunkName: "page-how-it-works" */ '../features/info/how-it-works.page.tsx'))
        .HowItWorksPage,
    '/contact': async () =>
      (await import(/* webpackChunkName: "page-contact" */ '../features/info/contact.page.tsx')).ContactPage,
    '/documents/terms-of-service': async () => (await documents()).TermsPage,
    '/documents/privacy-policy': async () => (await documents()).PrivacyPage,
    '/offline': async () =>
      (await import(/* webpackChunkName: "page-offline" */ '../features/info/offline.page.tsx')).OfflinePage,
    '/404': async () =>
      (await import(/* webpackChunkName: "page-not-found" */ '../features/info/not-found.page.tsx')).NotFoundPage,
  }),
  ...pagesOf(libraryMessages, {
    '/library': async () =>
      (await import(/* webpackChunkName: "page-library" */ '../features/library/library.page.tsx')).LibraryPage,
  }),
  ...pagesOf(authMessages, {
    '/auth': async () =>
      (await import(/* webpackChunkName: "page-auth-home" */ '../features/auth/auth-home.page.tsx')).AuthHomePage,
    '/auth/login': async () =>
      (await import(/* webpackChunkName: "page-login" */ '../features/auth/login.page.tsx')).LoginPage,
    '/auth/signup': async () =>
      (await import(/* webpackChunkName: "page-signup" */ '../features/auth/signup.page.tsx')).SignupPage,
    '/auth/logout': async () =>
      (await import(/* webpackChunkName: "page-logout" */ '../features/auth/logout.page.tsx')).LogoutPage,
    '/auth/verify-email': async () =>
      (await import(/* webpackChunkName: "page-verify-email" */ '../features/auth/verify-email.page.tsx'))
        .VerifyEmailPage,
    '/auth/login-link': async () =>
      (await import(/* webpackChunkName: "page-login-link" */ '../features/auth/login-link.page.tsx')).LoginLinkPage,
    '/auth/login-link/open': async () =>
      (await import(/* webpackChunkName: "page-open-login-link" */ '../features/auth/open-login-link.page.tsx'))
        .OpenLoginLinkPage,
    '/auth/password-forget': async () => (await passwords()).PasswordForgetPage,
    '/auth/password-forget/reset': async () => (await passwords()).PasswordResetPage,
    '/auth/change-profile': async () =>
      (await import(/* webpackChunkName: "page-change-profile" */ '../features/auth/change-profile.page.tsx'))
        .ChangeProfilePage,
    '/auth/change-email': async () =>
      (await import(/* webpackChunkName: "page-change-email" */ '../features/auth/change-email.page.tsx'))
        .ChangeEmailPage,
  }),
  ...pagesOf(accountMessages, {
    '/account/settings/password': async () =>
      (await import(/* webpackChunkName: "page-security" */ '../features/account/security/security.page.tsx'))
        .SecurityPage,
    '/account/settings/profile': async () =>
      (await import(/* webpackChunkName: "page-account-profile" */ '../features/account/profile.page.tsx'))
        .ProfileSettingsPage,
    '/account/settings/delete': async () =>
      (await import(/* webpackChunkName: "page-account-delete" */ '../features/account/deletion.page.tsx'))
        .DeletionPage,
  }),
]);

export const { Page } = pages;

/** Preloads the page of a path, or that of the 404. */
export const prepare = (path: string, locale: Locale): Promise<void> =>
  pages.prepare(findRoute(SHELL_ROUTES, path) ? path : '/404', locale);
