import { HOUR_MS } from '@wspolnik/settings';
import { OFFER_CONTENT } from '../modules/moderation/offer-content.sql.ts';
import type { Db } from '../storage/db.ts';
import { type Sql, sql } from '../storage/sql.ts';
import type { World } from './world.ts';

interface Complaint {
  type: 'comment' | 'company' | 'message' | 'offer' | 'opinion';
  /** `id`, `user_id`, `company_id`, `writer` and `content` of what is reported, of an offer its `snapshot`. */
  subject: Sql;
  category: string;
  reason: string;
  hoursAgo: number;
}

const ofOwner = (company: Sql): Sql => sql`exists (
  select 1 from company_members m join users u on u.id = m.user_id where m.company_id = ${company} and u.email like 'owner@%')`;

const COMPLAINTS: readonly Complaint[] = [
  {
    type: 'comment',
    subject: sql`select k.id, k.author_user_id as user_id, k.author_company_id as company_id, k.written_by as writer, k.text as content
      from post_comments k where k.author_company_id is not null order by k.created_at desc, k.id limit 1`,
    category: 'spam',
    reason: 'Ta firma wkleja reklamę pod każdym wpisem.',
    hoursAgo: 5,
  },
  {
    type: 'company',
    subject: sql`select c.id, null::uuid as user_id, c.id as company_id, null::uuid as writer, c.name as content
      from companies c where c.status = 'active' order by c.created_at desc, c.id limit 1`,
    category: 'impersonation',
    reason: 'W opisie jest nazwa innej firmy z naszej ulicy.',
    hoursAgo: 26,
  },
  {
    type: 'message',
    subject: sql`select m.id, null::uuid as user_id, m.sender_company_id as company_id, m.author_id as writer, m.text as content
      from messages m where m.sender_company_id is not null order by m.created_at desc, m.id limit 1`,
    category: 'fraud',
    reason: 'Prośba o przelew poza serwisem.',
    hoursAgo: 2,
  },
  {
    type: 'opinion',
    subject: sql`select o.id, case when o.author_company_id is null then o.author_user_id end as user_id,
        o.author_company_id as company_id, o.author_user_id as writer, o.text as content
      from opinions o where o.order_id is null and o.rating = 3 and o.author_user_id <> (select id from users where email like 'user@%')
      order by o.created_at desc, o.id limit 1`,
    category: 'other',
    reason: 'Ta osoba nigdy niczego tu nie zamówiła.',
    hoursAgo: 9,
  },
  {
    type: 'offer',
    // Its seller has raised the price since.
    subject: sql`select o.id, null::uuid as user_id, o.company_id, null::uuid as writer, o.title || E'\n\n' || o.description as content,
        ${OFFER_CONTENT} || jsonb_build_object('price_from', f_money(o.price_from * 4 / 5)) as snapshot
      from offers o join categories k on k.id = o.category_id
      where o.is_listed and not k.is_job and o.price_from > 10000 and o.price_to is null and not ${ofOwner(sql`o.company_id`)}
      order by o.created_at desc, o.id limit 1`,
    category: 'misleading',
    reason: 'Cena na miejscu jest wyższa niż w ofercie.',
    hoursAgo: 7,
  },
];

async function insertComplaint(tx: Db, { subject, ...complaint }: Complaint, { now }: World): Promise<void> {
  const at = new Date(now.getTime() - complaint.hoursAgo * HOUR_MS);
  await tx.query(sql`
    with subject as (${subject}), opened as (
      insert into moderation_cases (id, subject_type, subject_id, author_user_id, author_company_id, written_by, status, since,
                                    open_reports, created_at)
      select gen_random_uuid(), ${complaint.type}, id, user_id, company_id, writer, 'waiting', ${at}, 1, ${at} from subject
      returning id)
    insert into moderation_reports (id, case_id, reporter_user_id, created_by, category, reason, content, snapshot, created_at)
    select gen_random_uuid(), opened.id, u.id, u.id, ${complaint.category}, ${complaint.reason}, subject.content,
      to_jsonb(subject) -> 'snapshot', ${at}
    from opened, subject, users u where u.email like 'user@%'`);
}

interface DecidedReport {
  decision: 'hide' | 'warn';
  /** Which offer of the owner's company comes first. */
  first: Sql;
  category: string;
  point: string;
  /** Why it was decided. */
  reason: string;
  report: string;
  reportedHoursAgo: number;
  decidedHoursAgo: number;
}

const DECIDED_REPORTS: readonly DecidedReport[] = [
  {
    decision: 'hide',
    // One that was switched off, if any.
    first: sql`o.is_active`,
    category: 'false_pictures',
    point: '§ 7 ust. 3',
    reason: 'Zdjęcia pochodzą ze strony innej firmy. Po ich wymianie możesz się odwołać.',
    report: 'To zdjęcia z naszej realizacji.',
    reportedHoursAgo: 50,
    decidedHoursAgo: 30,
  },
  {
    decision: 'warn',
    first: sql`o.is_listed desc`,
    category: 'misleading',
    point: '§ 7 ust. 2',
    reason: 'Opis nie podaje, że hosting jest dodatkowo płatny. Dopisz to.',
    report: 'Za hosting trzeba dopłacić, a oferta o tym milczy.',
    reportedHoursAgo: 120,
    decidedHoursAgo: 96,
  },
];

/** An offer of the owner's company, reported by the user and decided about by the second administrator. */
async function insertDecidedReport(tx: Db, { decision, ...given }: DecidedReport, { now }: World): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const reported = hoursAgo(given.reportedHoursAgo);
  const decided = hoursAgo(given.decidedHoursAgo);
  await tx.query(sql`
    with chosen as (
      select o.*, ${OFFER_CONTENT} as snapshot, o.title || E'\n\n' || o.description as content
      from offers o where ${ofOwner(sql`o.company_id`)} and not exists (select 1 from quotes q where q.offer_id = o.id)
        and not exists (select 1 from moderation_cases c where c.subject_id = o.id)
      order by ${given.first}, (select count(*) from orders r where r.offer_id = o.id), o.created_at, o.id limit 1), opened as (
      insert into moderation_cases (id, subject_type, subject_id, author_company_id, status, since, decisions, created_at)
      select gen_random_uuid(), 'offer', id, company_id, 'decided', ${decided}, 1, ${reported} from chosen returning id), answered as (
      insert into moderation_decisions (id, case_id, number, kind, category, ground, ground_point, reason, content, decided_by,
                                        waited_since, decided_at)
      select gen_random_uuid(), opened.id, 1, ${decision}, ${given.category}, 'terms', ${given.point}, ${given.reason}, chosen.content,
        u.id, ${reported}, ${decided}
      from opened, chosen, users u where u.email like 'moderator@%' returning id, case_id), told as (
      insert into moderation_reports (id, case_id, reporter_user_id, created_by, category, reason, content, snapshot, created_at,
                                      decision_id)
      select gen_random_uuid(), answered.case_id, u.id, u.id, ${given.category}, ${given.report}, chosen.content,
        chosen.snapshot, ${reported}, answered.id
      from answered, chosen, users u where u.email like 'user@%')
    update offers o set hidden_at = ${decided} from chosen where o.id = chosen.id and ${decision === 'hide'}`);
}

/** The hidden post's decision, which the second administrator made, with its author's appeal; and reports of other kinds. */
export async function insertModeration(tx: Db, world: World): Promise<void> {
  await tx.query(sql`
    with hidden as (select * from posts where hidden_at is not null), opened as (
      insert into moderation_cases (id, subject_type, subject_id, author_user_id, author_company_id, written_by, status, since, decisions,
                                    created_at)
      select gen_random_uuid(), 'post', id, author_user_id, author_company_id, written_by, 'appealed', contested_at, 1, hidden_at
      from hidden returning id, subject_id), decided as (
      insert into moderation_decisions (id, case_id, number, kind, category, ground, ground_point, reason, content, decided_by,
                                        waited_since, decided_at)
      select gen_random_uuid(), o.id, 1, 'hide', 'personal_data', 'terms', '§ 7 ust. 2', h.hidden_reason, h.text, u.id,
        h.hidden_at, h.hidden_at
      from opened o join hidden h on h.id = o.subject_id join users u on u.email like 'moderator@%' returning id, case_id)
    insert into moderation_appeals (id, decision_id, side, user_id, company_id, created_by, text, created_at)
    select gen_random_uuid(), d.id, 'author', h.author_user_id, h.author_company_id, h.written_by, h.contest_text, h.contested_at
    from decided d join opened o on o.id = d.case_id join hidden h on h.id = o.subject_id`);
  for (const report of DECIDED_REPORTS) await insertDecidedReport(tx, report, world);
  await tx.query(sql`
    update moderation_cases c set decision_id = d.id from moderation_decisions d where d.case_id = c.id`);
  for (const complaint of COMPLAINTS) await insertComplaint(tx, complaint, world);
}
