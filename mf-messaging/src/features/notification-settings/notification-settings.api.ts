import type { MailSubscription, NotificationSettings, NotificationSettingsBody } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { sendJSON, withQuery } from '@wspolnik/shared-auth';

/** Of the person, whatever profile is in use. */
export const settingsRead = defineRead<NotificationSettings>('notification-settings/');

export function saveSettings(settings: NotificationSettingsBody['settings']): Promise<NotificationSettings> {
  return sendJSON('PUT', 'notification-settings/', { json: { settings } });
}

/** The subject of a mail's link; the token stands for the reader of the mail, so nobody has to sign in. */
export const subscriptionRead = defineRead<MailSubscription, { token: string }>('notification-settings/unsubscribe/');

export function endMails(token: string): Promise<MailSubscription> {
  return sendJSON('POST', withQuery('notification-settings/unsubscribe/', { token }));
}

export function resumeMails(token: string): Promise<MailSubscription> {
  return sendJSON('POST', withQuery('notification-settings/resubscribe/', { token }));
}
