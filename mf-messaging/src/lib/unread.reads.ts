import type { Frame, UnreadMessages } from '@wspolnik/contract';
import { defineRead, refresh } from '@wspolnik/kit';
import { onFrame } from '@wspolnik/shared-auth';
import { useEffect } from 'react';

/** Of the profile in use, and of each inbox of the person. */
export const unreadRead = defineRead<UnreadMessages>('message-unread-count/');

/** Milliseconds between two reads while messages pour in. */
const READ_EVERY = 500;

/** The count changes neither for the author of a message nor when the other side reads it. */
const mayChangeUnread = ({ type, data }: Frame): boolean =>
  type === 'resync' ||
  (type === 'message.new' && data.mine !== true) ||
  (type === 'message.read' && data.mine !== false) ||
  // Another colleague looks after the thread; a note changes no count.
  (type === 'thread.changed' && data.position === undefined);

/** Reads the counts again when a message comes or is read, in any inbox of the person. */
export function useLiveUnread(): void {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      last = performance.now();
      void refresh(unreadRead);
    };
    const stop = onFrame((frame) => {
      if (mayChangeUnread(frame)) timer ??= setTimeout(read, Math.max(0, last + READ_EVERY - performance.now()));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}
