import type { ThreadMessages } from '@wspolnik/contract';
import { isOfProfile } from '@wspolnik/shared-auth';
import { useRef } from 'react';
import { useMessageFrames } from '../../../lib/use-frames.ts';
import type { MessageWindow, WindowChange } from './message-window.ts';

export interface LoadedPart {
  window: MessageWindow | null;
  change(change: WindowChange): void;
  fetchPage(cursor: { before?: number; after?: number }): Promise<ThreadMessages>;
}

/** Follows what colleagues arrange about the thread. Answers how to fetch it at once. */
export function useRenewal(threadId: string, { window, change, fetchPage }: LoadedPart) {
  // One after the other: of two changes at once the later answer is what everybody sees.
  const queue = useRef(Promise.resolve());
  const renew = (position?: number) => {
    const last = window?.messages.at(-1)?.position ?? 0;
    queue.current = queue.current
      .then(() => fetchPage(position ? { before: position + 1 } : { after: last }))
      .then((page) => change({ type: 'renewed', page }))
      // The next frame or visit brings what could not be fetched.
      .catch(() => undefined);
  };
  useMessageFrames((frame) => {
    if (!isOfProfile(frame)) return;
    const { thread_id, position } = frame.data;
    if (frame.type === 'members.changed') renew();
    else if (frame.type === 'thread.changed' && thread_id === threadId) renew(Number(position) || undefined);
  });
  return renew;
}
