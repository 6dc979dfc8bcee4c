import {
  MailSubscription,
  NotificationSettings,
  NotificationSettingsBody,
  UnsubscribeQuery,
} from '@wspolnik/contract/notification-settings';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { changeSettings, readSettings } from './notification-settings.service.ts';
import { readSubscription, resubscribe, unsubscribe } from './unsubscribe.service.ts';

const tags = ['notifications'];

export function notificationSettingsRoutes(app: App, context: Context): void {
  app.get(
    '/notification-settings/',
    {
      access: 'person',
      summary: 'Get the settings of notifications',
      schema: { tags, response: { 200: NotificationSettings } },
    },
    async (request) => ({ settings: await readSettings(context.db, callerOf(request).user.id) }),
  );

  app.put(
    '/notification-settings/',
    {
      access: 'person',
      summary: 'Change the settings of notifications',
      schema: { tags, body: NotificationSettingsBody, response: { 200: NotificationSettings } },
    },
    async (request) => changeSettings(context, callerOf(request).user.id, request.body),
  );
}

/** Mail programs send a form with one field (RFC 8058); the token in the address says everything, so no body is read. */
function ignoreBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
}

/** Without a session: the signed token of the mail stands for its reader. A GET changes nothing, because scanners open links. */
export function unsubscribeRoutes(app: App, context: Context): void {
  ignoreBodies(app);
  const schema = { tags, querystring: UnsubscribeQuery, response: { 200: MailSubscription } };
  app.get(
    '/notification-settings/unsubscribe/',
    { access: 'public', summary: 'Tell which mails a link unsubscribes from', schema },
    async ({ query }) => readSubscription(context, query.token),
  );
  app.post(
    '/notification-settings/unsubscribe/',
    { access: 'public', summary: 'Unsubscribe from mails with the mailed link', schema },
    async ({ query }) => unsubscribe(context, query.token),
  );
  app.post(
    '/notification-settings/resubscribe/',
    { access: 'public', summary: 'Subscribe to mails again with the mailed link', schema },
    async ({ query }) => resubscribe(context, query.token),
  );
}
