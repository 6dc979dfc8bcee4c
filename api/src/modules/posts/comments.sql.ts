import type { CommentAction, PostCommentListQuery } from '@wspolnik/contract/posts';
import { type AccountOwner, accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { isAuthor } from './author.sql.ts';
import { commentActions, commentJson, commentPage, commentPageCount } from './comment-card.sql.ts';
import type { MentionText } from './mentions.ts';
import { isVisible } from './posts.sql.ts';

interface CommentPage {
  /** JSON text. */
  results: string;
  count: number;
}

/** Newest first. Undefined when the caller may not see the post. */
export function selectCommentPage(
  db: Db,
  { post_id, parent_id, page, limit }: PostCommentListQuery,
  viewer: Identity | null,
): Promise<CommentPage | undefined> {
  const window = sql`limit ${limit}::int offset ${(page - 1) * limit}::bigint`;
  return db.one<CommentPage>(sql`
    select ${commentPage(viewer, parent_id, window)}::text as results, ${commentPageCount(viewer, parent_id)} as count
    from posts p where p.id = ${post_id} and p.deleted_at is null and ${isVisible(viewer)}`);
}

/** The contract's `PostComment` as JSON text. */
export async function selectComment(db: Db, id: string, viewer: Identity): Promise<string | undefined> {
  const row = await db.one<{ comment: string }>(sql`
    select ${commentJson(viewer)}::text as comment from post_comments k join posts p on p.id = k.post_id where k.id = ${id}`);
  return row?.comment;
}

export interface NewComment extends MentionText {
  id: string;
  postId: string;
  author: Identity;
  image: (StoredImage & { alt: string }) | null;
  parentId: string | null;
  offerId: string | null;
}

export async function insertComment(
  db: Db,
  { id, postId, parentId, offerId, author, image, ...comment }: NewComment,
  now: Date,
): Promise<void> {
  const { userId, companyId } = accountOwnerOf(author);
  await db.query(sql`
    insert into post_comments (id, post_id, parent_id, offer_id, text, author_user_id, author_company_id, written_by, mentioned_users,
                               mentioned_companies, image_key, thumbnail_key, image_width, image_height, image_alt, created_at)
    values (${id}, ${postId}, ${parentId}, ${offerId}, ${comment.text}, ${userId}, ${companyId}, ${author.user.id}, ${comment.userIds}::uuid[],
            ${comment.companyIds}::uuid[], ${image?.key ?? null}, ${image?.thumbnailKey ?? null}, ${image?.width ?? null},
            ${image?.height ?? null}, ${image?.alt ?? ''}, ${now})`);
}

export interface CommentRow {
  post_id: string;
  is_author: boolean;
  actions: CommentAction[];
  /** A comment without an image and an offer needs a text. */
  has_more: boolean;
  mentioned_users: string[];
  mentioned_companies: string[];
}

/** Undefined when there is no such comment, or the caller may not see it. */
export function lockComment(tx: Db, id: string, viewer: Identity): Promise<CommentRow | undefined> {
  return tx.one<CommentRow>(sql`
    select k.post_id, ${isAuthor(viewer, sql`k`)} as is_author, ${commentActions(viewer)} as actions,
      k.image_key is not null or k.offer_id is not null as has_more, k.mentioned_users, k.mentioned_companies
    from post_comments k join posts p on p.id = k.post_id
    where k.id = ${id} and k.deleted_at is null and p.deleted_at is null and ${isVisible(viewer)} for update of k`);
}

/** A comment that may be answered, with its author; null for a deleted account. */
export async function findAnswered(
  db: Db,
  id: string,
  postId: string,
): Promise<{ author: AccountOwner | null } | undefined> {
  const row = await db.one<{ user_id: string | null; company_id: string | null }>(sql`
    select u.id as user_id, k.author_company_id as company_id
    from post_comments k left join users u on u.id = k.author_user_id and u.deleted_at is null
    where k.id = ${id} and k.post_id = ${postId} and k.parent_id is null and k.deleted_at is null`);
  if (!row) return undefined;
  const { user_id: userId, company_id: companyId } = row;
  return { author: userId || companyId ? { userId, companyId } : null };
}

/** The text and the mentions of an edited comment. */
export async function updateCommentText(db: Db, id: string, edited: MentionText, now: Date): Promise<void> {
  await db.query(sql`
    update post_comments set text = ${edited.text}, mentioned_users = ${edited.userIds}::uuid[],
      mentioned_companies = ${edited.companyIds}::uuid[], edited_at = ${now}
    where id = ${id}`);
}

/**
 * Deletes a comment, or empties one with answers; with the last answer, its emptied comment goes too. Answers the keys of its
 * picture.
 */
export async function deleteCommentRow(tx: Db, id: string, now: Date): Promise<(string | null)[]> {
  const row = await tx.one<{ image_key: string | null; thumbnail_key: string | null; parent_id: string | null }>(sql`
    select image_key, thumbnail_key, parent_id from post_comments where id = ${id}`);
  if (!row) return [];
  const answers = (of: string) => sql`exists (select 1 from post_comments a where a.parent_id = ${of})`;
  const emptied = await tx.one(sql`
    update post_comments set deleted_at = ${now}, text = '', image_key = null, thumbnail_key = null, image_width = null,
      image_height = null, image_alt = '', offer_id = null, mentioned_users = '{}', mentioned_companies = '{}'
    where id = ${id} and ${answers(id)} returning id`);
  if (!emptied) await tx.query(sql`delete from post_comments where id = ${id}`);
  if (row.parent_id) {
    await tx.query(sql`
      delete from post_comments where id = ${row.parent_id} and deleted_at is not null and not ${answers(row.parent_id)}`);
  }
  return [row.image_key, row.thumbnail_key];
}
