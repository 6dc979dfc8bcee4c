import type { PageDefinition } from '@wspolnik/kit';

/** No admin data is preloaded: the gateway does not know who opens the page. */
const definitions: readonly PageDefinition[] = [
  {
    path: '/admin',
    title: { pl: 'Administracja', en: 'Administration' },
    skeleton: 'text',
    chunk: 'page-overview',
    load: async () =>
      (await import(/* webpackChunkName: "page-overview" */ '../features/overview/overview.page.tsx')).OverviewPage,
  },
  {
    path: '/admin/audit-log',
    title: { pl: 'Dziennik zdarzeń', en: 'Audit log' },
    skeleton: 'rows',
    chunk: 'page-audit-log',
    load: async () =>
      (await import(/* webpackChunkName: "page-audit-log" */ '../features/audit-log/audit-log.page.tsx')).AuditLogPage,
  },
  {
    path: '/admin/companies/activation-requests',
    title: { pl: 'Wnioski o aktywację firm', en: 'Company activation requests' },
    skeleton: 'rows',
    chunk: 'page-activation-requests',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-activation-requests" */ '../features/activation-requests/activation-requests.page.tsx'
        )
      ).ActivationRequestsPage,
  },
  {
    path: '/admin/points/withdraw-requests',
    title: { pl: 'Wnioski o wypłatę', en: 'Withdrawal requests' },
    skeleton: 'rows',
    chunk: 'page-withdrawals',
    load: async () =>
      (await import(/* webpackChunkName: "page-withdrawals" */ '../features/withdrawals/withdrawals.page.tsx'))
        .WithdrawalsPage,
  },
  {
    path: '/admin/transactions',
    title: { pl: 'Transakcje i zgłoszenia', en: 'Transactions and reports' },
    skeleton: 'rows',
    chunk: 'page-transactions',
    load: async () =>
      (await import(/* webpackChunkName: "page-transactions" */ '../features/transactions/transactions.page.tsx'))
        .TransactionsPage,
  },
  {
    path: '/admin/transactions/:id',
    title: { pl: 'Transakcja', en: 'Transaction' },
    skeleton: 'text',
    chunk: 'page-transaction',
    load: async () =>
      (await import(/* webpackChunkName: "page-transaction" */ '../features/transactions/transaction.page.tsx'))
        .TransactionPage,
  },
  {
    path: '/admin/companies/activation-requests/:id',
    title: { pl: 'Wniosek o aktywację firmy', en: 'Company activation request' },
    skeleton: 'text',
    chunk: 'page-activation-request',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-activation-request" */ '../features/activation-requests/activation-request.page.tsx'
        )
      ).ActivationRequestPage,
  },
  {
    path: '/admin/companies',
    title: { pl: 'Firmy', en: 'Companies' },
    skeleton: 'rows',
    chunk: 'page-company-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-company-list" */ '../features/companies/company-list.page.tsx'))
        .CompanyListPage,
  },
  {
    path: '/admin/companies/:id',
    title: { pl: 'Firma', en: 'Company' },
    skeleton: 'text',
    chunk: 'page-company-detail',
    load: async () =>
      (await import(/* webpackChunkName: "page-company-detail" */ '../features/companies/company-detail.page.tsx'))
        .CompanyDetailPage,
  },
  {
    path: '/admin/users',
    title: { pl: 'Użytkownicy', en: 'Users' },
    skeleton: 'rows',
    chunk: 'page-user-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-user-list" */ '../features/users/user-list.page.tsx')).UserListPage,
  },
  {
    path: '/admin/users/:id',
    title: { pl: 'Użytkownik', en: 'User' },
    skeleton: 'text',
    chunk: 'page-user-detail',
    load: async () =>
      (await import(/* webpackChunkName: "page-user-detail" */ '../features/users/user-detail.page.tsx'))
        .UserDetailPage,
  },
  {
    path: '/admin/moderation',
    title: { pl: 'Moderacja', en: 'Moderation' },
    skeleton: 'rows',
    chunk: 'page-moderation',
    load: async () =>
      (await import(/* webpackChunkName: "page-moderation" */ '../features/moderation/moderation.page.tsx'))
        .ModerationPage,
  },
  {
    path: '/admin/webinars',
    title: { pl: 'Webinary', en: 'Webinars' },
    skeleton: 'rows',
    chunk: 'page-webinar-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-webinar-list" */ '../features/webinars/webinar-list.page.tsx'))
        .WebinarListPage,
  },
  {
    path: '/admin/webinars/create',
    title: { pl: 'Nowy webinar', en: 'New webinar' },
    skeleton: 'form',
    chunk: 'page-webinar-form',
    load: async () =>
      (await import(/* webpackChunkName: "page-webinar-form" */ '../features/webinars/webinar-form.page.tsx'))
        .WebinarCreatePage,
  },
  {
    path: '/admin/webinars/:id/edit',
    title: { pl: 'Edycja webinaru', en: 'Edit webinar' },
    skeleton: 'form',
    chunk: 'page-webinar-form',
    load: async () =>
      (await import(/* webpackChunkName: "page-webinar-form" */ '../features/webinars/webinar-form.page.tsx'))
        .WebinarEditPage,
  },
  {
    path: '/admin/library',
    title: { pl: 'Biblioteka', en: 'Library' },
    skeleton: 'rows',
    chunk: 'page-library-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-library-list" */ '../features/library/library-list.page.tsx'))
        .LibraryListPage,
  },
  {
    path: '/admin/contact',
    title: { pl: 'Wiadomości z formularza', en: 'Contact messages' },
    skeleton: 'rows',
    chunk: 'page-contact-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-contact-list" */ '../features/contact/contact-list.page.tsx'))
        .ContactListPage,
  },
  {
    path: '/admin/contact/:id',
    title: { pl: 'Wiadomość z formularza', en: 'Contact message' },
    skeleton: 'text',
    chunk: 'page-contact-detail',
    load: async () =>
      (await import(/* webpackChunkName: "page-contact-detail" */ '../features/contact/contact-detail.page.tsx'))
        .ContactDetailPage,
  },
  {
    path: '/admin/documents',
    title: { pl: 'Dokumenty', en: 'Documents' },
    skeleton: 'rows',
    chunk: 'page-documents',
    load: async () =>
      (await import(/* webpackChunkName: "page-documents" */ '../features/documents/documents.page.tsx')).DocumentsPage,
  },
  {
    path: '/admin/documents/:id',
    title: { pl: 'Nowa wersja dokumentu', en: 'New version of a document' },
    skeleton: 'form',
    chunk: 'page-document-form',
    load: async () =>
      (await import(/* webpackChunkName: "page-document-form" */ '../features/documents/document-form.page.tsx'))
        .DocumentFormPage,
  },
  {
    path: '/admin/membership-numbers',
    title: { pl: 'Numery członkowskie', en: 'Membership numbers' },
    skeleton: 'rows',
    chunk: 'page-card-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-card-list" */ '../features/membership-numbers/card-list.page.tsx'))
        .CardListPage,
  },
  {
    path: '/admin/plans',
    title: { pl: 'Plany', en: 'Plans' },
    skeleton: 'rows',
    chunk: 'page-plan-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-plan-list" */ '../features/plans/plan-list.page.tsx')).PlanListPage,
  },
  {
    path: '/admin/categories',
    title: { pl: 'Kategorie', en: 'Categories' },
    skeleton: 'rows',
    chunk: 'page-category-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-category-list" */ '../features/categories/category-list.page.tsx'))
        .CategoryListPage,
  },
];

export const pages = definitions.map((page): PageDefinition => ({ ...page, protected: true, roles: ['admin'] }));
