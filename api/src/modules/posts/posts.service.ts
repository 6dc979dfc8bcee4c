import { IMAGE_ALT_LENGTH, POST_TEXT_LENGTH } from '@wspolnik/contract/limits';
import type { CreatePostFields, PostAction } from '@wspolnik/contract/posts';
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
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { cleanText, isBlank } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { linkPreviewId } from '../link-previews/index.ts';
import { readMentionText } from './mentions.ts';
import { notifyMentioned } from './post-notifications.ts';
import { insertPost, lockPost, type NewPost, type PostRow, selectPostCard, softDeletePost } from './posts.sql.ts';

/** Far more than anyone writes by hand, far fewer than a robot would. */
const POSTS = { name: 'posts', limit: 60, windowSeconds: HOUR_S };

/** @throws ApiProblem not_found when the caller may not see it */
export async function getPost(db: Db, id: string, viewer: Identity | null): Promise<string> {
  const card = await selectPostCard(db, id, viewer);
  if (card === undefined) throw problem('not_found');
  return card;
}

/**
 * Checks a typed post, stores its picture and finds the preview of its link: everything that takes time.
 *
 * @throws ApiProblem validation_failed (text, image), throttled
 */
export async function preparePost(
  context: Context,
  author: Identity,
  { text = '', image_alt: alt = '', link }: CreatePostFields,
  file: UploadedFile | undefined,
): Promise<NewPost> {
  const { clock, db } = context;
  if (isBlank(text) && !file) throw invalidField('text', 'required');
  // The schema counts an emoji of several code points as one.
  if ([...alt].length > IMAGE_ALT_LENGTH) throw invalidField('image_alt', 'maxLength', { n: IMAGE_ALT_LENGTH });
  await throttle(db, POSTS, author.user.id, clock());
  const mention = await readMentionText(db, text, { maxLength: POST_TEXT_LENGTH, optional: file !== undefined });
  const image = file ? { ...(await storeImage(context, file)), alt: cleanText(alt) } : null;
  return { id: newId(), author, image, linkPreviewId: await linkPreviewId(context, author, link), ...mention };
}

/** Publishes a prepared post. Answers its id. */
export async function publishPost(tx: Db, post: NewPost, now: Date): Promise<string> {
  await insertPost(tx, post, now);
  await enqueueVariants(tx, [post.image?.key], now);
  await notifyMentioned(tx, post, { postId: post.id, place: 'post', by: post.author }, now);
  broadcast(tx, 'post.new', post.id);
  return post.id;
}

/**
 * The post, locked, if the caller may take `action` on it now.
 *
 * @throws ApiProblem not_found, forbidden, invalid_transition with the allowed actions
 */
export async function findForAction(tx: Db, caller: Identity, id: string, action: PostAction): Promise<PostRow> {
  const post = await lockPost(tx, id, caller);
  if (!post) throw problem('not_found');
  if (post.actions.includes(action)) return post;
  // A caller who may not delete the post may not manage it in any state.
  if (!post.actions.includes('delete')) throw problem('forbidden');
  throw problem('invalid_transition', { allowed_actions: post.actions });
}

/** @throws ApiProblem not_found, forbidden */
export async function deletePost(tx: Db, caller: Identity, id: string, now: Date): Promise<void> {
  const post = await findForAction(tx, caller, id, 'delete');
  await discardFiles(tx, await softDeletePost(tx, post.id, now), now);
  broadcast(tx, 'post.changed', id);
  if (!isAdmin(caller) || post.is_author) return;
  const entry = {
    actorId: caller.user.id,
    action: 'post.deleted',
    subjectType: 'post',
    subjectId: id,
    details: {},
  } as const;
  await insertAudit(tx, entry, now);
}
