import type { Post, PostPage } from '@wspolnik/contract';

export interface FeedState {
  /** As they were read, newest first. */
  posts: readonly Post[];
  hasMore: boolean;
  /** Newer than the list, shown when asked for: they would move what is being read. */
  waiting: readonly Post[];
  /** More were written than one page holds: the waiting ones take the place of the list. */
  isFar: boolean;
}

const newestFirst = (one: Post, other: Post): number => {
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? 1 : -1;
  return one.id < other.id ? 1 : -1;
};

function unique(posts: readonly Post[]): Post[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

/** A page that is not full is the last. */
const isFull = ({ results, limit }: PostPage): boolean => results.length >= limit;

export const startFeed = (page: PostPage): FeedState => ({
  posts: page.results,
  hasMore: isFull(page) && page.count > page.results.length,
  waiting: [],
  isFar: false,
});

/** The first page, read again: what is new waits; what has come back, as a restored post, takes its place. */
export function receivePage(state: FeedState, page: PostPage): FeedState {
  const [top] = state.posts;
  if (!top) return startFeed(page);
  const known = new Set(state.posts.map(({ id }) => id));
  const waiting = page.results.filter((post) => !known.has(post.id) && newestFirst(post, top) < 0);
  const isFar = isFull(page) && waiting.length === page.results.length;
  const returned = page.results.filter((post) => !known.has(post.id) && newestFirst(post, top) > 0);
  const posts = returned.length > 0 ? [...state.posts, ...returned].sort(newestFirst) : state.posts;
  return { ...state, posts, waiting, isFar };
}

/** Ids of posts that the first page would hold if they were still there. */
export function missingFrom(state: FeedState, page: PostPage): string[] {
  const present = new Set(page.results.map(({ id }) => id));
  const last = page.results.at(-1);
  const covers = (post: Post) => !isFull(page) || (last !== undefined && newestFirst(post, last) <= 0);
  return state.posts.filter((post) => !present.has(post.id) && covers(post)).map(({ id }) => id);
}

export const appendPage = (state: FeedState, page: PostPage): FeedState => ({
  ...state,
  posts: unique([...state.posts, ...page.results]),
  hasMore: isFull(page),
});

export function showWaiting(state: FeedState): FeedState {
  if (state.isFar) return { posts: state.waiting, hasMore: true, waiting: [], isFar: false };
  return { ...state, posts: unique([...state.waiting, ...state.posts]).sort(newestFirst), waiting: [] };
}

/** A post that was just written here. */
export function addPost(state: FeedState, post: Post): FeedState {
  const waiting = state.waiting.filter(({ id }) => id !== post.id);
  return { ...state, posts: unique([post, ...state.posts]), waiting };
}
