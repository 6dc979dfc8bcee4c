import type { PageDefinition } from '@wspolnik/kit';
import { activationRequestsMessages } from '../features/activation-requests/messages/load.ts';
import { auditLogMessages } from '../features/audit-log/messages/load.ts';
import { categoriesMessages } from '../features/categories/messages/load.ts';
import { companiesMessages } from '../features/companies/messages/load.ts';
import { contactMessages } from '../features/contact/messages/load.ts';
import { documentsMessages } from '../features/documents/messages/load.ts';
import { libraryMessages } from '../features/library/messages/load.ts';
import { membershipNumbersMessages } from '../features/membership-numbers/messages/load.ts';
import { moderationMessages } from '../features/moderation/messages/load.ts';
import { overviewMessages } from '../features/overview/messages/load.ts';
import { plansMessages } from '../features/plans/messages/load.ts';
import { releasesMessages } from '../features/releases/messages/load.ts';
import { searchWordsMessages } from '../features/search-words/messages/load.ts';
import { taxReportMessages } from '../features/tax-report/messages/load.ts';
import { transactionsMessages } from '../features/transactions/messages/load.ts';
import { usersMessages } from '../features/users/messages/load.ts';
import { vitalsMessages } from '../features/vitals/messages/load.ts';
import { webinarsMessages } from '../features/webinars/messages/load.ts';
import { withdrawalsMessages } from '../features/withdrawals/messages/load.ts';

/** No admin data is preloaded: the gateway does not know who opens the page. */
const definitions: readonly PageDefinition[] = [
  {
    path: '/admin',
    title: 'overview.title',
    skeleton: 'text',
    menu: { group: 'account', order: 50, icon: 'shield-check', label: 'overview.menu' },
    messages: [overviewMessages],
    chunk: 'page-overview',
    load: async () => (await import('../features/overview/overview.page.tsx')).OverviewPage,
  },
  {
    path: '/admin/releases',
    title: 'frame.releases',
    skeleton: 'rows',
    messages: [releasesMessages],
    chunk: 'page-releases',
    load: async () => (await import('../features/releases/releases.page.tsx')).ReleasesPage,
  },
  {
    path: '/admin/vitals',
    title: 'frame.vitals',
    skeleton: 'text',
    messages: [vitalsMessages],
    chunk: 'page-vitals',
    load: async () => (await import('../features/vitals/vitals.page.tsx')).VitalsPage,
  },
  {
    path: '/admin/audit-log',
    title: 'auditLog.title',
    skeleton: 'rows',
    messages: [auditLogMessages],
    chunk: 'page-audit-log',
    load: async () => (await import('../features/audit-log/audit-log.page.tsx')).AuditLogPage,
  },
  {
    path: '/admin/companies/activation-requests',
    title: 'requests.title',
    skeleton: 'rows',
    messages: [activationRequestsMessages],
    chunk: 'page-activation-requests',
    load: async () =>
      (await import('../features/activation-requests/activation-requests.page.tsx')).ActivationRequestsPage,
  },
  {
    path: '/admin/points/withdraw-requests',
    title: 'withdrawals.title',
    skeleton: 'rows',
    messages: [withdrawalsMessages],
    chunk: 'page-withdrawals',
    load: async () => (await import('../features/withdrawals/withdrawals.page.tsx')).WithdrawalsPage,
  },
  {
    path: '/admin/points/tax-report',
    title: 'taxReport.title',
    skeleton: 'rows',
    messages: [taxReportMessages],
    chunk: 'page-tax-report',
    load: async () => (await import('../features/tax-report/tax-report.page.tsx')).TaxReportPage,
  },
  {
    path: '/admin/transactions',
    title: 'transactions.title',
    skeleton: 'rows',
    messages: [transactionsMessages],
    chunk: 'page-transactions',
    load: async () => (await import('../features/transactions/transactions.page.tsx')).TransactionsPage,
  },
  {
    path: '/admin/transactions/:id',
    title: 'transactions.detail.title',
    skeleton: 'text',
    messages: [transactionsMessages],
    chunk: 'page-transaction',
    load: async () => (await import('../features/transactions/transaction.page.tsx')).TransactionPage,
  },
  {
    path: '/admin/companies/activation-requests/:id',
    title: 'requests.request_title',
    skeleton: 'text',
    messages: [activationRequestsMessages],
    chunk: 'page-activation-request',
    load: async () =>
      (await import('../features/activation-requests/activation-request.page.tsx')).ActivationRequestPage,
  },
  {
    path: '/admin/companies',
    title: 'companies.title',
    skeleton: 'rows',
    messages: [companiesMessages],
    chunk: 'page-company-list',
    load: async () => (await import('../features/companies/company-list.page.tsx')).CompanyListPage,
  },
  {
    path: '/admin/companies/:id',
    title: 'companies.detail.title',
    skeleton: 'text',
    messages: [companiesMessages],
    chunk: 'page-company-detail',
    load: async () => (await import('../features/companies/company-detail.page.tsx')).CompanyDetailPage,
  },
  {
    path: '/admin/users',
    title: 'users.title',
    skeleton: 'rows',
    messages: [usersMessages],
    chunk: 'page-user-list',
    load: async () => (await import('../features/users/user-list.page.tsx')).UserListPage,
  },
  {
    path: '/admin/users/:id',
    title: 'users.detail.title',
    skeleton: 'text',
    messages: [usersMessages],
    chunk: 'page-user-detail',
    load: async () => (await import('../features/users/user-detail.page.tsx')).UserDetailPage,
  },
  {
    path: '/admin/moderation',
    title: 'moderation.title',
    skeleton: 'rows',
    messages: [moderationMessages],
    chunk: 'page-moderation',
    load: async () => (await import('../features/moderation/moderation.page.tsx')).ModerationPage,
  },
  {
    path: '/admin/moderation/:id',
    title: 'moderation.case_title',
    skeleton: 'text',
    messages: [moderationMessages],
    chunk: 'page-moderation-case',
    load: async () => (await import('../features/moderation/case.page.tsx')).CasePage,
  },
  {
    path: '/admin/offers',
    title: 'moderation.offers.title',
    skeleton: 'rows',
    messages: [moderationMessages],
    chunk: 'page-offer-list',
    load: async () => (await import('../features/moderation/offers.page.tsx')).OffersPage,
  },
  {
    path: '/admin/webinars',
    title: 'webinars.title',
    skeleton: 'rows',
    messages: [webinarsMessages],
    chunk: 'page-webinar-list',
    load: async () => (await import('../features/webinars/webinar-list.page.tsx')).WebinarListPage,
  },
  {
    path: '/admin/webinars/create',
    title: 'webinarForm.create_title',
    skeleton: 'form',
    messages: [webinarsMessages],
    chunk: 'page-webinar-form',
    load: async () => (await import('../features/webinars/webinar-form.page.tsx')).WebinarCreatePage,
  },
  {
    path: '/admin/webinars/:id/edit',
    title: 'webinarForm.edit_title',
    skeleton: 'form',
    messages: [webinarsMessages],
    chunk: 'page-webinar-form',
    load: async () => (await import('../features/webinars/webinar-form.page.tsx')).WebinarEditPage,
  },
  {
    path: '/admin/library',
    title: 'library.title',
    skeleton: 'rows',
    messages: [libraryMessages],
    chunk: 'page-library-list',
    load: async () => (await import('../features/library/library-list.page.tsx')).LibraryListPage,
  },
  {
    path: '/admin/contact',
    title: 'contact.title',
    skeleton: 'rows',
    messages: [contactMessages],
    chunk: 'page-contact-list',
    load: async () => (await import('../features/contact/contact-list.page.tsx')).ContactListPage,
  },
  {
    path: '/admin/contact/:id',
    title: 'contact.detail.title',
    skeleton: 'text',
    messages: [contactMessages],
    chunk: 'page-contact-detail',
    load: async () => (await import('../features/contact/contact-detail.page.tsx')).ContactDetailPage,
  },
  {
    path: '/admin/documents',
    title: 'documents.title',
    skeleton: 'rows',
    messages: [documentsMessages],
    chunk: 'page-documents',
    load: async () => (await import('../features/documents/documents.page.tsx')).DocumentsPage,
  },
  {
    path: '/admin/documents/:id',
    title: 'documents.version_title',
    skeleton: 'form',
    messages: [documentsMessages],
    chunk: 'page-document-form',
    load: async () => (await import('../features/documents/document-form.page.tsx')).DocumentFormPage,
  },
  {
    path: '/admin/membership-numbers',
    title: 'cards.title',
    skeleton: 'rows',
    messages: [membershipNumbersMessages],
    chunk: 'page-card-list',
    load: async () => (await import('../features/membership-numbers/card-list.page.tsx')).CardListPage,
  },
  {
    path: '/admin/plans',
    title: 'plans.title',
    skeleton: 'rows',
    messages: [plansMessages],
    chunk: 'page-plan-list',
    load: async () => (await import('../features/plans/plan-list.page.tsx')).PlanListPage,
  },
  {
    path: '/admin/categories',
    title: 'categories.title',
    skeleton: 'rows',
    messages: [categoriesMessages],
    chunk: 'page-category-list',
    load: async () => (await import('../features/categories/category-list.page.tsx')).CategoryListPage,
  },
  {
    path: '/admin/search-words',
    title: 'searchWords.title',
    skeleton: 'rows',
    messages: [searchWordsMessages],
    chunk: 'page-search-word-list',
    load: async () => (await import('../features/search-words/search-word-list.page.tsx')).SearchWordListPage,
  },
];

export const pages = definitions.map((page): PageDefinition => ({ ...page, protected: true, roles: ['admin'] }));
