import { isBlockedBy } from '../../platform/blocks.sql.ts';
import { currentDecision } from '../../platform/current-decision.sql.ts';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { AUTHOR_JSON, embeddedFields, isAuthor, mayManage } from './author.sql.ts';

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

/** Whether the viewer reads the text of a hidden comment `k`: its author, with any profile in use, and admins. */
function readsHidden(viewer: Identity | null): Sql {
  if (!viewer) return sql`false`;
  if (isAdmin(viewer)) return sql`true`;
  return sql`(k.author_user_id is not distinct from ${viewer.user.id}::uuid or exists (
    select 1 from company_members m where m.company_id = k.author_company_id and m.user_id = ${viewer.user.id}::uuid))`;
}

const HIDING = sql`'hidden', case when k.hidden_at is not null then (
  select json_build_object('reason', case when seen.whole then d.reason end, 'decision_id', case when seen.whole then d.id end)
  from (select 1) one left join moderation_decisions d on d.id = ${currentDecision('comment', sql`k.id`)}) end`;

const mayReport = (viewer: Identity | null) =>
  viewer ? sql`k.hidden_at is null and not (${isAuthor(viewer, sql`k`)})` : sql`false`;

/** The contract's `PostComment` from the comment `k` of the post `p`. */
export function commentJson(viewer: Identity | null): Sql {
  return sql`(select json_build_object(
    'id', k.id, 'post_id', k.post_id, 'text', case when seen.whole then k.text else '' end,
    'image', case when seen.whole then ${IMAGE} end, 'created_at', f_iso(k.created_at),
    'author', ${AUTHOR_JSON}, ${embeddedFields(sql`k`)}, ${HIDING},
    'allowed_actions', to_json(array_remove(array[
      case when ${mayDeleteComment(viewer)} then 'delete' end, case when ${mayReport(viewer)} then 'report' end], null)))
    from (values (k.author_user_id, k.author_company_id)) by (user_id, company_id)
    cross join lateral (select k.hidden_at is null or ${readsHidden(viewer)} as whole) seen
    left join users u on u.id = by.user_id left join companies c on c.id = by.company_id)`;
}

/** Whether the viewer, in person or as the company in use, has blocked who wrote the comment `k`. */
const isBlockedComment = ({ user, company }: Identity): Sql =>
  isBlockedBy(
    [sql`${user.id}::uuid`, sql`${company?.id ?? null}::uuid`],
    [sql`k.written_by`, sql`k.author_company_id`],
  );

/** Comments of the post `p` that the viewer sees: an admin all of them. */
export function commentCount(viewer: Identity | null): Sql {
  if (!viewer || isAdmin(viewer)) return sql`p.comment_count`;
  return sql`(p.comment_count - case when exists (
      select 1 from message_blocks b where coalesce(b.blocker_user_id, b.blocker_company_id)
        in (${viewer.user.id}::uuid, ${viewer.company?.id ?? null}::uuid))
    then (select count(*)::int from post_comments k where k.post_id = p.id and ${isBlockedComment(viewer)}) else 0 end)`;
}

/** The newest comments of the post `p` as a JSON array, from the index post_comments_by_date. */
export function newestComments(viewer: Identity | null, window: Sql): Sql {
  const shown = viewer && !isAdmin(viewer) ? sql`and not ${isBlockedComment(viewer)}` : emptySql;
  return sql`(select coalesce(json_agg(${commentJson(viewer)} order by ${NEWEST_FIRST}), '[]') from (
    select * from post_comments k where k.post_id = p.id ${shown} order by ${NEWEST_FIRST} ${window}) k)`;
}
