import type { Context } from '../platform/context.ts';
import { sweepFilesJob } from '../platform/files/discard-files.ts';
import { purgeJob } from '../platform/housekeeping.ts';
import type { JobDefinition } from '../platform/jobs/job.ts';
import { runDue } from '../platform/jobs/run-due.ts';
import { countStatisticsJob } from './admin/statistics.ts';
import { measureAnswersJob } from './company-showcase/measure-answers.job.ts';
import { verificationFileScanned } from './company-verification/index.ts';
import { contactFileScanned } from './contact/index.ts';
import { purgeContactJob } from './contact/purge-contact.job.ts';
import { remindOverdueJob } from './deals/remind-overdue.job.ts';
import { eraseAccountJob } from './deletion/erase-account.job.ts';
import { eraseCompanyJob } from './deletion/erase-company.job.ts';
import { forgetUnverifiedJob } from './deletion/forget-unverified.job.ts';
import { expireExportsJob, makeExportJob } from './export/export.jobs.ts';
import { scanEarlierJob } from './files/scan-earlier.job.ts';
import { scanFileJob } from './files/scan-file.job.ts';
import { earlierPicturesJob, makeVariantsJob } from './files/variants.jobs.ts';
import { checkLedgerJob, startLedgerCheckJob } from './ledger-checks/ledger-checks.service.ts';
import { purgeLinkPreviewsJob } from './link-previews/purge-link-previews.job.ts';
import { purgeFormerMembersJob } from './members/purge-former-members.job.ts';
import { purgeInvitationsJob } from './members/purge-invitations.job.ts';
import { messageFileScanned } from './messages/index.ts';
import { expireIntroductionsJob } from './network/expire-introductions.job.ts';
import { mailNoticesJob, sendDigestPartJob, startDigestJob } from './notification-mails/notification-mails.jobs.ts';
import { collectWordsJob } from './offer-search/collect-words.job.ts';
import { closeJobsJob } from './offers/close-jobs.job.ts';
import { purgeViewsJob } from './offers/purge-views.job.ts';
import { orderFileScanned } from './orders/index.ts';
import { sweepJob, timerJob } from './orders/order-timers.ts';
import { mailResetJob } from './passwords/passwords.service.ts';
import { announcePriceJob, applyLimitJob } from './plans/plan-admin.jobs.ts';
import { expirePlansJob, remindPlansJob } from './plans/plans.jobs.ts';
import { warnOverdueJob } from './points/overdue.job.ts';
import { workSoughtJob } from './posts/work-sought.job.ts';
import { expireQuoteJob, quoteFileScanned, remindOfEndingJob, sweepQuotesJob } from './quotes/quote-timers.ts';
import { mailReceiptJob } from './receipts/mail-receipt.job.ts';
import { purgeClicksJob } from './recommendations/purge-clicks.job.ts';
import { resendVerificationJob } from './registration/resend.ts';
import { answerFileScanned } from './reports/publish-report.ts';
import { matchNewOffersJob } from './saved-searches/match-new-offers.job.ts';
import { renewStemsJob, startStemsJob } from './search/renew-stems.jobs.ts';
import { mailSignInLinkJob } from './sign-in/sign-in-link.service.ts';
import { purgeTaxDataJob } from './tax-data/purge-tax-data.job.ts';
import { remindOfWebinarsJob } from './webinars/remind.job.ts';

/** All background jobs; the worker of each process runs them. */
export const jobs: readonly JobDefinition[] = [
  purgeJob,
  mailResetJob,
  mailSignInLinkJob,
  resendVerificationJob,
  sweepFilesJob,
  sweepJob,
  timerJob,
  remindOverdueJob,
  sweepQuotesJob,
  expireQuoteJob,
  remindOfEndingJob,
  expirePlansJob,
  remindPlansJob,
  mailReceiptJob,
  announcePriceJob,
  applyLimitJob,
  warnOverdueJob,
  closeJobsJob,
  workSoughtJob,
  collectWordsJob,
  purgeFormerMembersJob,
  purgeClicksJob,
  purgeInvitationsJob,
  expireIntroductionsJob,
  purgeLinkPreviewsJob,
  purgeViewsJob,
  measureAnswersJob,
  purgeContactJob,
  purgeTaxDataJob,
  forgetUnverifiedJob,
  eraseAccountJob,
  eraseCompanyJob,
  makeExportJob,
  expireExportsJob,
  scanEarlierJob,
  scanFileJob({
    order: orderFileScanned,
    order_answer: answerFileScanned,
    quote: quoteFileScanned,
    company: verificationFileScanned,
    contact_message: contactFileScanned,
    message: messageFileScanned,
  }),
  earlierPicturesJob,
  makeVariantsJob,
  matchNewOffersJob,
  mailNoticesJob,
  startDigestJob,
  sendDigestPartJob,
  startStemsJob,
  renewStemsJob,
  countStatisticsJob,
  startLedgerCheckJob,
  checkLedgerJob,
  remindOfWebinarsJob,
];

/**
 * Runs every job that is due at `now`, as a worker would, and answers how many. For tests and operators.
 *
 * @throws AggregateError of the failures, after all others have run
 */
export function runDueJobs(context: Context, now: Date): Promise<number> {
  return runDue(context, jobs, now);
}
