import { POST_TEXT_LENGTH } from '@wspolnik/contract/limits';
import type { CommentAction, CreateCommentFields, EditTextBody, PostCommentListQuery } from '@wspolnik/contract/posts';
import { HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { newId } from '../../platform/ids.ts';
import { throttle } from '../../platform/limits/throttle.ts';
import { broadcast } from '../../platform/realtime/broadcast.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
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
  type CommentRow,
  deleteCommentRow,
  findAnswered,
  insertComment,
  lockComment,
  type NewComment,
  selectComment,
  selectCommentPage,
  updateCommentText,
} from './comments.sql.ts';
import { mentionedAnew, readMentionText, withoutOwner } from './mentions.ts';
import { notifyAnswered, notifyAuthor, notifyMentioned } from './post-notifications.ts';
import { ownOffer } from './post-trade.ts';
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
 * @throws ApiProblem not_found (a post that is not listed, an answered comment that is gone), validation_failed (text, image,
 * offer_id), throttled
 */
export async function prepareComment(
  context: Context,
  author: Identity,
  { post_id: postId, parent_id, offer_id, text = '', image_alt = '' }: CreateCommentFields,
  file: UploadedFile | undefined,
): Promise<PreparedComment> {
  const { clock, db } = context;
  const optional = file !== undefined || offer_id !== undefined;
  const mention = await readMentionText(db, text, { maxLength: POST_TEXT_LENGTH, optional });
  const post = await findPostAuthor(db, postId);
  if (!post?.is_listed) throw problem('not_found');
  const answered = parent_id ? await findAnswered(db, parent_id, postId) : null;
  if (answered === undefined) throw problem('not_found');
  const offerId = offer_id ? await ownOffer(db, author, offer_id) : null;
  await throttle(db, COMMENTS, author.user.id, clock());
  const image = file ? { ...(await storeImage(context, file)), alt: cleanText(image_alt) } : null;
  const place = { postId, parentId: parent_id ?? null, post, answered: answered?.author ?? null };
  return { id: newId(), author, image, offerId, ...place, ...mention };
}

export interface PreparedComment extends NewComment {
  post: PostAuthor;
  /** Who wrote the comment that this one answers. */
  answered: AccountOwner | null;
}

const isSameOwner = (one: AccountOwner, other: AccountOwner | null): boolean =>
  one.userId === other?.userId && one.companyId === other.companyId;

/** Answers the id. */
export async function publishComment(tx: Db, prepared: PreparedComment, now: Date): Promise<string> {
  const { post, answered, ...comment } = prepared;
  const { id, postId, author } = comment;
  await insertComment(tx, comment, now);
  await enqueueVariants(tx, [comment.image?.key], now);
  const isSame = answered !== null && isSameOwner(answered, post.author);
  if (answered) await notifyAnswered(tx, postId, answered, author, now);
  if (!isSame) await notifyAuthor(tx, post, 'PostCommented', author, now);
  // Each of them is notified of the same text once.
  const mention = { postId, place: 'comment', by: author, except: post.author } as const;
  await notifyMentioned(tx, answered ? withoutOwner(comment, answered) : comment, mention, now);
  broadcast(tx, 'post.changed', postId);
  return id;
}

/** The comment as JSON text. @throws ApiProblem not_found when it has been deleted meanwhile */
export async function getComment(db: Db, id: string, viewer: Identity): Promise<string> {
  const comment = await selectComment(db, id, viewer);
  if (comment === undefined) throw problem('not_found');
  return comment;
}

async function findForAction(tx: Db, caller: Identity, id: string, action: CommentAction): Promise<CommentRow> {
  const comment = await lockComment(tx, id, caller);
  if (!comment) throw problem('not_found');
  if (comment.actions.includes(action)) return comment;
  // Only an author is ever too late.
  if (action === 'edit' && comment.is_author && comment.actions.includes('delete')) {
    throw problem('invalid_transition', { allowed_actions: comment.actions });
  }
  throw problem('forbidden');
}

/** @throws ApiProblem as editPost */
export async function editComment(
  { clock, db }: Context,
  caller: Identity,
  id: string,
  body: EditTextBody,
): Promise<void> {
  await throttle(db, COMMENTS, caller.user.id, clock());
  await db.transaction(async (tx) => {
    // As for a post.
    await lockComment(tx, id, caller);
    const comment = await findForAction(tx, caller, id, 'edit');
    const edited = await readMentionText(tx, body.text, { maxLength: POST_TEXT_LENGTH, optional: comment.has_more });
    const now = clock();
    await updateCommentText(tx, id, edited, now);
    const mention = { postId: comment.post_id, place: 'comment', by: caller } as const;
    await notifyMentioned(tx, mentionedAnew(comment, edited), mention, now);
    broadcast(tx, 'post.changed', comment.post_id);
  });
}

/** @throws ApiProblem not_found, forbidden */
export async function deleteComment(tx: Db, caller: Identity, id: string, now: Date): Promise<void> {
  const comment = await findForAction(tx, caller, id, 'delete');
  await discardFiles(tx, await deleteCommentRow(tx, id, now), now);
  broadcast(tx, 'post.changed', comment.post_id);
  if (!isAdmin(caller) || comment.is_author) return;
  const subject = { subjectType: 'post_comment', subjectId: id, details: { post_id: comment.post_id } };
  await insertAudit(tx, { actorId: caller.user.id, action: 'post_comment.deleted', ...subject }, now);
}
