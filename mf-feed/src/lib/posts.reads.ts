import type { PostCommentPage, PostPage, PostReply } from '@wspolnik/contract';
import { defineRead, listQuery, oneOf, text, transient, uuid } from '@wspolnik/kit';
import { POST_PICTURE } from './picture-sizes.ts';

/**
 * `network`: only posts of contacts. `type`: only those of one type. `before`: only posts before that one, which is how the list goes on without scripts. `post`: the
 * one that is open above the list, whatever is there.
 */
export const feedQuery = listQuery('/posts', {
  network: oneOf(['true']),
  type: oneOf(['seeks', 'recommends', 'offers']),
  before: uuid,
  post: transient(text(100)),
});
export type FeedQuery = ReturnType<typeof feedQuery.parse>;

/** Page size of posts and of comments, from specification §9. */
const POSTS = '30';
export const COMMENTS = 5;
/** Enough to see what somebody writes about; more follow on demand. */
const OF_AUTHOR = '3';

export const postsRead = defineRead<PostPage, FeedQuery>('posts/', {
  query: feedQuery,
  defaults: { limit: POSTS },
  pictures: { at: 'results.*.image', sizes: POST_PICTURE },
});

export const authorPostsRead = defineRead<PostPage, { author_id: string }>('posts/', {
  defaults: { limit: OF_AUTHOR },
});

/** Of the contacts of the profile in use. */
export const networkPostsRead = defineRead<PostPage, Record<string, never>>('posts/', {
  defaults: { limit: OF_AUTHOR, network: 'true' },
});

export const postRead = defineRead<PostReply, { id: string }>('posts/:id/');

/** Of a post, or with the parent of the answers to one of its comments. */
export interface CommentsOf {
  post_id: string;
  parent_id?: string;
}

export const commentsRead = defineRead<PostCommentPage, CommentsOf & { page?: number }>('posts/comment/', {
  defaults: { limit: String(COMMENTS) },
});

/** A post above the list. */
export const postPath = (id: string): string => feedQuery.href({ post: id });
