import type { MarkSeenReply, NotificationPage } from '@wspolnik/contract';
import { defineRead, refresh } from '@wspolnik/kit';
import { getJSON, onFrame, sendJSON } from '@wspolnik/shared-auth';
import { useEffect } from 'react';

interface NotificationsInput {
  limit: number;
  /** Only this one. */
  id?: string | undefined;
  unseen?: boolean | undefined;
  before?: string | undefined;
}

export const notificationsRead = defineRead<NotificationPage, NotificationsInput>('notifications/');

/** Those in the panel of the bell; the counts of this read are those of the bell. */
export const latestRead = () => notificationsRead({ limit: 8 });

export const readOlder = (input: NotificationsInput): Promise<NotificationPage> =>
  getJSON<NotificationPage>(notificationsRead(input));

const markSeen = (json: object) => sendJSON<MarkSeenReply>('POST', 'notification/mark-seen/', { json });

export async function seeSome(ids: readonly string[]): Promise<void> {
  await markSeen({ ids, seen: true });
  await refresh(notificationsRead);
}

export async function seeAll(): Promise<void> {
  await markSeen({ all: true });
  await refresh(notificationsRead);
}

/** Milliseconds between two reads while notifications pour in. */
const READ_EVERY = 500;
const FRAMES: readonly string[] = ['notification.new', 'notification.seen', 'resync'];

let watchers = 0;
let stopWatching = () => {};

/** One subscription for the bell and the page. */
function watch(): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    last = performance.now();
    void refresh(notificationsRead);
  };
  const stop = onFrame(({ type }) => {
    if (FRAMES.includes(type)) timer ??= setTimeout(read, Math.max(0, last + READ_EVERY - performance.now()));
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Reads the notifications on the screen again when one comes or is seen, in whatever tab and for whatever profile. */
export function useLiveNotifications(): void {
  useEffect(() => {
    watchers += 1;
    if (watchers === 1) stopWatching = watch();
    return () => {
      watchers -= 1;
      if (watchers === 0) stopWatching();
    };
  }, []);
}
