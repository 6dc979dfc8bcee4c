import { IMAGE_ALT_LENGTH, MAX_POST_IMAGES, POST_TEXT_LENGTH } from '@wspolnik/contract/limits';
import type { CreatePostFields, EditTextBody, PostAction } from '@wspolnik/contract/posts';
import { HOUR_S } from '@wspolnik/settings';
import type { Context } from '../../platform/context.ts';
import { discardFiles } from '../../platform/files/discard-files.ts';
import { newId } from '../../platform/ids.ts';
import { throttle } from '../../platform/limits/throttle.ts';
import { broadcast } from '../../platform/realtime/broadcast.ts';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import { enqueueVariants } from '../../platform/uploads/make-variants.ts';
import { storeImages } from '../../platform/uploads/store-image.ts';
import type { UploadedFile } from '../../platform/uploads/uploaded-file.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { cleanText, isBlank } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { linkPreviewId } from '../link-previews/index.ts';
import { mentionedAnew, readMentionText } from './mentions.ts';
import { notifyMentioned } from './post-notifications.ts';
import { readTrade } from './post-trade.ts';
import {
  insertPost,
  lockPost,
  type NewPost,
  type PostRow,
  selectPostCard,
  softDeletePost,
  updatePostText,
} from './posts.sql.ts';
import { enqueueWorkSought } from './work-sought.job.ts';

/** Far more than anyone writes by hand, far fewer than a robot would. */
const POSTS = { name: 'posts', limit: 60, windowSeconds: HOUR_S };

/** @throws ApiProblem not_found when the caller may not see it */
export async function getPost(db: Db, id: string, viewer: Identity | null): Promise<string> {
  const card = await selectPostCard(db, id, viewer);
  if (card === undefined) throw problem('not_found');
  return card;
}

/**
 * Checks a typed post, stores its pictures and finds the preview of its link: everything that takes time.
 *
 * @throws ApiProblem validation_failed (text, image, images, and those of its type), throttled
 */
export async function preparePost(
  context: Context,
  author: Identity,
  fields: CreatePostFields,
  files: Record<'image' | 'images', UploadedFile[]>,
): Promise<NewPost> {
  const { clock, db } = context;
  const { text = '', link } = fields;
  const pictures = [...files.image, ...files.images];
  if (isBlank(text) && pictures.length === 0) throw invalidField('text', 'required');
  if (pictures.length > MAX_POST_IMAGES) throw invalidField('images', 'max', { max: MAX_POST_IMAGES });
  const alts = altsOf(fields, files.image.length);
  await throttle(db, POSTS, author.user.id, clock());
  const mention = await readMentionText(db, text, { maxLength: POST_TEXT_LENGTH, optional: pictures.length > 0 });
  const trade = await readTrade(db, author, fields);
  const stored = await storeImages(context, pictures);
  const images = stored.map((image, index) => ({ ...image, alt: alts[index] ?? '' }));
  return { id: newId(), author, images, trade, linkPreviewId: await linkPreviewId(context, author, link), ...mention };
}

/** Of the single image, if there is one, then of the others. */
function altsOf({ image_alt = '', image_alts = [] }: CreatePostFields, single: number): string[] {
  const alts = [...Array<string>(single).fill(image_alt), ...image_alts];
  // The schema counts an emoji of several code points as one.
  if (alts.some((alt) => [...alt].length > IMAGE_ALT_LENGTH)) {
    throw invalidField(single > 0 ? 'image_alt' : 'image_alts', 'maxLength', { n: IMAGE_ALT_LENGTH });
  }
  return alts.map(cleanText);
}

/** Publishes a prepared post. Answers its id. */
export async function publishPost(tx: Db, post: NewPost, now: Date): Promise<string> {
  await insertPost(tx, post, now);
  await enqueueVariants(
    tx,
    post.images.map(({ key }) => key),
    now,
  );
  await notifyMentioned(tx, post, { postId: post.id, place: 'post', by: post.author }, now);
  if (post.trade.type === 'seeks') await enqueueWorkSought(tx, post.id, now);
  broadcast(tx, 'post.new', post.id);
  return post.id;
}

/** @throws ApiProblem validation_failed (text), not_found, forbidden, invalid_transition (too late, or reported), throttled */
export async function editPost(
  { clock, db }: Context,
  caller: Identity,
  id: string,
  body: EditTextBody,
): Promise<void> {
  await throttle(db, POSTS, caller.user.id, clock());
  await db.transaction(async (tx) => {
    // A report that holds the lock is seen only by a statement that begins after it.
    await lockPost(tx, id, caller);
    const post = await findForAction(tx, caller, id, 'edit');
    const edited = await readMentionText(tx, body.text, { maxLength: POST_TEXT_LENGTH, optional: post.has_image });
    const now = clock();
    await updatePostText(tx, id, edited, now);
    await notifyMentioned(tx, mentionedAnew(post, edited), { postId: id, place: 'post', by: caller }, now);
    broadcast(tx, 'post.changed', id);
  });
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
  // A caller who may not delete the post may not manage it in any state; an admin deletes the words of others, and edits none.
  if (!post.actions.includes('delete') || (action === 'edit' && !post.is_author)) throw problem('forbidden');
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
