import type { PageDefinition } from '@wspolnik/shared-ui/remote';

export const pages: readonly PageDefinition[] = [
  {
    path: '/messages',
    title: { pl: 'Wiadomości', en: 'Messages' },
    skeleton: 'rows',
    protected: true,
    chunk: 'page-thread-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-thread-list" */ '../features/threads/thread-list.page.tsx'))
        .ThreadListPage,
  },
  {
    path: '/notifications',
    title: { pl: 'Powiadomienia', en: 'Notifications' },
    skeleton: 'rows',
    protected: true,
    chunk: 'page-notification-list',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-notification-list" */ '../features/notifications/notification-list.page.tsx'
        )
      ).NotificationListPage,
  },
];
