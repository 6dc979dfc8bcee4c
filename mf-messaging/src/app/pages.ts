import type { PageDefinition } from '@wspolnik/kit';
import { quoteMessages } from '@wspolnik/market/quotes';
import { notificationSettingsMessages } from '../features/notification-settings/messages/load.ts';
import { settingsRead } from '../features/notification-settings/notification-settings.api.ts';
import { notificationsMessages } from '../features/notifications/messages/load.ts';
import { threadsMessages } from '../features/threads/messages/load.ts';
import { threadsRead } from '../lib/messages.reads.ts';

const notificationSettings = (path: string): PageDefinition => ({
  path,
  title: 'notificationSettings.title',
  skeleton: 'rows',
  protected: true,
  messages: [notificationSettingsMessages],
  chunk: 'page-notification-settings',
  load: async () => (await import('../features/notification-settings/settings.page.tsx')).SettingsPage,
  reads: [settingsRead],
});

export const pages: readonly PageDefinition[] = [
  {
    path: '/messages',
    title: 'threads.title',
    skeleton: 'rows',
    protected: true,
    messages: [threadsMessages],
    chunk: 'page-thread-list',
    load: async () => (await import('../features/threads/thread-list.page.tsx')).ThreadListPage,
    reads: [threadsRead],
  },
  {
    path: '/messages/thread/:id',
    title: 'threads.conversation',
    skeleton: 'rows',
    protected: true,
    messages: [threadsMessages, quoteMessages],
    chunk: 'page-thread',
    load: async () => (await import('../features/threads/thread.page.tsx')).ThreadPage,
  },
  {
    path: '/notifications',
    title: 'notifications.title',
    skeleton: 'rows',
    protected: true,
    menu: { group: 'account', order: 10, icon: 'bell' },
    messages: [notificationsMessages],
    chunk: 'page-notification-list',
    load: async () => (await import('../features/notifications/notification-list.page.tsx')).NotificationListPage,
  },
  {
    ...notificationSettings('/account/settings/notifications'),
    menu: { group: 'account', order: 30, icon: 'bell-ring' },
  },
  // Of mails that were sent earlier.
  notificationSettings('/notifications/settings'),
  {
    path: '/notifications/unsubscribe',
    title: 'unsubscribe.title',
    description: {
      pl: 'Rezygnacja z powiadomień e-mail serwisu Wspólnik bez logowania.',
      en: 'Unsubscribe from the e-mail notifications of Wspólnik without signing in.',
    },
    skeleton: 'rows',
    messages: [notificationSettingsMessages],
    chunk: 'page-unsubscribe',
    load: async () => (await import('../features/notification-settings/unsubscribe.page.tsx')).UnsubscribePage,
  },
];
