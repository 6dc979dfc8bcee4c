import type { ModeratedType } from '@wspolnik/contract/moderation';
import type { Db } from '../../storage/db.ts';
import { type Sql, sql } from '../../storage/sql.ts';
import { lockCompanyOf } from '../opinions/index.ts';
import { OFFER_CONTENT } from './offer-content.sql.ts';

export interface Subject {
  type: ModeratedType;
  id: string;
  author_user_id: string | null;
  author_company_id: string | null;
  /** The person behind it; null for a company's profile. */
  written_by: string | null;
  /** Without markup. */
  content: string | null;
  hidden: boolean;
  /** The post that people read it in. */
  post_id: string | null;
  /** Of an offer, what a report keeps of it beside the text. */
  snapshot?: object;
}

/** What the person `u` has written on their profile beside the name; null for nothing. */
export const PERSON_TEXT = sql`nullif(concat_ws(E'\n\n', u.headline, nullif(u.job_titles, ''), u.city,
  nullif(array_to_string(u.seeks, ', '), ''), nullif(array_to_string(u.offers, ', '), ''), nullif(u.about, ''),
  u.facebook, u.linkedin, u.twitter), '')`;

const SUBJECTS: Record<ModeratedType, (id: string) => Sql> = {
  post: (id) => sql`
    select p.author_user_id, p.author_company_id, p.written_by, f_without_markup(p.text) as content,
      p.hidden_at is not null as hidden, p.id as post_id
    from posts p where p.id = ${id} and p.deleted_at is null for no key update`,
  comment: (id) => sql`
    select k.author_user_id, k.author_company_id, k.written_by, f_without_markup(k.text) as content,
      k.hidden_at is not null as hidden, k.post_id
    from post_comments k join posts p on p.id = k.post_id and p.deleted_at is null where k.id = ${id} for no key update of k`,
  message: (id) => sql`
    select case when m.sender_company_id is null then m.author_id end as author_user_id, m.sender_company_id as author_company_id,
      m.author_id as written_by, m.text as content, m.hidden_at is not null as hidden, null::uuid as post_id
    from messages m where m.id = ${id} for no key update`,
  opinion: (id) => sql`
    select case when o.author_company_id is null then o.author_user_id end as author_user_id, o.author_company_id,
      o.author_user_id as written_by, o.text as content, o.hidden_at is not null as hidden, null::uuid as post_id
    from opinions o where o.id = ${id} for no key update`,
  offer: (id) => sql`
    select null::uuid as author_user_id, o.company_id as author_company_id, null::uuid as written_by,
      concat_ws(E'\n\n', o.title, nullif(o.description, '')) as content, o.hidden_at is not null as hidden, null::uuid as post_id,
      ${OFFER_CONTENT} as snapshot
    from offers o where o.id = ${id} and o.deleted_at is null for no key update`,
  user: (id) => sql`
    select u.id as author_user_id, null::uuid as author_company_id, u.id as written_by, concat_ws(E'\n\n', u.first_name || ' ' || u.last_name, ${PERSON_TEXT}) as content,
      u.disabled_at is not null as hidden, null::uuid as post_id
    from users u where u.id = ${id} and u.deleted_at is null for no key update`,
  company: (id) => sql`
    select null::uuid as author_user_id, c.id as author_company_id, null::uuid as written_by,
      concat_ws(E'\n\n', c.name, nullif(c.description, '')) as content, c.status = 'suspended' as hidden, null::uuid as post_id
    from companies c where c.id = ${id} and c.deleted_at is null for no key update`,
};

/** Undefined when it does not exist, or is deleted. It is locked before its case: every transaction keeps this order. */
export async function lockSubject(tx: Db, type: ModeratedType, id: string): Promise<Subject | undefined> {
  if (type === 'opinion') await lockCompanyOf(tx, id);
  const row = await tx.one<Omit<Subject, 'type' | 'id'>>(SUBJECTS[type](id));
  return row && { type, id, ...row };
}

/** `reason`: of the hiding; null shows it again. */
export async function setHidden(
  tx: Db,
  { type, id }: Pick<Subject, 'type' | 'id'>,
  reason: string | null,
  now: Date,
): Promise<void> {
  const at = reason === null ? null : now;
  if (type === 'post') {
    await tx.query(sql`
      update posts set hidden_at = ${at}, hidden_reason = ${reason}, contested_at = null, contest_text = null, contest_answer = null
      where id = ${id}`);
  }
  if (type === 'comment') await tx.query(sql`update post_comments set hidden_at = ${at} where id = ${id}`);
  if (type === 'message') await tx.query(sql`update messages set hidden_at = ${at} where id = ${id}`);
  if (type === 'opinion') await tx.query(sql`update opinions set hidden_at = ${at} where id = ${id}`);
  if (type === 'offer') await tx.query(sql`update offers set hidden_at = ${at} where id = ${id}`);
}

/** Stores the appeal against a post's hiding in the post; a warning hides none. */
export async function contestPost(tx: Db, id: string, text: string, now: Date): Promise<void> {
  await tx.query(
    sql`update posts set contested_at = ${now}, contest_text = ${text} where id = ${id} and hidden_at is not null`,
  );
}

export async function answerContest(tx: Db, id: string, answer: string): Promise<void> {
  await tx.query(sql`update posts set contest_answer = ${answer} where id = ${id} and contested_at is not null`);
}
