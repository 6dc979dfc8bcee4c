import { useSessionStore } from '@wspolnik/shared-auth';
import {
  lazyPage,
  type MessageGroup,
  PageSkeleton,
  type SkeletonKind,
  useLocation,
  Waiting,
  withMessages,
} from '@wspolnik/system';
import { type ComponentType, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { accountMessages } from '../features/account/messages/load.ts';
import { authMessages } from '../features/auth/messages/load.ts';
import { infoMessages } from '../features/info/messages/load.ts';
import { landingMessages } from '../features/landing/messages/load.ts';
import { libraryMessages } from '../features/library/messages/load.ts';
import { decide } from '../platform/decide.ts';
import { pageLocale } from '../platform/i18n.ts';
import type { PublicRemote, PublicRoute } from '../platform/release.ts';
import { availableRemotes, grantsPending, subscribeRemotes } from '../platform/remotes.ts';

/** The pages of a feature, with its texts. */
const pagesOf =
  (messages: MessageGroup) =>
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
    lazyPage(() => withMessages(async () => (await load())[name], [messages], pageLocale())).Page;

const account = pagesOf(accountMessages);
const auth = pagesOf(authMessages);
const info = pagesOf(infoMessages);
const landing = pagesOf(landingMessages);
const library = pagesOf(libraryMessages);

const documents = () => import(/* webpackChunkName: "page-documents" */ '../features/info/documents.page.tsx');
const passwords = () => import(/* webpackChunkName: "page-password" */ '../features/auth/password.page.tsx');

const NotFoundPage = info(
  () => import(/* webpackChunkName: "page-not-found" */ '../features/info/not-found.page.tsx'),
  'NotFoundPage',
);

/** A page by the path of its route. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/': landing(
    () => import(/* webpackChunkName: "page-landing" */ '../features/landing/landing.page.tsx'),
    'LandingPage',
  ),
  '/how-it-works': info(
    () => import(/* webpackChunkName: "page-how-it-works" */ '../features/info/how-it-works.page.tsx'),
    'HowItWorksPage',
  ),
  '/contact': info(
    () => import(/* webpackChunkName: "page-contact" */ '../features/info/contact.page.tsx'),
    'ContactPage',
  ),
  '/library': library(
    () => import(/* webpackChunkName: "page-library" */ '../features/library/library.page.tsx'),
    'LibraryPage',
  ),
  '/documents/terms-of-service': info(documents, 'TermsPage'),
  '/documents/privacy-policy': info(documents, 'PrivacyPage'),
  '/404': NotFoundPage,
  '/auth': auth(
    () => import(/* webpackChunkName: "page-auth-home" */ '../features/auth/auth-home.page.tsx'),
    'AuthHomePage',
  ),
  '/auth/login': auth(
    () => import(/* webpackChunkName: "page-login" */ '../features/auth/login.page.tsx'),
    'LoginPage',
  ),
  '/auth/signup': auth(
    () => import(/* webpackChunkName: "page-signup" */ '../features/auth/signup.page.tsx'),
    'SignupPage',
  ),
  '/auth/logout': auth(
    () => import(/* webpackChunkName: "page-logout" */ '../features/auth/logout.page.tsx'),
    'LogoutPage',
  ),
  '/auth/verify-email': auth(
    () => import(/* webpackChunkName: "page-verify-email" */ '../features/auth/verify-email.page.tsx'),
    'VerifyEmailPage',
  ),
  '/auth/login-link': auth(
    () => import(/* webpackChunkName: "page-login-link" */ '../features/auth/login-link.page.tsx'),
    'LoginLinkPage',
  ),
  '/auth/login-link/open': auth(
    () => import(/* webpackChunkName: "page-open-login-link" */ '../features/auth/open-login-link.page.tsx'),
    'OpenLoginLinkPage',
  ),
  '/auth/password-forget': auth(passwords, 'PasswordForgetPage'),
  '/auth/password-forget/reset': auth(passwords, 'PasswordResetPage'),
  '/account/settings/password': account(
    () => import(/* webpackChunkName: "page-security" */ '../features/account/security/security.page.tsx'),
    'SecurityPage',
  ),
  '/auth/change-profile': auth(
    () => import(/* webpackChunkName: "page-change-profile" */ '../features/auth/change-profile.page.tsx'),
    'ChangeProfilePage',
  ),
  '/auth/change-email': auth(
    () => import(/* webpackChunkName: "page-change-email" */ '../features/auth/change-email.page.tsx'),
    'ChangeEmailPage',
  ),
  '/account/settings/profile': account(
    () => import(/* webpackChunkName: "page-account-profile" */ '../features/account/profile.page.tsx'),
    'ProfileSettingsPage',
  ),
  '/account/settings/delete': account(
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
