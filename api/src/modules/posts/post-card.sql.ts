import { currentDecision } from '../../platform/current-decision.sql.ts';
import { type Identity, isAdmin } from '../../platform/sign-in/identity.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { linkPreviewJson } from '../link-previews/index.ts';
import { joinViewer, shownContacts, shownSharedContacts, viewerOf } from '../network/index.ts';
import { AUTHOR_JSON, embeddedFields, isAuthor, mayManage, NAMED_FIELDS } from './author.sql.ts';
import { commentCount, newestComment } from './comment-card.sql.ts';
import { isEditable } from './editable.sql.ts';
import { tradeFields } from './post-trade.sql.ts';

const imageOf = (row: Sql): Sql => sql`json_build_object(
  'url', '/api/files/' || ${row}.image_key, 'thumbnail', '/api/files/' || ${row}.thumbnail_key,
  'width', ${row}.image_width, 'height', ${row}.image_height, 'alt', ${row}.image_alt)`;

const IMAGE = sql`case when p.image_key is not null then ${imageOf(sql`p`)} end`;

/** The post holds the first one. */
const IMAGES = sql`case when p.image_key is null then '[]'::json else (
  select json_agg(i.image order by i.position) from (
    select 1 as position, ${imageOf(sql`p`)} as image
    union all select more.position, ${imageOf(sql`more`)} from post_images more where more.post_id = p.id) i) end`;

const LINK = sql`case when p.link_preview_id is not null then (
  select ${linkPreviewJson(sql`l`)} from link_previews l where l.id = p.link_preview_id) end`;

/** Enough for "Anna, Jan i 12 innych osób"; a popular post has thousands. */
const REACTIONS = sql`case when p.reaction_count = 0 then '[]'::json else (
  select coalesce(json_agg(json_build_object('author', ${AUTHOR_JSON}, 'reaction_type', r.reaction_type) order by r.id desc), '[]')
  from (select * from post_reactions r where r.post_id = p.id order by r.id desc limit 5) r
  left join users u on u.id = r.user_id left join companies c on c.id = r.company_id) end`;

function myReaction({ user, company }: Identity): Sql {
  const mine = company
    ? sql`r.user_id is null and r.company_id = ${company.id}::uuid`
    : sql`r.user_id = ${user.id}::uuid and r.company_id is null`;
  return sql`(select r.reaction_type from post_reactions r where r.post_id = p.id and ${mine})`;
}

const HIDING = sql`case when p.hidden_at is not null then json_build_object(
  'hidden_at', f_iso(p.hidden_at), 'reason', p.hidden_reason, 'decision_id', ${currentDecision('post', sql`p.id`)},
  'contest', case when p.contested_at is not null then json_build_object(
    'status', case when p.contest_answer is null then 'open' else 'upheld' end, 'text', p.contest_text,
    'created_at', f_iso(p.contested_at), 'answer', p.contest_answer) end) end`;

/** `allowed_actions` of the post `p` as text[]: the only definition of who may do what in which state. */
export function postActions(viewer: Identity | null): Sql {
  if (!viewer) return sql`'{}'::text[]`;
  const own = mayManage(viewer, sql`p`);
  const admin = isAdmin(viewer) ? sql`true` : sql`false`;
  return sql`array_remove(array[
    case when ${own} and ${isEditable('post', sql`p`)} then 'edit' end,
    case when ${own} or ${admin} then 'delete' end,
    case when not (${isAuthor(viewer, sql`p`)}) and p.is_listed then 'report' end,
    case when ${own} and p.hidden_at is not null and p.contested_at is null then 'contest' end], null)`;
}

/** Joins that {@link postCardJson} needs beside the post `p`. */
export function postCardJoins(viewer: Identity | null): Sql {
  return sql`left join users u on u.id = p.author_user_id left join companies c on c.id = p.author_company_id
    left join network_nodes n on n.id = p.author_node
    ${joinViewer(viewerOf(viewer))}`;
}

/** The contract's `Post` for the post `p`, in every list. PostgreSQL writes the JSON, as for offers. */
export function postCardJson(viewer: Identity | null): Sql {
  return sql`json_build_object(
    'id', p.id, 'text', p.text, 'image', ${IMAGE}, 'images', ${IMAGES}, 'link', ${LINK}, ${tradeFields(viewer)},
    'created_at', f_iso(p.created_at), 'edited_at', f_iso(p.edited_at),
    'author', json_build_object('id', coalesce(p.author_company_id, p.author_user_id), 'type', p.author_type, ${NAMED_FIELDS},
      'total_contacts', ${shownContacts(viewerOf(viewer))}, 'shared_contacts', ${shownSharedContacts(viewerOf(viewer))}),
    'reactions', ${REACTIONS}, 'reaction_count', p.reaction_count,
    'my_reaction', ${viewer ? myReaction(viewer) : sql`null`},
    'comments', case when p.comment_count = 0 then '[]'::json else ${newestComment(viewer)} end,
    'comment_count', ${commentCount(viewer)}, ${embeddedFields(sql`p`)},
    'hidden', ${HIDING}, 'allowed_actions', to_json(${postActions(viewer)}))`;
}
