import { sql } from '../../../storage/sql.ts';
import { ORDER_NUMBER } from '../../orders/index.ts';
import type { Section, Sections } from './section.ts';

const posts: Section = (id) => sql`
  select p.id::text as key, json_build_object(
    'id', p.id, 'text', p.text, 'image', p.image_key,
    'more_images', array(select i.image_key from post_images i where i.post_id = p.id order by i.position),
    'type', p.type, 'category', (select k.name from categories k where k.id = p.category_id), 'city', p.city,
    'company', p.company_id, 'offer', p.offer_id, 'as_company', p.author_company_id, 'created_at', f_iso(p.created_at),
    'edited_at', f_iso(p.edited_at),
    'hidden_reason', p.hidden_reason, 'contest', p.contest_text, 'deleted_at', f_iso(p.deleted_at)) as row
  from posts p where p.written_by = ${id}`;

const comments: Section = (id) => sql`
  select k.id::text as key, json_build_object(
    'id', k.id, 'post', k.post_id, 'answer_to', k.parent_id, 'text', k.text, 'image', k.image_key, 'offer', k.offer_id,
    'as_company', k.author_company_id, 'created_at', f_iso(k.created_at), 'edited_at', f_iso(k.edited_at),
    'deleted_at', f_iso(k.deleted_at)) as row
  from post_comments k where k.written_by = ${id}`;

const reactions: Section = (id) => sql`
  select r.id::text as key, json_build_object(
    'post', r.post_id, 'reaction', r.reaction_type, 'created_at', f_iso(r.created_at)) as row
  from post_reactions r where r.user_id = ${id}`;

const opinions: Section = (id) => sql`
  select o.id::text as key, json_build_object(
    'company', c.name, 'text', o.text, 'rating', o.rating::float8, 'as_company', o.author_company_id,
    'after_purchase', o.order_id is not null, 'hidden_at', f_iso(o.hidden_at), 'created_at', f_iso(o.created_at),
    'updated_at', f_iso(o.updated_at)) as row
  from opinions o join companies c on c.id = o.company_id where o.author_user_id = ${id}`;

/**
 * Both sides of the person's own conversations, and the messages that the person wrote for companies. Lines are those of a proposal, whose
 * message it is.
 */
const messages: Section = (id) => sql`
  select m.id::text as key, json_build_object(
    'thread', m.thread_id, 'sent_by_me', m.author_id = ${id}::uuid, 'as_company', m.sender_company_id,
    'order', (select ${ORDER_NUMBER} from orders r where r.id = m.order_id),
    'offer', (select f.title from offers f where f.id = m.offer_id),
    'text', case when m.hidden_at is null or m.author_id = ${id}::uuid then m.text else '' end, 'document', case when m.hidden_at is null or m.author_id = ${id}::uuid then m.document_name end, 'created_at', f_iso(m.created_at),
    'lines', (select e.lines from quote_events e where e.id = m.quote_event_id and e.step = 'propose')) as row
  from messages m
  where m.author_id = ${id}
    or not m.withheld and m.thread_id in (select s.thread_id from message_sides s where s.user_id = ${id})`;

/** Those of companies that the person has written. */
const savedReplies: Section = (id) => sql`
  select r.id::text as key, json_build_object(
    'title', r.title, 'text', r.text, 'as_company', r.company_id, 'created_at', f_iso(r.created_at),
    'updated_at', f_iso(r.updated_at)) as row
  from saved_replies r where r.created_by = ${id}`;

/** Those of companies that the person has written. */
const threadNotes: Section = (id) => sql`
  select n.id::text as key, json_build_object(
    'thread', n.thread_id, 'as_company', n.company_id, 'text', n.text, 'created_at', f_iso(n.created_at)) as row
  from thread_notes n where n.author_id = ${id}`;

/** Threads of companies that the person looks after. */
const threadAssignments: Section = (id) => sql`
  select concat(a.thread_id, a.company_id) as key, json_build_object(
    'thread', a.thread_id, 'as_company', a.company_id, 'assigned_by_me', a.assigned_by = ${id}::uuid,
    'assigned_at', f_iso(a.assigned_at)) as row
  from thread_assignments a where a.user_id = ${id}`;

const blocks: Section = (id) => sql`
  select b.id::text as key, json_build_object(
    'user', b.blocked_user_id, 'company', b.blocked_company_id, 'as_company', b.blocker_company_id,
    'created_at', f_iso(b.created_at)) as row
  from message_blocks b where b.created_by = ${id}`;

const reports: Section = (id) => sql`
  select r.id::text as key, json_build_object(
    'type', c.subject_type, 'subject', c.subject_id, 'content', r.content, 'category', r.category, 'reason', r.reason,
    'as_company', r.reporter_company_id, 'created_at', f_iso(r.created_at)) as row
  from moderation_reports r join moderation_cases c on c.id = r.case_id where r.created_by = ${id}`;

const appeals: Section = (id) => sql`
  select a.id::text as key, json_build_object(
    'decision', a.decision_id, 'text', a.text, 'as_company', a.company_id, 'created_at', f_iso(a.created_at)) as row
  from moderation_appeals a where a.created_by = ${id}`;

/** What the person wrote, and whom they blocked or reported. */
export const WRITING_SECTIONS: Sections = {
  posts,
  comments,
  reactions,
  opinions,
  messages,
  'saved-replies': savedReplies,
  'thread-notes': threadNotes,
  'thread-assignments': threadAssignments,
  'message-blocks': blocks,
  reports,
  appeals,
};
