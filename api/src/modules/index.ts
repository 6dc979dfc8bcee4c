import type { App, Context } from '../platform/context.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { adminPeopleRoutes } from './admin/admin-people.routes.ts';
import { overviewRoutes } from './admin/overview.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { cardAdminRoutes, cardRoutes } from './cards/cards.routes.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { categoryAdminRoutes } from './categories/category-admin.routes.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { companyEditRoutes } from './companies/company-edit.routes.ts';
import { activationRoutes } from './company-verification/activation.routes.ts';
import { verificationRoutes } from './company-verification/verification.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { contactAdminRoutes } from './contact/contact-admin.routes.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { geocodeRoutes } from './geocode/geocode.routes.ts';
import { ledgerCheckRoutes } from './ledger-checks/ledger-checks.routes.ts';
import { consentRoutes } from './legal-documents/consents.routes.ts';
import { legalDocumentRoutes } from './legal-documents/legal-documents.routes.ts';
import { libraryRoutes } from './library/library.routes.ts';
import { linkPreviewRoutes } from './link-previews/link-previews.routes.ts';
import { mailPagesRoutes, outboxRoutes } from './mailbox/mailbox.routes.ts';
import { invitationsRoutes } from './members/invitations.routes.ts';
import { membersRoutes } from './members/members.routes.ts';
import { messageSafetyRoutes } from './messages/message-safety.routes.ts';
import { messageRoutes } from './messages/messages.routes.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { networkRoutes } from './network/network.routes.ts';
import { devDigestRoutes } from './notification-mails/notification-mails.routes.ts';
import { notificationSettingsRoutes, unsubscribeRoutes } from './notifications/notification-settings.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { offerSearchRoutes } from './offer-search/offer-search.routes.ts';
import { offerWriteRoutes } from './offers/offer-write.routes.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { opinionRoutes } from './opinions/opinions.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { transitionRoutes } from './orders/transitions.routes.ts';
import { passwordsRoutes } from './passwords/passwords.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { sandboxRoutes } from './payments/sandbox.routes.ts';
import { webhookRoutes } from './payments/webhook.routes.ts';
import { planAdminRoutes } from './plans/plan-admin.routes.ts';
import { planRoutes } from './plans/plans.routes.ts';
import { planPaid } from './plans/plans.service.ts';
import { pointRoutes } from './points/points.routes.ts';
import { commentRoutes } from './posts/comments.routes.ts';
import { postRoutes } from './posts/posts.routes.ts';
import { reactionRoutes } from './posts/reactions.routes.ts';
import { imageRoutes } from './profiles/image.routes.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import { realtimeRoutes } from './realtime/realtime.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { savedSearchRoutes } from './saved-searches/saved-searches.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { confirmationRoutes } from './sign-in/confirmation.routes.ts';
import { passkeyRoutes } from './sign-in/passkeys.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { signInLinkRoutes } from './sign-in/sign-in-link.routes.ts';
import { twoStepRoutes } from './sign-in/two-step.routes.ts';
import { webinarRoutes } from './webinars/webinars.routes.ts';
import { adminWithdrawalRoutes } from './withdrawals/admin-withdrawals.routes.ts';
import { payoutAccountRoutes } from './withdrawals/payout-accounts.routes.ts';
import { withdrawalRoutes } from './withdrawals/withdrawals.routes.ts';

export interface Module {
  prefix: '/api' | '/';
  routes(app: App, context: Context): void | Promise<void>;
}

/** Every module of the API. Paths inside a module are relative to its prefix: `app.get('/offers/', …)`. */
export const modules: readonly Module[] = [
  { prefix: '/api', routes: registrationRoutes },
  { prefix: '/api', routes: sessionsRoutes },
  { prefix: '/api', routes: passwordsRoutes },
  { prefix: '/api', routes: emailChangeRoutes },
  { prefix: '/api', routes: twoStepRoutes },
  { prefix: '/api', routes: signInRoutes },
  { prefix: '/api', routes: signInLinkRoutes },
  { prefix: '/api', routes: passkeyRoutes },
  { prefix: '/api', routes: confirmationRoutes },
  { prefix: '/api', routes: profilesRoutes },
  { prefix: '/api', routes: imageRoutes },
  { prefix: '/api', routes: consentRoutes },
  { prefix: '/api', routes: legalDocumentRoutes },
  { prefix: '/api', routes: contactRoutes },
  { prefix: '/api', routes: contactAdminRoutes },
  { prefix: '/api', routes: companiesRoutes },
  { prefix: '/api', routes: companyEditRoutes },
  { prefix: '/api', routes: membersRoutes },
  { prefix: '/api', routes: invitationsRoutes },
  { prefix: '/api', routes: deletionRoutes },
  { prefix: '/api', routes: exportRoutes },
  { prefix: '/api', routes: verificationRoutes },
  { prefix: '/api', routes: activationRoutes },
  { prefix: '/api', routes: adminRoutes },
  { prefix: '/api', routes: adminPeopleRoutes },
  { prefix: '/api', routes: auditRoutes },
  { prefix: '/api', routes: overviewRoutes },
  { prefix: '/api', routes: ledgerCheckRoutes },
  { prefix: '/api', routes: cardRoutes },
  { prefix: '/api', routes: cardAdminRoutes },
  { prefix: '/api', routes: opinionRoutes },
  { prefix: '/api', routes: categoryRoutes },
  { prefix: '/api', routes: categoryAdminRoutes },
  { prefix: '/api', routes: offerSearchRoutes },
  { prefix: '/api', routes: offerRoutes },
  { prefix: '/api', routes: offerWriteRoutes },
  { prefix: '/api', routes: orderRoutes },
  { prefix: '/api', routes: transitionRoutes },
  { prefix: '/api', routes: reportRoutes },
  { prefix: '/api', routes: planRoutes },
  { prefix: '/api', routes: planAdminRoutes },
  { prefix: '/api', routes: pointRoutes },
  { prefix: '/api', routes: webinarRoutes },
  { prefix: '/api', routes: libraryRoutes },
  { prefix: '/api', routes: paymentRoutes },
  { prefix: '/api', routes: webhookRoutes({ plan: planPaid }) },
  { prefix: '/api', routes: withdrawalRoutes },
  { prefix: '/api', routes: payoutAccountRoutes },
  { prefix: '/api', routes: adminWithdrawalRoutes },
  { prefix: '/api', routes: postRoutes },
  { prefix: '/api', routes: linkPreviewRoutes },
  { prefix: '/api', routes: commentRoutes },
  { prefix: '/api', routes: reactionRoutes },
  { prefix: '/api', routes: moderationRoutes },
  { prefix: '/api', routes: geocodeRoutes },
  { prefix: '/api', routes: networkRoutes },
  { prefix: '/api', routes: savedSearchRoutes },
  { prefix: '/api', routes: searchRoutes },
  { prefix: '/api', routes: fileRoutes },
  { prefix: '/api', routes: notificationRoutes },
  { prefix: '/api', routes: notificationSettingsRoutes },
  { prefix: '/api', routes: unsubscribeRoutes },
  { prefix: '/api', routes: messageRoutes },
  { prefix: '/api', routes: messageSafetyRoutes },
  { prefix: '/api', routes: realtimeRoutes },
  { prefix: '/api', routes: outboxRoutes },
  { prefix: '/api', routes: devDigestRoutes },
  { prefix: '/', routes: mailPagesRoutes },
  { prefix: '/', routes: sandboxRoutes },
];
