import type { PageDefinition } from '@wspolnik/shared-ui/remote';

/** No admin data is preloaded: the gateway does not know who opens the page. */
export const pages: readonly PageDefinition[] = [
  {
    path: '/admin',
    title: { pl: 'Administracja', en: 'Administration' },
    skeleton: 'text',
    protected: true,
    roles: ['admin'],
    chunk: 'page-overview',
    load: async () =>
      (await import(/* webpackChunkName: "page-overview" */ '../features/overview/overview.page.tsx')).OverviewPage,
  },
  {
    path: '/admin/companies/activation-requests',
    title: { pl: 'Wnioski o aktywację firm', en: 'Company activation requests' },
    skeleton: 'rows',
    protected: true,
    roles: ['admin'],
    chunk: 'page-activation-requests',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-activation-requests" */ '../features/activation-requests/activation-requests.page.tsx'
        )
      ).ActivationRequestsPage,
  },
  {
    path: '/admin/webinars',
    title: { pl: 'Webinary', en: 'Webinars' },
    skeleton: 'rows',
    protected: true,
    roles: ['admin'],
    chunk: 'page-webinar-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-webinar-list" */ '../features/webinars/webinar-list.page.tsx'))
        .WebinarListPage,
  },
  {
    path: '/admin/webinars/create',
    title: { pl: 'Nowy webinar', en: 'New webinar' },
    skeleton: 'form',
    protected: true,
    roles: ['admin'],
    chunk: 'page-webinar-form',
    load: async () =>
      (await import(/* webpackChunkName: "page-webinar-form" */ '../features/webinars/webinar-form.page.tsx'))
        .WebinarCreatePage,
  },
  {
    path: '/admin/webinars/:id/edit',
    title: { pl: 'Edycja webinaru', en: 'Edit webinar' },
    skeleton: 'form',
    protected: true,
    roles: ['admin'],
    chunk: 'page-webinar-form',
    load: async () =>
      (await import(/* webpackChunkName: "page-webinar-form" */ '../features/webinars/webinar-form.page.tsx'))
        .WebinarEditPage,
  },
];
