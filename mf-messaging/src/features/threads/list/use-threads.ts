import type { MessageThread, MessageThreadPage } from '@wspolnik/contract';
import { refresh, useList } from '@wspolnik/kit';
import { getJSON, isOfProfile, profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { threadsRead } from '../../../lib/messages.reads.ts';
import { onDelivered } from '../../../lib/outbox/deliveries.ts';
import { useMessageFrames } from '../../../lib/use-frames.ts';
import { useLastSent, withSent } from './last-sent.ts';

/** Threads after the first page, of one search of one profile. */
interface Further {
  of: string;
  threads: readonly MessageThread[];
  state: 'idle' | 'loading' | 'failed';
}

const NOTHING: Omit<Further, 'of'> = { threads: [], state: 'idle' };

/** A thread stands where its newest answer puts it: new messages move threads to the front while one reads. */
function join(first: readonly MessageThread[], further: readonly MessageThread[]): MessageThread[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...further.filter(({ id }) => !ids.has(id) && ids.add(id))];
}

/** The threads of the profile in use, newest first, page after page; live. */
export function useThreads(q: string) {
  const profile = useSessionStore(profileKey);
  const of = `${profile} ${q}`;
  const query = q ? { q } : {};
  const first = useList(threadsRead(query));
  const [stored, setFurther] = useState<Further>({ of, ...NOTHING });
  const further = stored.of === of ? stored : { of, ...NOTHING };
  const loading = useRef<string>(undefined);
  const { data } = first;
  const sent = useLastSent();
  const threads = data ? withSent(join(data.results, first.isOther ? [] : further.threads), sent) : undefined;
  const hasMore = data !== undefined && !first.isOther && threads !== undefined && threads.length < data.count;

  const change = (next: (current: Further) => Partial<Further>) =>
    setFurther((current) => {
      const base = current.of === of ? current : { of, ...NOTHING };
      return { ...base, ...next(base) };
    });

  const loadMore = async () => {
    if (!data || !hasMore || loading.current === of) return;
    loading.current = of;
    change(() => ({ state: 'loading' }));
    const page = String(Math.floor(threads.length / data.limit) + 1);
    try {
      const { results } = await getJSON<MessageThreadPage>(threadsRead({ ...query, page }));
      change((current) => ({ threads: join(current.threads, results), state: 'idle' }));
    } catch {
      change(() => ({ state: 'failed' }));
    } finally {
      loading.current = undefined;
    }
  };

  useMessageFrames((frame) => {
    if (!isOfProfile(frame)) return;
    void refresh(threadsRead);
    const { thread_id, mine } = frame.data;
    if (frame.type !== 'message.read' || mine !== true) return;
    const read = (thread: MessageThread) => (thread.id === thread_id ? { ...thread, unread_count: 0 } : thread);
    change((current) => ({ threads: current.threads.map(read) }));
  });
  const refreshUnknown = useEffectEvent((threadId: string) => {
    if (!threads?.some(({ id }) => id === threadId)) void refresh(threadsRead);
  });
  useEffect(() => onDelivered((message) => refreshUnknown(message.thread_id)), []);

  return { ...first, threads, hasMore, loadMore, more: further.state };
}
