import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { isAuthor } from './author.sql.ts';
import { commentCount, commentJson, mayDeleteComment, newestComments } from './comment-card.sql.ts';
import type { MentionText } from './mentions.ts';
import { isVisible } from './posts.sql.ts';

interface CommentPage {
  /** JSON text. */
  results: string;
  count: number;
}

/** Newest first; the total is the post's own counter. Undefined when the caller may not see the post. */
export function selectCommentPage(
  db: Db,
  { post_id, page, limit }: { post_id: string; page: number; limit: number },
  viewer: Identity | null,
): Promise<CommentPage | undefined> {
  const window = sql`limit ${limit}::int offset ${(page - 1) * limit}::bigint`;
  return db.one<CommentPage>(sql`
    select ${newestComments(viewer, window)}::text as results, ${commentCount(viewer)} as count
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
}

export async function insertComment(
  db: Db,
  { id, postId, author, image, ...comment }: NewComment,
  now: Date,
): Promise<void> {
  const { userId, companyId } = accountOwnerOf(author);
  await db.query(sql`
    insert into post_comments (id, post_id, text, author_user_id, author_company_id, written_by, mentioned_users,
                               mentioned_companies, image_key, thumbnail_key, image_width, image_height, image_alt, created_at)
    values (${id}, ${postId}, ${comment.text}, ${userId}, ${companyId}, ${author.user.id}, ${comment.userIds}::uuid[],
            ${comment.companyIds}::uuid[], ${image?.key ?? null}, ${image?.thumbnailKey ?? null}, ${image?.width ?? null},
            ${image?.height ?? null}, ${image?.alt ?? ''}, ${now})`);
}

export interface CommentRow {
  post_id: string;
  is_author: boolean;
  may_delete: boolean;
  hidden: boolean;
}

/** Undefined when there is no such comment, or the caller may not see it. */
export function lockComment(tx: Db, id: string, viewer: Identity): Promise<CommentRow | undefined> {
  return tx.one<CommentRow>(sql`
    select k.post_id, ${isAuthor(viewer, sql`k`)} as is_author, ${mayDeleteComment(viewer)} as may_delete,
      k.hidden_at is not null as hidden
    from post_comments k join posts p on p.id = k.post_id
    where k.id = ${id} and p.deleted_at is null and ${isVisible(viewer)} for update of k`);
}

/** Answers the keys of its picture. */
export async function deleteCommentRow(tx: Db, id: string): Promise<(string | null)[]> {
  const row = await tx.one<{ image_key: string | null; thumbnail_key: string | null }>(sql`
    delete from post_comments where id = ${id} returning image_key, thumbnail_key`);
  return row ? [row.image_key, row.thumbnail_key] : [];
}
