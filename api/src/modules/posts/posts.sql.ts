import type { PostAction } from '@wspolnik/contract/posts';
import { newId } from '../../platform/ids.ts';
import { type AccountOwner, companyAsOwner, userAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { isAdmin } from '../../platform/sign-in/identity.ts';
import type { StoredImage } from '../../platform/uploads/store-image.ts';
import { stemVector } from '../../platform/words/stem-vector.ts';
import type { Db } from '../../storage/db.ts';
import { json, type Sql, sql } from '../../storage/sql.ts';
import { authorOf, isAuthor } from './author.sql.ts';
import type { MentionText } from './mentions.ts';
import { postActions, postCardJoins, postCardJson } from './post-card.sql.ts';
import type { Trade } from './post-trade.ts';

/** An unlisted post is visible to admins and to its author, or the members of an authoring company, in any profile. */
export function isVisible(viewer: Identity | null): Sql {
  if (!viewer) return sql`p.is_listed`;
  if (isAdmin(viewer)) return sql`true`;
  return sql`(p.is_listed or p.author_user_id = ${viewer.user.id}::uuid or exists (
    select 1 from company_members m where m.company_id = p.author_company_id and m.user_id = ${viewer.user.id}::uuid))`;
}

/** The contract's `Post` as JSON text; undefined when the viewer may not see it. */
export async function selectPostCard(db: Db, id: string, viewer: Identity | null): Promise<string | undefined> {
  const row = await db.one<{ card: string }>(sql`
    select ${postCardJson(viewer)}::text as card from posts p ${postCardJoins(viewer)}
    where p.id = ${id} and p.deleted_at is null and ${isVisible(viewer)}`);
  return row?.card;
}

export interface DescribedImage extends StoredImage {
  alt: string;
}

export interface NewPost extends MentionText {
  id: string;
  author: Identity;
  images: DescribedImage[];
  linkPreviewId: string | null;
  trade: Trade;
}

export async function insertPost(db: Db, { id, author, images, trade, ...post }: NewPost, now: Date): Promise<void> {
  const { userId, companyId, type } = authorOf(author);
  const [image, ...more] = images;
  await db.query(sql`
    insert into posts (id, text, stems, author_type, author_user_id, author_company_id, written_by, mentioned_users,
                       mentioned_companies, image_key, thumbnail_key, image_width, image_height, image_alt, link_preview_id,
                       type, category_id, city, company_id, offer_id, created_at)
    values (${id}, ${post.text}, ${stemVector({ D: post.text })}::tsvector, ${type}, ${userId}, ${companyId}, ${author.user.id}, ${post.userIds}::uuid[],
            ${post.companyIds}::uuid[], ${image?.key ?? null}, ${image?.thumbnailKey ?? null}, ${image?.width ?? null},
            ${image?.height ?? null}, ${image?.alt ?? ''},
            (select id from link_previews where id = ${post.linkPreviewId} for key share),
            ${trade.type}, ${trade.categoryId}, ${trade.city}, ${trade.companyId}, ${trade.offerId}, ${now})`);
  if (more.length > 0) await insertMoreImages(db, id, more);
}

async function insertMoreImages(db: Db, postId: string, images: readonly DescribedImage[]): Promise<void> {
  const rows = images.map(({ key, thumbnailKey, width, height, alt }, index) => ({
    id: newId(),
    post_id: postId,
    position: index + 2,
    image_key: key,
    thumbnail_key: thumbnailKey,
    image_width: width,
    image_height: height,
    image_alt: alt,
  }));
  await db.query(sql`
    insert into post_images select * from json_populate_recordset(null::post_images, ${json(rows)}::json)`);
}

/** The text and the mentions of an edited post. */
export async function updatePostText(db: Db, id: string, edited: MentionText, now: Date): Promise<void> {
  await db.query(sql`
    update posts set text = ${edited.text}, stems = ${stemVector({ D: edited.text })}::tsvector,
      mentioned_users = ${edited.userIds}::uuid[], mentioned_companies = ${edited.companyIds}::uuid[], edited_at = ${now}
    where id = ${id}`);
}

/** Columns of a visible post that the rules need. */
export interface PostRow {
  id: string;
  is_author: boolean;
  has_image: boolean;
  mentioned_users: string[];
  mentioned_companies: string[];
  actions: PostAction[];
}

/** Locks the post, so that `actions` stays valid until the transaction ends. Undefined when invisible. */
export function lockPost(tx: Db, id: string, viewer: Identity): Promise<PostRow | undefined> {
  return tx.one<PostRow>(sql`
    select p.id, ${isAuthor(viewer, sql`p`)} as is_author, p.image_key is not null as has_image, p.mentioned_users,
      p.mentioned_companies, ${postActions(viewer)} as actions
    from posts p where p.id = ${id} and p.deleted_at is null and ${isVisible(viewer)} for no key update`);
}

/** Hides the row from everybody and retains it for audit and reports. Answers the keys of its pictures and of those below it. */
export async function softDeletePost(db: Db, id: string, now: Date): Promise<(string | null)[]> {
  const rows = await db.query<{ image_key: string | null; thumbnail_key: string | null }>(sql`
    with gone as (update posts set deleted_at = ${now} where id = ${id} returning id, image_key, thumbnail_key)
    select image_key, thumbnail_key from gone
    union all select i.image_key, i.thumbnail_key from post_images i join gone on i.post_id = gone.id
    union all select k.image_key, k.thumbnail_key from post_comments k join gone on k.post_id = gone.id`);
  return rows.flatMap((row) => [row.image_key, row.thumbnail_key]);
}

/** A post with the recipient of its notifications. */
export interface PostAuthor {
  id: string;
  /** Whether the post is public, so that people may comment on it and react to it. */
  is_listed: boolean;
  /** Null for a deleted account. */
  author: AccountOwner | null;
}

/** Undefined for a post that does not exist or is deleted. */
export async function findPostAuthor(db: Db, id: string): Promise<PostAuthor | undefined> {
  const row = await db.one<{ is_listed: boolean; user_id: string | null; company_id: string | null }>(sql`
    select p.is_listed, p.author_company_id as company_id, u.id as user_id
    from posts p left join users u on u.id = p.author_user_id and u.deleted_at is null
    where p.id = ${id} and p.deleted_at is null`);
  if (!row) return undefined;
  const accountOwner = row.company_id ? companyAsOwner(row.company_id) : row.user_id ? userAsOwner(row.user_id) : null;
  return { id, is_listed: row.is_listed, author: accountOwner };
}
