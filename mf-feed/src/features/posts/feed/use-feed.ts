import type { Post, PostPage } from '@wspolnik/contract';
import { type ReadPath, type ReadState, useRead } from '@wspolnik/kit';
import { currentProfile, profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { profileNow, readAsProfile } from '../../../lib/read-as.ts';
import { forgetPosts, learnPosts, refreshPost, useGonePosts } from '../posts-store.ts';
import { useLivePosts } from '../use-live-posts.ts';
import { keepFeed, recallFeed } from './feed-memory.ts';
import { addPost, appendPage, type FeedState, missingFrom, receivePage, showWaiting, startFeed } from './feed-state.ts';

/** The list changes when its reader asks for it, not with the tab. */
const QUIET = { revalidateOnFocus: false, revalidateOnReconnect: false };

export interface Feed {
  /** The first page; the later ones fail on their own. */
  read: ReadState<PostPage>;
  /** Undefined until the first page is there. */
  posts: readonly Post[] | undefined;
  hasMore: boolean;
  more: 'idle' | 'loading' | 'failed';
  loadMore(): void;
  /** Posts of others that wait to be shown. */
  waiting: readonly Post[];
  /** There are more of them than were read. */
  isFar: boolean;
  showNew(): void;
  /** Puts a post that was just written above the others. */
  add(post: Post): void;
}

/** A list of posts that grows at its end, and at its top when asked. Mount it anew for another path or profile. */
export function useFeed(first: ReadPath<PostPage>): Feed {
  const read = useRead<PostPage>(first, QUIET);
  const page = read.data;
  const profile = useSessionStore(profileKey);
  const [kept, setState] = useState<FeedState | null>(() => recallFeed(first));
  const state = kept ?? (page ? startFeed(page) : null);
  const gone = useGonePosts();
  const isHere = ({ id }: Post) => !gone.has(id);

  const receive = useEffectEvent((fresh: PostPage) => {
    // An effect may come after the profile was switched: the answer belongs to the former one.
    if (profileNow() !== profile) return;
    if (kept) forgetPosts(missingFrom(kept, fresh));
    learnPosts(fresh.results);
    setState(kept ? receivePage(kept, fresh) : startFeed(fresh));
  });
  useEffect(() => {
    if (page && !read.isOfGuest) receive(page);
  }, [page, read.isOfGuest]);
  useEffect(() => {
    if (kept && profileNow() === profile) keepFeed(first, kept);
  }, [kept, first, profile]);

  useLivePosts({
    onNew: read.retry,
    onMissed: read.retry,
    onChanged: (ids) => {
      const shown = state?.posts.filter(({ id }) => ids.includes(id)) ?? [];
      for (const { id } of shown) void refreshPost(id);
      if (state?.waiting.some(({ id }) => ids.includes(id))) read.retry();
    },
  });

  const change = (next: (state: FeedState) => FeedState) => setState((now) => next(now ?? startFeed(EMPTY)));
  const me = currentProfile(useSessionStore())?.id;
  return {
    read,
    posts: state?.posts.filter(isHere),
    hasMore: state?.hasMore ?? false,
    ...useMore(first, state, (next) => change((now) => appendPage(now, next))),
    waiting: state?.waiting.filter((post) => isHere(post) && post.author.id !== me) ?? [],
    isFar: state?.isFar ?? false,
    showNew: () => change(showWaiting),
    add: (post) => {
      learnPosts([post]);
      change((now) => addPost(now, post));
    },
  };
}

const EMPTY: PostPage = { count: 0, count_exact: true, page: 1, limit: 1, next: null, previous: null, results: [] };

/** The next page begins after the last post, so that what is written or deleted meanwhile shifts nothing. */
function useMore(first: string, state: FeedState | null, onPage: (page: PostPage) => void) {
  const [more, setMore] = useState<Feed['more']>('idle');
  const isLoading = useRef(false);
  const profile = useSessionStore(profileKey);
  const loadMore = async () => {
    const last = state?.posts.at(-1);
    if (isLoading.current || !last) return;
    isLoading.current = true;
    setMore('loading');
    try {
      const next = await readAsProfile<PostPage>(`${pageSize(first)}&before=${last.id}`);
      learnPosts(next.results);
      onPage(next);
      setMore('idle');
    } catch {
      if (profileNow() === profile) setMore('failed');
    }
    isLoading.current = false;
  };
  return { more, loadMore: () => void loadMore() };
}

/** Also a list that begins with a few continues in whole pages. */
const pageSize = (first: string): string => first.replace(/before=[^&]*&/, '').replace(/limit=\d+/, 'limit=30');
