import { matchesGlob } from 'node:path';
import { listFiles } from '../check/workspace.ts';

// Which engine a test of the API runs on: PostgreSQL; the embedded engine as well where it may behave differently, and once in
// every module. `pnpm test:node --all` runs every file on both; docs/adr/0025 says why.

/** What is about the engine itself, about money, or about every call. */
const ABOUT_THE_ENGINE = [
  'api/src/{access,server,statements}.test.ts',
  'api/src/storage/*.test.ts',
  'api/src/platform/{idempotency,identity}.test.ts',
  'api/src/platform/jobs/*.test.ts',
  'api/src/demo/*.test.ts',
  'api/src/testing/crash/*.test.ts',
  'api/src/modules/points/ledger.properties.test.ts',
  'api/src/modules/orders/{buy,purchase-limits}.test.ts',
];

/** They open the embedded engine themselves: on PostgreSQL they would test the same again. */
export const EMBEDDED_ALONE = [
  'api/src/server.test.ts',
  'api/src/storage/embedded.test.ts',
  'api/src/demo/seed-copies.test.ts',
];

/** At least one file of each module that a glob above does not reach; server-files.test.ts holds that none is missing. */
const SMOKE = [
  'company-verification/activation.routes',
  'admin/admin.routes',
  'audit/audit.routes',
  'cards/cards.routes',
  'categories/category-admin',
  'posts/comments.routes',
  'companies/companies.routes',
  'legal-documents/consents.routes',
  'contact/contact.routes',
  'deletion/account-deletion',
  'email-change/email-change.routes',
  'export/export.routes',
  'files/files.routes',
  'geocode/geocode.routes',
  'members/invitations.routes',
  'landing/landing.routes',
  'library/library.routes',
  'legal-documents/legal-documents.routes',
  'ledger-checks/ledger-checks',
  'link-previews/link-previews.routes',
  'mailbox/mailbox.routes',
  'members/members.routes',
  'messages/threads',
  'moderation/moderation.routes',
  'network/network-list',
  'notification-mails/notification-mails',
  'notifications/notification-settings.routes',
  'notifications/notifications.routes',
  'offer-search/offer-list',
  'offer-search/offer-words',
  'offers/offers.routes',
  'opinions/opinions.routes',
  'sign-in/passkeys.routes',
  'admin/overview.routes',
  'passwords/passwords.routes',
  'payments/webhook',
  'plans/plan-admin',
  'plans/plans.routes',
  'posts/posts.routes',
  'profiles/profiles.routes',
  'posts/reactions.routes',
  'quotes/quotes.routes',
  'quote-steps/quote-actions',
  'realtime/realtime.routes',
  'registration/registration.routes',
  'reports/reports.routes',
  'saved-searches/saved-searches.routes',
  'search/search.routes',
  'sessions/sessions.routes',
  'sign-in/two-step.routes',
  'company-verification/verification.routes',
  'webinars/webinars.routes',
  'withdrawals/withdrawals.routes',
].map((name) => `api/src/modules/${name}.test.ts`);

const onBoth = (file: string) => SMOKE.includes(file) || ABOUT_THE_ENGINE.some((glob) => matchesGlob(file, glob));

export interface ServerFiles {
  /** Of the gateway and the tools: no database. */
  others: string[];
  onPostgres: string[];
  onEmbedded: string[];
  /** Files of the API that the embedded engine sees with `--all` alone. */
  left: string[];
}

/** Files near the top try the whole product and take longest: at the end one of them would run alone. */
const byDepth = (a: string, b: string) => a.split('/').length - b.split('/').length;

/** What runs where; with words, the files whose path has one of them. */
export async function serverFiles(words: readonly string[], all: boolean): Promise<ServerFiles> {
  const wanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word));
  const files = async (glob: string) => (await listFiles(glob)).filter(wanted).toSorted(byDepth);
  const ofApi = await files('api/**/*.test.ts');
  const onEmbedded = ofApi.filter((file) => all || onBoth(file));
  return {
    others: await files('{deploy,tools}/**/*.test.ts'),
    onPostgres: ofApi.filter((file) => !EMBEDDED_ALONE.includes(file)),
    onEmbedded,
    left: ofApi.filter((file) => !onEmbedded.includes(file)),
  };
}
