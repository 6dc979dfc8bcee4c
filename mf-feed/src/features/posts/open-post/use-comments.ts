import type { PostComment, PostCommentPage } from '@wspolnik/contract';
import { type ReadState, useRead } from '@wspolnik/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { COMMENTS, type CommentsOf, commentsRead } from '../../../lib/posts.reads.ts';
import { readAsProfile } from '../../../lib/read-as.ts';

const QUIET = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** Oldest first, as one reads them. */
interface Known {
  comments: readonly PostComment[];
  /** Of all. */
  count: number;
}

export interface CommentsState {
  read: ReadState<PostCommentPage>;
  /** Undefined until the newest are there. */
  comments: readonly PostComment[] | undefined;
  hasEarlier: boolean;
  earlier: 'idle' | 'loading' | 'failed';
  loadEarlier(): Promise<void>;
  /** Puts one that was just written at the end. */
  add(comment: PostComment): void;
  remove(id: string): void;
}

const unique = (comments: readonly PostComment[]): PostComment[] => [
  ...new Map(comments.map((comment) => [comment.id, comment])).values(),
];
const oldestFirst = (one: PostComment, other: PostComment): number =>
  one.created_at === other.created_at ? (one.id < other.id ? -1 : 1) : one.created_at < other.created_at ? -1 : 1;

/** The newest comments, read again, in the place of those that were there: new ones join, deleted ones go. */
function receive(known: Known | null, { results, count }: PostCommentPage): Known {
  const newest = [...results].reverse();
  const [first] = newest;
  if (!known || !first || count <= newest.length) return { comments: newest, count };
  const before = known.comments.filter((comment) => oldestFirst(comment, first) < 0);
  // More than a page was written meanwhile: those between are read on demand.
  const isJoined = known.comments.some(({ id }) => newest.some((comment) => comment.id === id));
  return { comments: isJoined ? [...before, ...newest] : newest, count };
}

/** The comments of a post, or the answers to one of them: the newest five, the earlier ones on demand. Mount it anew for another. */
export function useComments(postId: string, parentId?: string): CommentsState {
  const of = { post_id: postId, ...(parentId && { parent_id: parentId }) };
  const read = useRead<PostCommentPage>(commentsRead(of), QUIET);
  const page = read.data;
  const [state, setState] = useState<Known | null>(null);
  const [earlier, setEarlier] = useState<CommentsState['earlier']>('idle');
  const take = useEffectEvent((fresh: PostCommentPage) => setState((known) => receive(known, fresh)));
  useEffect(() => {
    if (page) take(page);
  }, [page]);
  const known = state ?? (page ? receive(null, page) : null);

  const loadEarlier = async () => {
    if (earlier === 'loading' || !known) return;
    setEarlier('loading');
    try {
      const older = await readEarlier(of, known.comments);
      setState((now) => now && { ...now, comments: unique([...older, ...now.comments]).sort(oldestFirst) });
      setEarlier('idle');
    } catch {
      setEarlier('failed');
    }
  };
  const change = (next: (known: Known) => Known) => setState((now) => next(now ?? { comments: [], count: 0 }));
  return {
    read,
    comments: known?.comments,
    hasEarlier: known !== null && known.count > known.comments.length,
    earlier,
    loadEarlier,
    add: (comment) =>
      change(({ comments, count }) => {
        const isNew = !comments.some(({ id }) => id === comment.id);
        return { comments: unique([...comments, comment]), count: count + (isNew ? 1 : 0) };
      }),
    remove: (id) =>
      change(({ comments, count }) => ({ comments: comments.filter((one) => one.id !== id), count: count - 1 })),
  };
}

/** The pages count from the newest comment, so what was written meanwhile is read once more, and left out. */
async function readEarlier(of: CommentsOf, known: readonly PostComment[]): Promise<PostComment[]> {
  const ids = new Set(known.map(({ id }) => id));
  for (let page = Math.floor(known.length / COMMENTS) + 1; ; page++) {
    const { results, limit } = await readAsProfile<PostCommentPage>(commentsRead({ ...of, page }));
    const older = results.filter(({ id }) => !ids.has(id));
    if (older.length > 0 || results.length < limit) return older;
  }
}
