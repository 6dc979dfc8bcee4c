import type { Message, ThreadMessages } from '@wspolnik/contract';
import { changeRead, type ReadPath, type ReadState, useRead } from '@wspolnik/kit';
import { getJSON, isOfProfile, onFrame } from '@wspolnik/shared-auth';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { threadMessagesRead } from '../../../lib/messages.reads.ts';
import { onDelivered } from '../../../lib/outbox/deliveries.ts';
import { useMessageFrames } from '../../../lib/use-frames.ts';
import { changeWindow, type MessageWindow, type WindowChange } from './message-window.ts';
import { type LoadedPart, useRenewal } from './use-renewal.ts';

/** Messages of one call. The API answers at most a hundred. */
const PAGE = 50;

export type LoadState = 'idle' | 'loading' | 'failed';

export interface Conversation {
  read: ReadState<ThreadMessages>;
  window: MessageWindow | null;
  older: LoadState;
  newer: LoadState;
  loadOlder(): void;
  loadNewer(): void;
  change(change: WindowChange): void;
  /** Fetches what this profile has just caused, also where no frame arrives. */
  readAgain(): void;
  /** Fetches again who looks after the thread and, with a position, the part that ends with that message. */
  renew(position?: number): void;
}

/**
 * The messages of a thread for the profile in use, from the newest or around position `at`: more of them above and below as
 * they are asked for, live.
 */
export function useConversation(threadId: string, at: number | undefined): Conversation {
  const around = at === undefined ? {} : { before: at + PAGE / 2 };
  const path = threadMessagesRead({ thread_id: threadId, limit: PAGE, ...around });
  const read = useRead(path);
  const [window, change] = useReducer(changeWindow, read.data, (page) =>
    page ? changeWindow(null, { type: 'newest', page }) : null,
  );
  useLayoutEffect(() => {
    if (read.data) change({ type: 'newest', page: read.data });
  }, [read.data]);
  useLayoutEffect(() => {
    if (window?.isPrepended) change({ type: 'settled' });
  }, [window]);

  const fetchPage = (cursor: { before?: number; after?: number }) =>
    getJSON<ThreadMessages>(threadMessagesRead({ thread_id: threadId, limit: PAGE, ...cursor }));
  const [older, loadOlder] = useLoad(async () => {
    const first = window?.messages[0]?.position;
    if (first && window.hasBefore) change({ type: 'older', page: await fetchPage({ before: first }) });
  });
  const [newer, loadNewer] = useLoad(async () => {
    if (!window?.hasAfter) return;
    const last = window.messages.at(-1)?.position ?? 0;
    change({ type: 'newer', page: await fetchPage({ after: last }) });
  });
  const follow = useFollow(threadId, { window, change, fetchPage, retry: read.retry });
  const renew = useRenewal(threadId, { window, change, fetchPage });
  useQuoteChanges({ window, change, fetchPage });
  useKeptEnd(path, at === undefined ? window : null);
  return { read, window, older, newer, loadOlder, loadNewer, change, readAgain: follow, renew };
}

function useLoad(load: () => Promise<void>): [LoadState, () => void] {
  const [state, setState] = useState<LoadState>('idle');
  const isRunning = useRef(false);
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState('loading');
    try {
      await load();
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      isRunning.current = false;
    }
  };
  return [state, run];
}

/** The next visit, also without a connection, begins with the messages of this one: read, sent and received meanwhile. */
function useKeptEnd(path: ReadPath<ThreadMessages>, window: MessageWindow | null): void {
  const last = useRef(window);
  useEffect(() => {
    last.current = window;
  }, [window]);
  useEffect(
    () => () => {
      if (!last.current || last.current.hasAfter) return;
      const { thread, messages, notes, hasBefore } = last.current;
      const results = messages.slice(-PAGE);
      const end = {
        thread,
        results,
        notes: [...notes],
        has_before: hasBefore || messages.length > PAGE,
        has_after: false,
      };
      void changeRead<ThreadMessages>(path, (page) => page && end, { revalidate: false });
    },
    [path],
  );
}

interface Following extends LoadedPart {
  retry(): void;
}

/** Fetches what others write, in the order of their frames; frames during a fetch cause one more, not one each. */
function useFollow(threadId: string, { window, change, fetchPage, retry }: Following): () => void {
  const running = useRef<'no' | 'once' | 'again'>('no');
  const last = useRef(0);
  const newest = window?.messages.at(-1)?.position ?? 0;
  useEffect(() => {
    last.current = Math.max(last.current, newest);
  }, [newest]);

  const follow = useEffectEvent(async () => {
    if (window?.hasAfter) return;
    if (running.current !== 'no') {
      running.current = 'again';
      return;
    }
    try {
      do {
        running.current = 'once';
        const page = await fetchPage({ after: last.current });
        last.current = page.results.at(-1)?.position ?? last.current;
        change({ type: 'newer', page });
        if (page.has_after) running.current = 'again';
      } while (running.current === ('again' as string));
    } catch {
      // The read says why, and its retry is on the screen.
      retry();
    } finally {
      running.current = 'no';
    }
  });

  useMessageFrames((frame) => {
    if (!isOfProfile(frame)) return;
    const { thread_id, position, mine } = frame.data;
    if (frame.type === 'resync') {
      retry();
      void follow();
    } else if (thread_id !== threadId) return;
    else if (frame.type === 'message.new') void follow();
    else if (frame.type === 'message.changed') {
      fetchPage({ before: Number(position) + 1 })
        .then((page) => change({ type: 'renewed', page }))
        .catch(() => undefined);
    } else if (frame.type === 'message.read' && typeof position === 'number')
      change({ type: mine ? 'readByMe' : 'readByOther', position });
  });
  const add = useEffectEvent((message: Message) => {
    if (message.thread_id !== threadId) return;
    // The read under way may have begun before the message was stored.
    if (!window) return retry();
    // The other side has written meanwhile.
    if (!window.hasAfter && message.position > last.current + 1) return void follow();
    if (!window.hasAfter) last.current = Math.max(last.current, message.position);
    change({ type: 'delivered', message });
  });
  useEffect(() => onDelivered((message) => add(message)), []);
  return useCallback(() => void follow(), []);
}

/** A quote that changed elsewhere is renewed in each of its messages that is loaded. */
function useQuoteChanges({ window, change, fetchPage }: LoadedPart): void {
  const renew = useEffectEvent(async (id: unknown) => {
    const positions = window?.messages.filter(({ quote }) => quote?.id === id).map(({ position }) => position) ?? [];
    for (let last = positions.pop(); last !== undefined; last = positions.pop()) {
      const page = await fetchPage({ before: last + 1 });
      change({ type: 'renewed', page });
      const first = page.results[0]?.position ?? 0;
      while ((positions.at(-1) ?? 0) >= first && positions.length > 0) positions.pop();
    }
  });
  useEffect(
    () =>
      onFrame((frame) => {
        // The next frame or visit brings what could not be fetched.
        if (frame.type === 'quote.changed' && isOfProfile(frame)) renew(frame.data.id).catch(() => undefined);
      }),
    [],
  );
}
