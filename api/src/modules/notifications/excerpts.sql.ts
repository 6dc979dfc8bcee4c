import { type Sql, sql } from '../../storage/sql.ts';

/** Characters: about two lines of a row. */
const LENGTH = 140;

/** The beginning of a text, on one line and ending with a whole word. */
const beginning = (text: Sql): Sql => sql`(
  select case when length(w.line) <= ${LENGTH} then nullif(w.line, '')
    else coalesce(substring(left(w.line, ${LENGTH - 1}) from '^(.{100,})\\s'), left(w.line, ${LENGTH - 1})) || '…' end
  from (select trim(regexp_replace(left(${text}, ${4 * LENGTH}), '\\s+', ' ', 'g')) as line) w)`;

const isActor = (userId: Sql, companyId: Sql): Sql => sql`${companyId} is not distinct from n.actor_company_id
  and (n.actor_company_id is not null or ${userId} = n.actor_user_id)`;

/** A notification has the time of what it tells of. By the index post_comments_by_date. */
const COMMENT = sql`(select f_without_markup(k.text) from post_comments k
  where k.post_id = n.subject_id and k.created_at = n.created_at and k.hidden_at is null
    and ${isActor(sql`k.author_user_id`, sql`k.author_company_id`)} limit 1)`;

const POST = sql`(select f_without_markup(p.text) from posts p where p.id = n.subject_id and p.is_listed)`;

/** Only among the newest ones, which the unique key of the thread finds: a long conversation is not searched. */
const MESSAGE = sql`(select m.text from (
    select * from messages m where m.thread_id = n.subject_id order by m.number desc limit 50) m
  where m.created_at = n.created_at and m.hidden_at is null and not m.withheld
    and ${isActor(sql`m.author_id`, sql`m.sender_company_id`)} limit 1)`;

/** Of an assigned thread the last message, so that one sees what it is about. */
const LAST_MESSAGE = sql`(select m.text from messages m
  where m.thread_id = n.subject_id and m.hidden_at is null and not m.withheld order by m.number desc limit 1)`;

const OPINION = sql`(select o.text from opinions o where o.company_id = n.subject_id and o.hidden_at is null
  and o.author_company_id is not distinct from n.actor_company_id
  and (n.actor_company_id is not null or o.author_user_id = n.actor_user_id))`;

/** To the author of the opinion, who has one for each profile. */
const REPLY = sql`(select o.reply_text from opinions o where o.company_id = n.subject_id and o.hidden_at is null
  and o.author_company_id is not distinct from n.company_id
  and (n.company_id is not null or o.author_user_id = n.user_id))`;

/** The request for whoever is asked; for the two who are introduced, the words of the one who introduces. */
const INTRODUCTION = sql`(select case n.kind when 'IntroductionAsked' then i.text else i.words end
  from introductions i where i.id = n.subject_id)`;

/** `excerpt` of the contract, of the notification `n`. */
export const EXCERPT = beginning(sql`case
  when n.kind = 'ThreadAssigned' then ${LAST_MESSAGE}
  when n.subject_type = 'thread' then ${MESSAGE}
  when n.subject_type = 'introduction' then ${INTRODUCTION}
  when n.kind in ('PostCommented', 'PostAnswered') or n.params->>'place' = 'comment' then ${COMMENT}
  when n.kind in ('PostMentioned', 'WorkSought') then ${POST}
  when n.kind = 'RatingReceived' then ${OPINION}
  when n.kind = 'OpinionReplied' then ${REPLY} end`);

/** `post_excerpt` of the contract. */
export const POST_EXCERPT = beginning(
  sql`case when n.kind in ('PostCommented', 'PostAnswered', 'PostReacted') or n.params->>'place' = 'comment' then ${POST} end`,
);
