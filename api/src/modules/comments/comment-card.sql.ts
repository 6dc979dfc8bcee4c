import { type Identity, isAdmin } from '../../platform/identity.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { AUTHOR_JSON, embeddedFields, mayManage } from '../posts/author.sql.ts';

const NEWEST_FIRST = sql`k.created_at desc, k.id desc`;

/** The comment's author, the author of its post `p`, and admins. */
export function mayDeleteComment(viewer: Identity | null): Sql {
  if (!viewer) return sql`false`;
  if (isAdmin(viewer)) return sql`true`;
  return sql`(${mayManage(viewer, sql`k`)} or ${mayManage(viewer, sql`p`)})`;
}

const IMAGE = sql`case when k.image_key is not null then json_build_object(
  'url', '/api/files/' || k.image_key, 'thumbnail', '/api/files/' || k.thumbnail_key,
  'width', k.image_width, 'height', k.image_height, 'alt', k.image_alt) end`;

/** The contract's `PostComment` from the comment `k` of the post `p`. */
export function commentJson(viewer: Identity | null): Sql {
  return sql`(select json_build_object(
    'id', k.id, 'post_id', k.post_id, 'text', k.text, 'image', ${IMAGE}, 'created_at', f_iso(k.created_at),
    'author', ${AUTHOR_JSON}, ${embeddedFields(sql`k`)},
    'allowed_actions', case when ${mayDeleteComment(viewer)} then '["delete"]'::json else '[]'::json end)
    from (values (k.author_user_id, k.author_company_id)) by (user_id, company_id)
    left join users u on u.id = by.user_id left join companies c on c.id = by.company_id)`;
}

/** The newest comments of the post `p` as a JSON array, from the index post_comments_by_date. */
export function newestComments(viewer: Identity | null, window: Sql): Sql {
  return sql`(select coalesce(json_agg(${commentJson(viewer)} order by ${NEWEST_FIRST}), '[]') from (
    select * from post_comments k where k.post_id = p.id order by ${NEWEST_FIRST} ${window}) k)`;
}
