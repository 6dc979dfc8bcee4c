import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { AppealSide, ModerationItem, ModerationListQuery } from '@wspolnik/contract/moderation';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { MESSAGE_DOCUMENT } from '../messages/index.ts';
import { profileCard } from '../notifications/index.ts';
import type { SentDocumentRow } from '../orders/index.ts';
import { AUTHOR_HISTORY, EARLIER, EARLIER_COUNT } from './author-history.sql.ts';
import { MODERATED_OFFER } from './offer-content.sql.ts';
import { PERSON_TEXT } from './subjects.sql.ts';

const REPORTS = sql`(select coalesce(json_agg(json_build_object('id', r.id, 'reporter', ${profileCard(sql`ru`, sql`rc`)},
    'category', r.category, 'reason', r.reason, 'created_at', f_iso(r.created_at)) order by r.created_at desc, r.id desc), '[]')
  from (select * from moderation_reports r where r.case_id = q.id and (q.open_reports = 0 or r.decision_id is null)
        order by r.created_at desc, r.id desc limit 10) r
  left join users ru on ru.id = r.reporter_user_id left join companies rc on rc.id = r.reporter_company_id)`;

const APPEALS = sql`(select coalesce(json_agg(json_build_object('id', a.id, 'side', a.side, 'by', ${profileCard(sql`au`, sql`ac`)},
    'text', a.text, 'created_at', f_iso(a.created_at)) order by a.created_at), '[]')
  from moderation_appeals a left join users au on au.id = a.user_id left join companies ac on ac.id = a.company_id
  where a.decision_id = q.decision_id and a.outcome_id is null)`;

const DECISIONS = sql`(select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'category', d.category,
    'ground', d.ground, 'ground_point', d.ground_point, 'reason', d.reason, 'decided_at', f_iso(d.decided_at),
    'decided_by', du.first_name || ' ' || du.last_name) order by d.number desc), '[]')
  from moderation_decisions d left join users du on du.id = d.decided_by where d.case_id = q.id)`;

/** Of a snapshot from before it had all pictures. */
const OF_FIRST_IMAGE = sql`jsonb_build_object('images', case when jsonb_typeof(r.snapshot -> 'image') = 'object'
  then jsonb_build_array(r.snapshot -> 'image') else '[]' end)`;

/** The offer as the oldest open report names it, or else the newest report. */
const REPORTED = sql`(select ${OF_FIRST_IMAGE} || r.snapshot || jsonb_build_object('reported_at', f_iso(r.created_at)) from moderation_reports r
  where r.case_id = q.id and r.snapshot is not null
  order by r.decision_id is not null, case when r.decision_id is null then r.created_at end, r.created_at desc limit 1)`;

/** Whether the admin wrote the subject, belongs to its company or to the one that an opinion is about, or has ever reported it or appealed. As `isOwnMatter`. */
const isOwn = (adminId: string): Sql => sql`(${adminId}::uuid in (q.author_user_id, q.written_by)
  or exists (select 1 from company_members m where m.company_id = q.author_company_id and m.user_id = ${adminId}::uuid)
  or exists (select 1 from opinions o join company_members m using (company_id)
             where q.subject_type = 'opinion' and o.id = q.subject_id and m.user_id = ${adminId}::uuid)
  or exists (select 1 from moderation_reports r where r.case_id = q.id and r.created_by = ${adminId}::uuid)
  or exists (select 1 from moderation_appeals a join moderation_decisions d on d.id = a.decision_id
             where d.case_id = q.id and a.created_by = ${adminId}::uuid))`;

const ADMINS = sql`(select count(*) from users where role = 'ADMIN' and disabled_at is null and deleted_at is null)`;

const blocked = (adminId: string): Sql => sql`case
  when coalesce(${isOwn(adminId)}, false) then 'own_matter'
  when q.status = 'appealed' and exists (select 1 from moderation_decisions d where d.id = q.decision_id
    and d.decided_by = ${adminId}::uuid) then case when ${ADMINS} > 1 then 'own_decision' else 'only_admin' end end`;

export interface QueueRow extends Omit<ModerationItem, 'subject' | 'allowed_actions' | 'version'> {
  /** Whose appeals are open. */
  sides: AppealSide[];
  subject: Omit<ModerationItem['subject'], 'image' | 'document'> & {
    image_key: string | null;
    thumbnail_key: string | null;
    document: SentDocumentRow | null;
  };
  /** Of a profile: not a key but an address. */
  profile_image: string | null;
}

const SUBJECT = sql`json_build_object('type', q.subject_type, 'id', q.subject_id, 'author', ${profileCard(sql`u`, sql`c`)},
  'gone', s.id is null, 'hidden', coalesce(s.hidden, false),
  'text', case when s.id is not null then s.text else coalesce(
    (select d.content from moderation_decisions d where d.case_id = q.id order by d.number desc limit 1),
    (select r.content from moderation_reports r where r.case_id = q.id order by r.created_at desc limit 1)) end,
  'image_key', s.image_key, 'thumbnail_key', s.thumbnail_key, 'more_images', (
    select coalesce(json_agg(json_build_object('url', '/api/files/' || i.image_key, 'thumbnail', '/api/files/' || i.thumbnail_key)
      order by i.position), '[]')
    from post_images i where q.subject_type = 'post' and i.post_id = s.id), 'post_id', s.post_id,
  'document', case when q.subject_type = 'message' then (
    select ${MESSAGE_DOCUMENT} from messages m where m.id = q.subject_id and m.document_key is not null) end,
  'company_id', s.company_id, 'offer', s.offer, 'created_at', f_iso(s.created_at))`;

/** Of each kind by its own key; a message without its thread. */
const SUBJECTS = sql`left join lateral (
  select p.id, f_without_markup(p.text) as text, p.image_key, p.thumbnail_key, p.id as post_id, p.created_at,
    p.hidden_at is not null as hidden, null as profile_image, null::uuid as company_id, null::jsonb as offer
  from posts p where q.subject_type = 'post' and p.id = q.subject_id and p.deleted_at is null
  union all
  select k.id, f_without_markup(k.text), k.image_key, k.thumbnail_key, k.post_id, k.created_at, k.hidden_at is not null, null, null, null
  from post_comments k join posts p on p.id = k.post_id and p.deleted_at is null
  where q.subject_type = 'comment' and k.id = q.subject_id and k.deleted_at is null
  union all
  select m.id, m.text, m.image_key, m.thumbnail_key, null, m.created_at, m.hidden_at is not null, null, null, null
  from messages m where q.subject_type = 'message' and m.id = q.subject_id
  union all
  select o.id, o.text, null, null, null, o.created_at, o.hidden_at is not null, null, o.company_id, null
  from opinions o where q.subject_type = 'opinion' and o.id = q.subject_id
  union all
  select r.id, concat_ws(E'\n\n', r.title, nullif(r.text, ''), r.client_name), p.file_key, p.thumbnail_key, null, r.created_at,
    r.hidden_at is not null, null, r.company_id, null
  from company_references r left join lateral (
    select i.file_key, i.thumbnail_key from company_pictures i where i.reference_id = r.id order by i.position, i.id limit 1) p on true
  where q.subject_type = 'reference' and r.id = q.subject_id
  union all
  select o.id, o.description, null, null, null, o.created_at, o.hidden_at is not null, null, null, ${MODERATED_OFFER}
  from offers o where q.subject_type = 'offer' and o.id = q.subject_id and o.deleted_at is null
  union all
  select u.id, ${PERSON_TEXT}, null, null, null, u.created_at, u.disabled_at is not null, u.image, null, null
  from users u where q.subject_type = 'user' and u.id = q.subject_id and u.deleted_at is null
  union all
  select x.id, x.description, null, null, null, x.created_at, x.status = 'suspended', x.image, null, null
  from companies x where q.subject_type = 'company' and x.id = q.subject_id and x.deleted_at is null) s on true`;

/** Of the cases `q`, as the admin sees them. */
const rowsOf = (cases: Sql, adminId: string): Sql => sql`
  select q.id, q.status, q.since, ${SUBJECT} as subject, s.profile_image, ${REPORTED} as reported, q.open_reports as report_count, ${REPORTS} as reports,
    ${APPEALS} as appeals, ${DECISIONS} as decisions, ${EARLIER} as author_decisions,
    ${EARLIER_COUNT} as author_decision_count, ${AUTHOR_HISTORY} as author_history,
    ${blocked(adminId)} as blocked,
    array(select distinct a.side from moderation_appeals a where a.decision_id = q.decision_id and a.outcome_id is null) as sides
  from (${cases}) q
  ${SUBJECTS} left join users u on u.id = q.author_user_id left join companies c on c.id = q.author_company_id`;

/** Of an offer without a case, what its case would be. */
const unreported = (offerId: string): Sql => sql`
  select o.id, 'offer' as subject_type, o.id as subject_id, null::uuid as author_user_id, o.company_id as author_company_id,
    null::uuid as written_by, 'decided' as status, o.created_at as since, 0 as open_reports, 0 as decisions, null::uuid as decision_id
  from offers o where o.id = ${offerId} and o.deleted_at is null and not exists (
    select 1 from moderation_cases q where q.subject_type = 'offer' and q.subject_id = o.id)`;

/** By the id of the case or of an offer. */
export function selectQueueRow(db: Db, id: string, adminId: string): Promise<QueueRow | undefined> {
  const columns = sql`id, subject_type, subject_id, author_user_id, author_company_id, written_by, status, since, open_reports,
    decisions, decision_id`;
  return db.one<QueueRow>(
    rowsOf(
      sql`select ${columns} from moderation_cases where id = ${id} or subject_type = 'offer' and subject_id = ${id}
        union all ${unreported(id)}`,
      adminId,
    ),
  );
}

/** Relies on moderation_cases_queue. */
export async function selectQueue(
  db: Db,
  { page, limit, status, type }: ModerationListQuery,
  adminId: string,
): Promise<{ results: QueueRow[]; count: number }> {
  const wanted = sql`c.status = ${status} ${type ? sql`and c.subject_type = ${type}` : emptySql}`;
  const direction = status === 'decided' ? sql`desc` : sql`asc`;
  const shown = sql`select * from moderation_cases c where ${wanted} order by c.since ${direction}, c.id ${direction}
    limit ${limit}::int offset ${(page - 1) * limit}::bigint`;
  const results = await db.query<QueueRow>(
    sql`${rowsOf(shown, adminId)} order by q.since ${direction}, q.id ${direction}`,
  );
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from moderation_cases c where ${wanted} limit ${EXACT_COUNT_LIMIT + 1}::int) counted`);
  return { results, count: row?.count ?? 0 };
}
