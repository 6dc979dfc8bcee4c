import { POST_TEXT_LENGTH } from '@wspolnik/contract/limits';
import type { CreateCommentFields, PostCommentListQuery } from '@wspolnik/contract/posts';
import { HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { newId } from '../../platform/ids.ts';
import { throttle } from '../../platform/limits/throttle.ts';
import { broadcast } from '../../platform/realtime/broadcast.ts';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import { enqueueVariants } from '../../platform/uploads/make-variants.ts';
import { storeImage } from '../../platform/uploads/store-image.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { problem } from '../../platform/wire/problem.ts';
import type { RawPage } from '../../platform/wire/raw-page.ts';
import { cleanText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import {
  deleteCommentRow,
  insertComment,
  lockComment,
  type NewComment,
  selectComment,
  selectCommentPage,
} from './comments.sql.ts';
import { readMentionText } from './mentions.ts';
import { notifyAuthor, notifyMentioned } from './post-notifications.ts';
import { findPostAuthor, type PostAuthor } from './posts.sql.ts';

/** Far more than a lively discussion needs. */
const COMMENTS = { name: 'post-comments', limit: 300, windowSeconds: HOUR_S };

/** Newest first. @throws ApiProblem not_found when the caller may not see the post */
export async function listComments(db: Db, query: PostCommentListQuery, viewer: Identity | null): Promise<RawPage> {
  const page = await selectCommentPage(db, query, viewer);
  if (!page) throw problem('not_found');
  return { ...page, exact: true };
}

/**
 * Reads a comment and stores its picture, before any transaction.
 *
 * @throws ApiProblem not_found (a post that is not listed), validation_failed (text, image), throttled
 */
export async function prepareComment(
  context: Context,
  author: Identity,
  { post_id: postId, text = '', image_alt = '' }: CreateCommentFields,
  file: UploadedFile | undefined,
): Promise<PreparedComment> {
  const { clock, db } = context;
  const mention = await readMentionText(db, text, { maxLength: POST_TEXT_LENGTH, optional: file !== undefined });
  const post = await findPostAuthor(db, postId);
  if (!post?.is_listed) throw problem('not_found');
  await throttle(db, COMMENTS, author.user.id, clock());
  const image = file ? { ...(await storeImage(context, file)), alt: cleanText(image_alt) } : null;
  return { id: newId(), postId, author, image, post, ...mention };
}

export interface PreparedComment extends NewComment {
  post: PostAuthor;
}

/** Answers the id. */
export async function publishComment(tx: Db, { post, ...comment }: PreparedComment, now: Date): Promise<string> {
  const { id, postId, author } = comment;
  await insertComment(tx, comment, now);
  await enqueueVariants(tx, [comment.image?.key], now);
  await notifyAuthor(tx, post, 'PostCommented', author, now);
  await notifyMentioned(tx, comment, { postId, place: 'comment', by: author, except: post.author }, now);
  broadcast(tx, 'post.changed', postId);
  return id;
}

/** The comment as JSON text. @throws ApiProblem not_found when it has been deleted meanwhile */
export async function getComment(db: Db, id: string, viewer: Identity): Promise<string> {
  const comment = await selectComment(db, id, viewer);
  if (comment === undefined) throw problem('not_found');
  return comment;
}

/** @throws ApiProblem not_found, forbidden */
export async function deleteComment(tx: Db, caller: Identity, id: string, now: Date): Promise<void> {
  const comment = await lockComment(tx, id, caller);
  if (!comment) throw problem('not_found');
  if (!comment.may_delete) throw problem('forbidden');
  await discardFiles(tx, await deleteCommentRow(tx, id), now);
  broadcast(tx, 'post.changed', comment.post_id);
  if (!isAdmin(caller) || comment.is_author) return;
  const subject = { subjectType: 'post_comment', subjectId: id, details: { post_id: comment.post_id } };
  await insertAudit(tx, { actorId: caller.user.id, action: 'post_comment.deleted', ...subject }, now);
}
