import type { MarkReadReply } from '@wspolnik/contract';
import { refresh } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { threadsRead } from '../../../lib/messages.reads.ts';
import { unreadRead } from '../../../lib/unread.reads.ts';

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

/** Marks messages up to `unread` as read when the end is really seen: in a visible tab, scrolled to the newest message. */
export function useMarkRead(unread: string | undefined, isAtEnd: boolean, onRead: () => void): void {
  const isVisible = useVisible();
  const asked = useRef<string>(undefined);
  const mark = useEffectEvent(async () => {
    if (!unread || asked.current === unread) return;
    asked.current = unread;
    try {
      await sendJSON<MarkReadReply>('POST', 'message-mark-read/', { json: { id: unread } });
      onRead();
      void refresh(threadsRead, unreadRead);
    } catch {
      // The next message, or the next look at the tab, tries again.
      asked.current = undefined;
    }
  });
  useEffect(() => {
    if (unread && isAtEnd && isVisible) void mark();
  }, [unread, isAtEnd, isVisible]);
}
