import type { MessageThread, MessageThreadPage, ThreadMessages } from '@wspolnik/contract';
import { refresh, useList } from '@wspolnik/kit';
import { getJSON, isOfProfile, profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { threadMessagesRead, threadsRead } from '../../../lib/messages.reads.ts';
import { onDelivered } from '../../../lib/outbox/deliveries.ts';
import { useMessageFrames } from '../../../lib/use-frames.ts';
import type { ListView } from '../thread-address.ts';
import { useLastSent, withSent } from './last-sent.ts';

/** Threads after the first page, of one view of one profile. */
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

const isWanted = (assigned: ListView['assigned'], assignee: string | undefined, me: string | undefined): boolean =>
  !assigned || (assigned === 'mine' ? assignee === me : assignee === undefined);

/** The threads of the profile in use, newest first, page after page; live. */
export function useThreads({ q, assigned }: ListView) {
  const profile = useSessionStore(profileKey);
  const me = useSessionStore(({ user }) => user?.id);
  const of = `${profile} ${q} ${assigned}`;
  const query = { ...(q && { q }), ...(assigned && { assigned }) };
  const first = useList(threadsRead(query));
  const [stored, setFurther] = useState<Further>({ of, ...NOTHING });
  const further = stored.of === of ? stored : { of, ...NOTHING };
  const loading = useRef<string>(undefined);
  const { data } = first;
  const sent = useLastSent();
  const joined = data ? withSent(join(data.results, first.isOther ? [] : further.threads), sent) : undefined;
  // Of the later pages, which are not read again, some may be assigned to others by now.
  const threads = first.isOther ? joined : joined?.filter(({ assignee }) => isWanted(assigned, assignee?.id, me));
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

  const renewAssignee = async (id: string) => {
    if (!further.threads.some((thread) => thread.id === id)) return;
    const { thread } = await getJSON<ThreadMessages>(threadMessagesRead({ thread_id: id, limit: 1 }));
    const { assignee } = thread;
    change(({ threads: all }) => ({ threads: all.map((one) => (one.id === id ? { ...one, assignee } : one)) }));
  };
  useMessageFrames((frame) => {
    if (!isOfProfile(frame)) return;
    const { thread_id, mine, position } = frame.data;
    const isNote = frame.type === 'thread.changed' && position !== undefined;
    if (isNote) return;
    void refresh(threadsRead);
    if (frame.type === 'thread.changed') renewAssignee(String(thread_id)).catch(() => undefined);
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
