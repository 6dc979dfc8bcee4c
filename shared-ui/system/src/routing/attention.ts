import { useSyncExternalStore } from 'react';

/**
 * What waits for the person, by source: unseen messages and notifications, each counted by one of the two, and unanswered invitations and
 * requests of the network, which a notification has announced.
 */
export type AttentionSource = 'messages' | 'notifications' | 'network';

const MOST = 99;
const NOTHING: Readonly<Record<AttentionSource, number>> = { messages: 0, notifications: 0, network: 0 };
const listeners = new Set<() => void>();
let counts = NOTHING;
let title: string | null = null;

/** The sum of what is unseen is put before the title of the tab, until it is set to 0 again. */
export function setAttention(source: AttentionSource, count: number): void {
  if (counts[source] === count) return;
  counts = { ...counts, [source]: count };
  showTitle();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The count of one source, live; 0 in a first render. */
export function useAttention(source: AttentionSource): number {
  return useSyncExternalStore(
    subscribe,
    () => counts[source],
    () => 0,
  );
}

export const cappedCount = (count: number): string => (count > MOST ? `${MOST}+` : String(count));

/** The title of the document with the count before it. */
export function setTitle(text: string): void {
  title = text;
  showTitle();
}

/** Until a page has set its title, the document has the one that it came with. */
function showTitle(): void {
  title ??= document.title;
  const count = counts.messages + counts.notifications;
  document.title = count > 0 ? `(${cappedCount(count)}) ${title}` : title;
}
