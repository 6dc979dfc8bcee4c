import { isBlockedBy } from '../../platform/blocks.sql.ts';
import { currentDecision } from '../../platform/current-decision.sql.ts';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { AUTHOR_JSON, embeddedFields, isAuthor, mayManage } from './author.sql.ts';
import { isEditable } from './editable.sql.ts';
import { shownOffer } from './shown-offer.sql.ts';

const NEWEST_FIRST = sql`k.created_at desc, k.id desc`;

/** The comment's author, the author of its post `p`, and admins. */
function mayDeleteComment(viewer: Identity | null): Sql {
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

/** `allowed_actions` of the comment `k` as text[]; nothing is done with one that was deleted. */
export function commentActions(viewer: Identity | null): Sql {
  if (!viewer) return sql`'{}'::text[]`;
  return sql`case when k.deleted_at is not null then '{}'::text[] else array_remove(array[
    case when ${mayManage(viewer, sql`k`)} and ${isEditable('comment', sql`k`)} then 'edit' end,
    case when ${mayDeleteComment(viewer)} then 'delete' end, case when ${mayReport(viewer)} then 'report' end], null) end`;
}

const NOBODY = sql`json_build_object('id', k.id, 'type', 'user', 'name', null, 'image', null, 'thumbnail', null, 'deleted', true)`;

/** Answers to the comment `k` that the viewer sees. */
function answerCount(viewer: Identity | null): Sql {
  if (!viewer || isAdmin(viewer)) return sql`(select count(*)::int from post_comments a where a.parent_id = k.id)`;
  return sql`(select count(*)::int from post_comments a where a.parent_id = k.id and not ${isBlockedComment(viewer, sql`a`)})`;
}

/** The contract's `PostComment` from the comment `k` of the post `p`. */
export function commentJson(viewer: Identity | null): Sql {
  return sql`(select json_build_object(
    'id', k.id, 'post_id', k.post_id, 'parent_id', k.parent_id, 'answer_count', ${answerCount(viewer)},
    'text', case when seen.whole then k.text else '' end, 'image', case when seen.whole then ${IMAGE} end,
    ${shownOffer(sql`case when seen.whole then k.offer_id end`, viewer)},
    'created_at', f_iso(k.created_at), 'edited_at', f_iso(k.edited_at), 'deleted', k.deleted_at is not null,
    'author', case when k.deleted_at is null then ${AUTHOR_JSON} else ${NOBODY} end, ${embeddedFields(sql`k`)}, ${HIDING},
    'allowed_actions', to_json(${commentActions(viewer)}))
    from (values (k.author_user_id, k.author_company_id)) by (user_id, company_id)
    cross join lateral (select k.hidden_at is null or ${readsHidden(viewer)} as whole) seen
    left join users u on u.id = by.user_id left join companies c on c.id = by.company_id)`;
}

/** Whether the viewer, in person or as the company in use, has blocked who wrote the comment `row`. */
function isBlockedComment({ user, company }: Identity, row: Sql): Sql {
  return isBlockedBy(
    [sql`${user.id}::uuid`, sql`${company?.id ?? null}::uuid`],
    [sql`${row}.written_by`, sql`${row}.author_company_id`],
  );
}

/** The same of the comment `k`, or of the one that it answers and that leads to it. */
const isOutOfSight = (viewer: Identity): Sql => sql`(${isBlockedComment(viewer, sql`k`)} or exists (
  select 1 from post_comments above where above.id = k.parent_id and ${isBlockedComment(viewer, sql`above`)}))`;

/** Comments of the post `p` that the viewer sees: an admin all of them. */
export function commentCount(viewer: Identity | null): Sql {
  if (!viewer || isAdmin(viewer)) return sql`p.comment_count`;
  return sql`(p.comment_count - case when exists (
      select 1 from message_blocks b where coalesce(b.blocker_user_id, b.blocker_company_id)
        in (${viewer.user.id}::uuid, ${viewer.company?.id ?? null}::uuid))
    then (select count(*)::int from post_comments k where k.post_id = p.id and k.deleted_at is null
      and ${isOutOfSight(viewer)}) else 0 end)`;
}

/** Those of the post `p` that are no answers, or the answers to one of them. */
const placed = (parentId: string | undefined): Sql =>
  parentId === undefined
    ? sql`k.post_id = p.id and k.parent_id is null`
    : sql`k.post_id = p.id and k.parent_id = ${parentId}::uuid`;

const shownTo = (viewer: Identity | null): Sql =>
  viewer && !isAdmin(viewer) ? sql`and not ${isBlockedComment(viewer, sql`k`)}` : emptySql;

function newest(viewer: Identity | null, condition: Sql, window: Sql): Sql {
  return sql`(select coalesce(json_agg(${commentJson(viewer)} order by ${NEWEST_FIRST}), '[]') from (
    select * from post_comments k where ${condition} ${shownTo(viewer)} order by ${NEWEST_FIRST} ${window}) k)`;
}

/** A page of the comments, newest first, as a JSON array: from the index post_comments_threads or post_comments_answers. */
export const commentPage = (viewer: Identity | null, parentId: string | undefined, window: Sql): Sql =>
  newest(viewer, placed(parentId), window);

/** The total of {@link commentPage}. */
export const commentPageCount = (viewer: Identity | null, parentId: string | undefined): Sql =>
  sql`(select count(*)::int from post_comments k where ${placed(parentId)} ${shownTo(viewer)})`;

/** As an array, for the post's card: from the index post_comments_threads. */
export const newestComment = (viewer: Identity | null): Sql =>
  newest(viewer, sql`${placed(undefined)} and k.deleted_at is null`, sql`limit 1`);
