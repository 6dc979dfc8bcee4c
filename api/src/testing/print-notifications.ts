import { notificationPage } from './notification-table.ts';

// node api/src/testing/print-notifications.ts > docs/notifications.md
process.stdout.write(notificationPage());
