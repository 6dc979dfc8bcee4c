import type { Notification } from '@wspolnik/contract';
import { formatDate } from '@wspolnik/system';
import type { IntlShape } from 'react-intl';
import { notificationText, writtenActor } from './notification-text.ts';

/** One row of the list: a notification, or several of a day that tell of the same. */
export interface NotificationGroup {
  newest: Notification;
  ids: readonly string[];
  /** Actors beside that of the newest. */
  others: number;
}

export interface NotificationDay {
  /** Of its newest notification. */
  date: string;
  groups: NotificationGroup[];
}

/** Kinds whose notifications of a day with the same subject are one row. Invitations have different subjects. */
const ALIKE: Partial<Record<Notification['kind'], (notification: Notification) => string>> = {
  MessageForUser: ({ subject }) => subject?.id ?? '',
  MessageForCompany: ({ subject }) => subject?.id ?? '',
  PostCommented: ({ subject }) => subject?.id ?? '',
  PostReacted: ({ subject }) => subject?.id ?? '',
  NetworkInvite: () => '',
};

/** Seen and unseen ones stay apart, so that a mark is true of the whole row. */
function keyOf(notification: Notification): string {
  const { id, kind, seen, company } = notification;
  const about = ALIKE[kind]?.(notification);
  return about === undefined ? id : [kind, about, company?.id, seen].join();
}

/** Those whom the row does not name: distinct actors, and those that the API counted without naming them. */
function othersOf(notifications: readonly Notification[]): number {
  const known = new Set(notifications.flatMap(({ actor, others }) => [actor, ...others].map((card) => card?.id)));
  const unnamed = notifications.reduce((sum, { others, others_count }) => sum + others_count - others.length, 0);
  return Math.max(0, known.size - 1) + unnamed;
}

/** In the order of the first of each. */
function gather<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const found = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = found.get(key);
    if (group) group.push(item);
    else found.set(key, [item]);
  }
  return [...found.values()];
}

const groupsOf = (notifications: readonly Notification[]): NotificationGroup[] =>
  gather(notifications, keyOf).map((group) => ({
    newest: group[0],
    ids: group.map(({ id }) => id),
    others: othersOf(group),
  }));

/** Newest first, by the day in Poland. */
export const daysOf = (notifications: readonly Notification[], locale: string): NotificationDay[] =>
  gather(notifications, ({ created_at }) => formatDate(created_at, locale)).map((ofDay) => ({
    date: ofDay[0].created_at,
    groups: groupsOf(ofDay),
  }));

/** Kinds with a text for several actors. */
const OF_SEVERAL: readonly string[] = ['PostReacted', 'PostCommented', 'NetworkInvite'];
/** Kinds with a text for several notifications of one actor. */
const REPEATED: readonly string[] = ['PostCommented', 'MessageForUser', 'MessageForCompany'];

export function groupText({ newest, ids, others }: NotificationGroup, intl: IntlShape): string {
  const { kind, params, excerpt } = newest;
  const written = { excerpt: excerpt ?? '', has_excerpt: excerpt ? 'yes' : 'no' };
  const values = { ...params, ...written, actor: writtenActor(newest, intl), others };
  if (others > 0 && OF_SEVERAL.includes(kind)) {
    return intl.formatMessage({ id: `notifications.several.${kind}` }, values);
  }
  if (ids.length > 1 && REPEATED.includes(kind)) {
    return intl.formatMessage({ id: `notifications.repeated.${kind}` }, values);
  }
  return notificationText(newest, intl);
}
