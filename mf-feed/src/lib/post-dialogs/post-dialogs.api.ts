import type { CommentReportBody, Post, PostComment, PostContestBody, PostReportBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const reportPost = (json: PostReportBody) => sendJSON<undefined>('POST', 'posts/report/', { json });

export const reportComment = (json: CommentReportBody) =>
  sendJSON<undefined>('POST', 'posts/comment/report/', { json });

/** Resolves with the post or comment. */
export const editText = (of: 'post' | 'comment', id: string, text: string) =>
  sendJSON<Post | PostComment>('PUT', of === 'post' ? `posts/${id}/` : `posts/comment/${id}/`, { json: { text } });

/** Resolves with the post, whose objection now waits for a decision. */
export const contestPost = (json: PostContestBody) => sendJSON<Post>('POST', 'posts/contest/', { json });
