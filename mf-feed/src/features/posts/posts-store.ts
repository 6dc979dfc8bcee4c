import type { Post } from '@wspolnik/contract';
import { isGone } from '@wspolnik/kit';
import { onProfileChange } from '@wspolnik/shared-auth';
import { useSyncExternalStore } from 'react';
import { postRead } from '../../lib/posts.reads.ts';
import { readAsProfile } from '../../lib/read-as.ts';

// The latest version of every post that the profile in use has read, so that the list, the open post and a company's posts
// show the same. Filled after a read, never while rendering.

const posts = new Map<string, Post>();
let gone: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const notify = () => {
  for (const listener of listeners) listener();
};

export function learnPosts(read: readonly Post[]): void {
  for (const post of read) posts.set(post.id, post);
  if (read.some(({ id }) => gone.has(id)))
    gone = new Set([...gone].filter((id) => !read.some((post) => post.id === id)));
  if (read.length > 0) notify();
}

/** Deleted, or hidden from the profile in use. */
export function forgetPosts(ids: readonly string[]): void {
  if (ids.length === 0) return;
  for (const id of ids) posts.delete(id);
  gone = new Set([...gone, ...ids]);
  notify();
}

export const latestPost = (id: string): Post | undefined => posts.get(id);

/** The post as it is now. */
export function usePost(post: Post): Post {
  return useSyncExternalStore(
    subscribe,
    () => posts.get(post.id) ?? post,
    () => post,
  );
}

/** The post of an id, once it has been read. */
export function useKnownPost(id: string): Post | undefined {
  return useSyncExternalStore(
    subscribe,
    () => posts.get(id),
    () => undefined,
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Ids of the posts that were shown and are there no more. */
export function useGonePosts(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => gone,
    () => NONE,
  );
}

/** Posts that are read no more while something is being written to them: the answer would undo what is on the screen. */
const held = new Map<string, { isStale: boolean }>();
const reading = new Map<string, Promise<void>>();
const again = new Set<string>();

/** Reads a post again, since it has changed. */
export function refreshPost(id: string): Promise<void> {
  const running = reading.get(id);
  if (running) {
    again.add(id);
    return running;
  }
  const read = readOnce(id).finally(() => {
    reading.delete(id);
    if (again.delete(id)) void refreshPost(id);
  });
  reading.set(id, read);
  return read;
}

async function readOnce(id: string): Promise<void> {
  try {
    const { data } = await readAsProfile<{ data: Post }>(postRead({ id }));
    const hold = held.get(id);
    if (hold) hold.isStale = true;
    else learnPosts([data]);
  } catch (error) {
    // Anything else, as a lost connection, leaves the post as it was.
    if (isGone(error)) forgetPosts([id]);
  }
}

/** Keeps answers that are on their way off the post until the write has ended. */
export async function holdPost<Result>(id: string, write: () => Promise<Result>): Promise<Result> {
  const hold = { isStale: false };
  held.set(id, hold);
  notify();
  try {
    return await write();
  } finally {
    held.delete(id);
    notify();
    if (hold.isStale) void refreshPost(id);
  }
}

/** Whether something is being written to the post. */
export const isHeld = (id: string): boolean => held.has(id);

export function useHeld(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => held.has(id),
    () => false,
  );
}

onProfileChange(() => {
  posts.clear();
  gone = NONE;
  notify();
});
