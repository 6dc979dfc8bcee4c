import type { MarkReadReply } from '@wspolnik/contract';
import { refresh } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { threadsRead } from '../../../lib/messages.reads.ts';
import { unreadRead } from '../../../lib/unread.reads.ts';
import type { MessageWindow, WindowChange } from './message-window.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const useVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

/** Marks the thread as read when its end is really seen: in a visible tab, scrolled to the newest message. */
export function useMarkRead(window: MessageWindow | null, isAtEnd: boolean, change: (change: WindowChange) => void) {
  const isVisible = useVisible();
  const newest = window?.messages.findLast(({ mine }) => !mine);
  const unread = newest && !newest.read && !window?.hasAfter ? newest : undefined;
  const asked = useRef<string>(undefined);
  const mark = useEffectEvent(async () => {
    if (!unread || asked.current === unread.id) return;
    asked.current = unread.id;
    try {
      await sendJSON<MarkReadReply>('POST', 'message-mark-read/', { json: { id: unread.id } });
      change({ type: 'readByMe', position: unread.position });
      void refresh(threadsRead, unreadRead);
    } catch {
      // The next message, or the next look at the tab, tries again.
      asked.current = undefined;
    }
  });
  const id = unread?.id;
  useEffect(() => {
    if (id && isAtEnd && isVisible) void mark();
  }, [id, isAtEnd, isVisible]);
}
