import { type MailChoice, NOTIFICATION_KINDS, SENT_KINDS, type SentKind } from '@wspolnik/contract/notification-kinds';
import { MINUTE_MS } from '@wspolnik/settings';

/** For SQL: the mail of a person who has chosen nothing, by kind. */
export const DEFAULT_MAIL = Object.fromEntries(
  SENT_KINDS.map((kind) => [kind, NOTIFICATION_KINDS[kind].mail]),
) as Readonly<Record<SentKind, MailChoice>>;

/** A conversation under way is not mailed: the reader has this long to see the message in the product. */
const MESSAGE_DELAY_MS = 15 * MINUTE_MS;

/** When a mail at once of a notification from `now` is due. */
export function mailDueAt(kind: SentKind, now: Date): Date {
  const isMessage = kind === 'MessageForUser' || kind === 'MessageForCompany';
  return isMessage ? new Date(now.getTime() + MESSAGE_DELAY_MS) : now;
}
