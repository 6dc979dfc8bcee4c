import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import { MarkSeenBody, MarkSeenReply, NotificationListQuery, NotificationPage } from '@wspolnik/contract/notifications';
import type { App, Context } from '../../platform/context.ts';
import { toPage } from '../../platform/paging.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { seeNotifications } from './notifications.service.ts';
import { countNotifications, countUnseen, selectNotifications } from './notifications.sql.ts';

const tags = ['notifications'];

export function notificationRoutes(app: App, context: Context): void {
  const { db } = context;

  app.get(
    '/notifications/',
    {
      access: 'person',
      summary: 'List the notifications of the caller',
      schema: { tags, querystring: NotificationListQuery, response: { 200: NotificationPage } },
    },
    async (request) => {
      const { user } = callerOf(request);
      const selection = { ...request.query, userId: user.id };
      const [results, count, unseenCounts] = await Promise.all([
        selectNotifications(db, selection),
        countNotifications(db, selection),
        countUnseen(db, user.id),
      ]);
      const countExact = count <= EXACT_COUNT_LIMIT;
      const page = toPage(request, {
        ...request.query,
        count: Math.min(count, EXACT_COUNT_LIMIT),
        countExact,
        results,
      });
      return { ...page, ...unseenCounts };
    },
  );

  app.post(
    '/notification/mark-seen/',
    {
      access: 'person',
      summary: 'Mark notifications as seen',
      schema: { tags, body: MarkSeenBody, response: { 200: MarkSeenReply } },
    },
    async (request) => {
      const { user } = callerOf(request);
      await seeNotifications(context, user.id, request.body);
      return countUnseen(db, user.id);
    },
  );
}
