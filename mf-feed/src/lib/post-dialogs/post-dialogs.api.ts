import type { CommentReportBody, Post, PostContestBody, PostReportBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

export const reportPost = (json: PostReportBody) => sendJSON<undefined>('POST', 'posts/report/', { json });

export const reportComment = (json: CommentReportBody) =>
  sendJSON<undefined>('POST', 'posts/comment/report/', { json });

/** Resolves with the post, whose objection now waits for a decision. */
export const contestPost = (json: PostContestBody) => sendJSON<Post>('POST', 'posts/contest/', { json });
