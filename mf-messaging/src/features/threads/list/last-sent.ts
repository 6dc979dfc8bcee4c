import type { Message, MessageThread } from '@wspolnik/contract';
import { onProfileChange } from '@wspolnik/shared-auth';
import { useSyncExternalStore } from 'react';
import { onDelivered } from '../../../lib/outbox/deliveries.ts';

type LastMessage = MessageThread['last_message'];
type LastSent = ReadonlyMap<string, LastMessage>;

/** Characters of the beginning of a message, as the API answers it. */
const EXCERPT = 200;

const NONE: LastSent = new Map();
// Not in the cache of the list: an answer that was under way meanwhile would be lost, or put the list back.
let sent = NONE;
const listeners = new Set<() => void>();

function change(next: LastSent): void {
  sent = next;
  for (const listener of listeners) listener();
}

onDelivered((message) => change(new Map(sent).set(message.thread_id, asLast(message))));
onProfileChange(() => change(NONE));

function asLast({ id, position, text, image, document, hidden, mine, created_at }: Message): LastMessage {
  const excerpt = [...text].slice(0, EXCERPT).join('');
  return {
    id,
    position,
    excerpt,
    has_image: image !== null,
    has_document: document !== null,
    quote: null,
    hidden,
    mine,
    created_at,
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** By thread, the last message that the profile in use has sent from this browser. */
export const useLastSent = (): LastSent =>
  useSyncExternalStore(
    subscribe,
    () => sent,
    () => NONE,
  );

/** The threads with what was sent since they were read, newest first. */
export function withSent(threads: readonly MessageThread[], sent: LastSent): readonly MessageThread[] {
  const isNewer = ({ id, last_message }: MessageThread) => (sent.get(id)?.position ?? 0) > last_message.position;
  if (!threads.some(isNewer)) return threads;
  return threads
    .map((thread) =>
      isNewer(thread) ? { ...thread, last_message: sent.get(thread.id) ?? thread.last_message } : thread,
    )
    .sort((one, other) => Date.parse(other.last_message.created_at) - Date.parse(one.last_message.created_at));
}
