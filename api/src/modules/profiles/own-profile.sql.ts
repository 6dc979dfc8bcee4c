import type { OwnProfile } from '@wspolnik/contract/accounts';
import { JOBS_ORDER } from '../../platform/headline.sql.ts';
import { stemVector } from '../../platform/words/stem-vector.ts';
import type { Db } from '../../storage/db.ts';
import { joinSql, type Sql, sql } from '../../storage/sql.ts';
import type { PersonTexts } from './own-profile-form.ts';

const JOBS = sql`(
  select coalesce(json_agg(json_build_object('company_id', w.id, 'company_name', w.name, 'active', w.status = 'active',
    'job_title', m.job_title) order by ${JOBS_ORDER}), '[]')
  from company_members m join companies w on w.id = m.company_id and w.deleted_at is null where m.user_id = u.id)`;

const FIRST = sql`(
  select m.company_id from company_members m join companies w on w.id = m.company_id and w.deleted_at is null
  where m.user_id = u.id and m.shown_first)`;

export function selectOwnProfile(db: Db, userId: string): Promise<OwnProfile | undefined> {
  return db.one<OwnProfile>(sql`
    select u.headline, u.city, u.seeks, u.offers, u.facebook, u.linkedin, u.twitter, nullif(u.about, '') as about,
      ${JOBS} as jobs, ${FIRST} as first_company_id
    from users u where u.id = ${userId} and u.deleted_at is null`);
}

const COLUMNS: { [Field in keyof PersonTexts]-?: (value: PersonTexts[Field]) => Sql } = {
  headline: (value) => sql`headline = ${value ?? null}`,
  city: (value) => sql`city = ${value ?? null}`,
  seeks: (value) => sql`seeks = ${value ?? []}::text[]`,
  offers: (value) => sql`offers = ${value ?? []}::text[]`,
  facebook: (value) => sql`facebook = ${value ?? null}`,
  linkedin: (value) => sql`linkedin = ${value ?? null}`,
  twitter: (value) => sql`twitter = ${value ?? null}`,
  about: (value) => sql`about = ${value ?? ''}`,
};

/** Of the headline, and of what only some may see. */
export const personStems = ({ headline, city, seeks = [], offers = [] }: PersonTexts): string =>
  stemVector({ B: headline ?? '', D: [city ?? '', ...seeks, ...offers].join(' ') });

export async function updatePersonTexts(tx: Db, userId: string, texts: PersonTexts, now: Date): Promise<void> {
  const before = await tx.one<PersonTexts>(sql`
    select headline, city, seeks, offers from users where id = ${userId} for no key update`);
  const set = (Object.keys(texts) as (keyof PersonTexts)[]).map((field) => COLUMNS[field](texts[field] as never));
  const stems = personStems({ ...before, ...texts });
  await tx.query(sql`
    update users set ${joinSql([...set, sql`stems = ${stems}::tsvector`, sql`updated_at = ${now}`], ', ')} where id = ${userId}`);
}

/** False when the person does not belong to the company. */
export async function updateJobTitle(
  tx: Db,
  userId: string,
  companyId: string,
  title: string | null,
): Promise<boolean> {
  const row = await tx.one(sql`
    update company_members set job_title = ${title} where user_id = ${userId} and company_id = ${companyId} returning user_id`);
  return row !== undefined;
}

/** Of the person's companies the one that is named beside them; null leaves the choice to the order of names. */
export async function updateFirstCompany(tx: Db, userId: string, companyId: string | null): Promise<boolean> {
  await tx.query(sql`update company_members set shown_first = false where user_id = ${userId} and shown_first`);
  if (companyId === null) return true;
  const row = await tx.one(sql`
    update company_members set shown_first = true where user_id = ${userId} and company_id = ${companyId} returning user_id`);
  return row !== undefined;
}
