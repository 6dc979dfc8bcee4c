import { onProfileChange } from '@wspolnik/shared-auth';
import type { FeedState } from './feed-state.ts';

/** In the state of the history's entry: Back leads to the list as it was, a link to the newest posts. */
const MARK = 'wpFeed';

const feeds = new Map<string, FeedState>();

/** Keeps the list for Back: without the pages above it, a scroll position could not be restored. */
export function keepFeed(first: string, feed: FeedState): void {
  feeds.set(first, feed);
  markEntry();
}

/** Every entry of the history that shows the list is marked, also one with an open post. */
export function markEntry(): void {
  if (!window.history.state?.[MARK]) window.history.replaceState({ ...window.history.state, [MARK]: true }, '');
}

export function recallFeed(first: string): FeedState | null {
  if (typeof window === 'undefined' || !window.history.state?.[MARK]) return null;
  return feeds.get(first) ?? null;
}

onProfileChange(() => feeds.clear());
