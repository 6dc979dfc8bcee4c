import type { Post, PostComment, ReactionReply } from '@wspolnik/contract';
import { isGone } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import { asProfile } from '../../lib/read-as.ts';
import { commentForm, type TextBoxValues } from '../../lib/text-box/text-box-values.ts';
import { forgetPosts, holdPost, isHeld, latestPost, learnPosts } from './posts-store.ts';

/**
 * Likes, or takes the like back: at once on the screen, and undone when it is refused. Ignored while one is under way. Rejects
 * with what the call rejects with.
 */
export async function toggleLike(post: Post): Promise<void> {
  const { id, my_reaction: before, reaction_count: count } = post;
  if (isHeld(id)) return;
  const change = (part: Partial<Post>) => learnPosts([{ ...(latestPost(id) ?? post), ...part }]);
  change({ my_reaction: before ? null : 'like', reaction_count: count + (before ? -1 : 1) });
  try {
    const reply = await holdPost(id, () => asProfile(() => sendLike(id, before !== null)));
    change({ my_reaction: reply.my_reaction, reaction_count: reply.reaction_count });
  } catch (error) {
    if (isGone(error)) forgetPosts([id]);
    else if (latestPost(id)) change({ my_reaction: before, reaction_count: count });
    throw error;
  }
}

const sendLike = (id: string, isLiked: boolean): Promise<ReactionReply> =>
  isLiked
    ? sendJSON('DELETE', `posts/reaction/${id}/`)
    : sendJSON('POST', 'posts/reaction/', { json: { post_id: id, reaction: 'like' } });

/** One that is gone already is as good as deleted. */
export async function deletePost(id: string): Promise<void> {
  try {
    await sendJSON('DELETE', `posts/${id}/`);
  } catch (error) {
    if (!isGoneNow(error)) throw error;
  }
  forgetPosts([id]);
}

export const deleteComment = async (id: string): Promise<void> => {
  try {
    await sendJSON('DELETE', `posts/comment/${id}/`);
  } catch (error) {
    if (!isGoneNow(error)) throw error;
  }
};

const isGoneNow = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** Where a comment is; with a parent it is an answer. */
export interface CommentPlace {
  post_id: string;
  parent_id?: string;
}

export const addComment = (place: CommentPlace, values: TextBoxValues, idempotencyKey: string): Promise<PostComment> =>
  sendJSON('POST', 'posts/comment/', { form: commentForm(values, { ...place }), idempotencyKey });
