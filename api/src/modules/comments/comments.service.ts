import { COMMENT_TEXT_LENGTH, type CreateCommentFields, type PostCommentListQuery } from '../../contract/posts.ts';
import type { Context } from '../../platform/context.ts';
import { type Identity, isAdmin } from '../../platform/identity.ts';
import { newId } from '../../platform/ids.ts';
import { problem } from '../../platform/problem.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import { throttle } from '../../platform/throttle.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/audit.sql.ts';
import { readMentionText } from '../posts/mentions.ts';
import { findPostAuthor, notifyAuthor, notifyMentioned } from '../posts/post-notifications.ts';
import { requireActiveProfile } from '../posts/posts.service.ts';
import { deleteCommentRow, insertComment, lockComment, selectComment, selectCommentPage } from './comments.sql.ts';

/** Far more than a lively discussion needs. */
const COMMENTS = { name: 'post-comments', limit: 300, windowSeconds: 60 * 60 };

/** Newest first. @throws ApiProblem not_found when the caller may not see the post */
export async function listComments(db: Db, query: PostCommentListQuery, viewer: Identity | null): Promise<RawPage> {
  const page = await selectCommentPage(db, query, viewer);
  if (!page) throw problem('not_found');
  return { ...page, exact: true };
}

/**
 * Answers the comment as JSON text.
 *
 * @throws ApiProblem company_not_active, not_found (a post that is not listed), validation_failed (text), throttled
 */
export async function createComment(
  { clock, db }: Context,
  author: Identity,
  { post_id: postId, text }: CreateCommentFields,
): Promise<string> {
  requireActiveProfile(author);
  const mention = await readMentionText(db, text, { maxLength: COMMENT_TEXT_LENGTH });
  const post = await findPostAuthor(db, postId);
  if (!post?.is_listed) throw problem('not_found');
  await throttle(db, COMMENTS, author.user.id, clock());
  const id = newId();
  return db.transaction(async (tx) => {
    await insertComment(tx, { id, postId, author, ...mention }, clock());
    await notifyAuthor(tx, post, 'PostCommented', author, clock());
    await notifyMentioned(tx, mention, { postId, place: 'comment', by: author, except: post.author }, clock());
    return (await selectComment(tx, id, author)) ?? '';
  });
}

/** @throws ApiProblem not_found, forbidden */
export async function deleteComment(tx: Db, caller: Identity, id: string, now: Date): Promise<void> {
  const comment = await lockComment(tx, id, caller);
  if (!comment) throw problem('not_found');
  if (!comment.may_delete) throw problem('forbidden');
  await deleteCommentRow(tx, id);
  if (!isAdmin(caller) || comment.is_author) return;
  const details = { post_id: comment.post_id };
  const entry = { actorId: caller.user.id, action: 'post_comment.deleted', subjectType: 'post_comment', subjectId: id };
  await insertAudit(tx, { ...entry, details }, now);
}
