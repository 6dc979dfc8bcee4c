import { useSessionStore } from '@wspolnik/shared-auth';
import { lazyPage, PageSkeleton, type SkeletonKind, useLocation, Waiting } from '@wspolnik/system';
import { type ComponentType, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { decide } from '../platform/decide.ts';
import type { PublicRemote, PublicRoute } from '../platform/release.ts';
import { availableRemotes, grantsPending, subscribeRemotes } from '../platform/remotes.ts';

const named = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyPage(async () => (await load())[name]).Page;

const documents = () => import(/* webpackChunkName: "page-documents" */ '../features/info/documents.page.tsx');
const passwords = () => import(/* webpackChunkName: "page-password" */ '../features/auth/password.page.tsx');

const NotFoundPage = named(
  () => import(/* webpackChunkName: "page-not-found" */ '../features/info/not-found.page.tsx'),
  'NotFoundPage',
);

/** A page by the path of its route. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/': named(
    () => import(/* webpackChunkName: "page-landing" */ '../features/landing/landing.page.tsx'),
    'LandingPage',
  ),
  '/how-it-works': named(
    () => import(/* webpackChunkName: "page-how-it-works" */ '../features/info/how-it-works.page.tsx'),
    'HowItWorksPage',
  ),
  '/contact': named(
    () => import(/* webpackChunkName: "page-contact" */ '../features/info/contact.page.tsx'),
    'ContactPage',
  ),
  '/library': named(
    () => import(/* webpackChunkName: "page-library" */ '../features/library/library.page.tsx'),
    'LibraryPage',
  ),
  '/documents/terms-of-service': named(documents, 'TermsPage'),
  '/documents/privacy-policy': named(documents, 'PrivacyPage'),
  '/404': NotFoundPage,
  '/auth': named(
    () => import(/* webpackChunkName: "page-auth-home" */ '../features/auth/auth-home.page.tsx'),
    'AuthHomePage',
  ),
  '/auth/login': named(
    () => import(/* webpackChunkName: "page-login" */ '../features/auth/login.page.tsx'),
    'LoginPage',
  ),
  '/auth/signup': named(
    () => import(/* webpackChunkName: "page-signup" */ '../features/auth/signup.page.tsx'),
    'SignupPage',
  ),
  '/auth/logout': named(
    () => import(/* webpackChunkName: "page-logout" */ '../features/auth/logout.page.tsx'),
    'LogoutPage',
  ),
  '/auth/verify-email': named(
    () => import(/* webpackChunkName: "page-verify-email" */ '../features/auth/verify-email.page.tsx'),
    'VerifyEmailPage',
  ),
  '/auth/login-link': named(
    () => import(/* webpackChunkName: "page-login-link" */ '../features/auth/login-link.page.tsx'),
    'LoginLinkPage',
  ),
  '/auth/login-link/open': named(
    () => import(/* webpackChunkName: "page-open-login-link" */ '../features/auth/open-login-link.page.tsx'),
    'OpenLoginLinkPage',
  ),
  '/auth/password-forget': named(passwords, 'PasswordForgetPage'),
  '/auth/password-forget/reset': named(passwords, 'PasswordResetPage'),
  '/account/settings/password': named(
    () => import(/* webpackChunkName: "page-security" */ '../features/account/security/security.page.tsx'),
    'SecurityPage',
  ),
  '/auth/change-profile': named(
    () => import(/* webpackChunkName: "page-change-profile" */ '../features/auth/change-profile.page.tsx'),
    'ChangeProfilePage',
  ),
  '/auth/change-email': named(
    () => import(/* webpackChunkName: "page-change-email" */ '../features/auth/change-email.page.tsx'),
    'ChangeEmailPage',
  ),
  '/account/settings/profile': named(
    () => import(/* webpackChunkName: "page-account-profile" */ '../features/account/profile.page.tsx'),
    'ProfileSettingsPage',
  ),
  '/account/settings/delete': named(
    () => import(/* webpackChunkName: "page-account-delete" */ '../features/account/deletion.page.tsx'),
    'DeletionPage',
  ),
};

const NONE: PublicRemote[] = [];

/** The shell's page at this address, or its 404 page. */
export function ShellPages() {
  const location = useLocation();
  const session = useSessionStore();
  const remotes = useSyncExternalStore(subscribeRemotes, availableRemotes, () => NONE);
  const decision = decide(location, { session, remotes, grantsPending: grantsPending() });
  switch (decision.kind) {
    case 'remote':
      return null;
    case 'shell':
      return <OwnPage route={decision.route} />;
    case 'missing':
      return (
        <InTime skeleton="text">
          <NotFoundPage />
        </InTime>
      );
    default:
      return <PageSkeleton kind="text" />;
  }
}

function OwnPage({ route: { path, skeleton = 'text' } }: { route: PublicRoute }) {
  const Page = PAGES[path] ?? NotFoundPage;
  return (
    <InTime skeleton={skeleton}>
      <Page key={path} />
    </InTime>
  );
}

/** The skeleton until the page is there, for as long as one may wait for it. */
function InTime({ skeleton, children }: { skeleton: SkeletonKind; children: ReactNode }) {
  const fallback = (
    <Waiting>
      <PageSkeleton kind={skeleton} />
    </Waiting>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
