import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import { type Opinion, type OpinionListQuery, PURCHASES_TO_COUNT_ALONE } from '@wspolnik/contract/opinions';
import { currentDecision } from '../../platform/current-decision.sql.ts';
import { headlineOf } from '../../platform/headline.sql.ts';
import { type AccountOwner, accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';

/** Opinions `o` of the identity. A company's opinions belong to it, whichever member wrote them. */
function writtenBy({ userId, companyId }: AccountOwner): Sql {
  return companyId
    ? sql`o.author_company_id = ${companyId}::uuid`
    : sql`(o.author_user_id = ${userId}::uuid and o.author_company_id is null)`;
}

/** A deleted account is shown only as its id; the browser shows "Konto usunięte". */
const AUTHOR = sql`
  case when o.author_company_id is null then
    json_build_object('id', u.id, 'type', 'user', 'deleted', u.deleted_at is not null,
      'name', case when u.deleted_at is null then u.first_name || ' ' || u.last_name end,
      'image', case when u.deleted_at is null then u.image end,
      'thumbnail', case when u.deleted_at is null then u.thumbnail end, 'headline', ${headlineOf(sql`u`)})
  else
    json_build_object('id', a.id, 'type', 'company', 'deleted', a.deleted_at is not null,
      'name', case when a.deleted_at is null then a.name end,
      'image', case when a.deleted_at is null then a.image end,
      'thumbnail', case when a.deleted_at is null then a.thumbnail end, 'headline', null)
  end`;

const PURCHASE = sql`(
  select json_build_object('month', to_char(r.created_at at time zone 'Europe/Warsaw', 'YYYY-MM'),
    'category', json_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en))
  from orders r join offers f on f.id = r.offer_id join categories k on k.node = f.category_1
  where r.id = o.order_id)`;

const HIDING = sql`case when o.hidden_at is not null then (
  select json_build_object('reason', d.reason, 'decision_id', d.id)
  from (select 1) one left join moderation_decisions d on d.id = ${currentDecision('opinion', sql`o.id`)}) end`;

const REPLY = sql`
  case when o.reply_text is not null then
    json_build_object('text', o.reply_text, 'created_at', f_iso(o.replied_at), 'updated_at', f_iso(o.reply_updated_at))
  end`;

/** Not of one's own opinion, whatever profile is in use. */
const mayReport = ({ user, company }: Identity): Sql => sql`o.hidden_at is null and o.author_user_id <> ${user.id}::uuid
  and coalesce(o.author_company_id <> ${company?.id ?? null}::uuid, true)`;

function columns(viewer: Identity | null): Sql {
  const isMine = viewer ? sql`coalesce(${writtenBy(accountOwnerOf(viewer))}, false)` : sql`false`;
  const report = viewer ? sql`case when ${mayReport(viewer)} then 'report' end` : sql`null`;
  return sql`
    o.id, o.company_id, o.text, o.rating::float8 as rating, o.created_at, o.updated_at, ${AUTHOR} as author,
    ${isMine} as is_mine, ${PURCHASE} as purchase, ${REPLY} as reply, ${HIDING} as hidden,
    to_json(array_remove(array[${report}]::text[], null)) as allowed_actions`;
}

const AUTHORS = sql`join users u on u.id = o.author_user_id left join companies a on a.id = o.author_company_id`;

/** In the order of the index opinions_by_date. */
export function selectOpinions(
  db: Db,
  { company_id, purchase, page, limit }: OpinionListQuery,
  viewer: Identity | null,
): Promise<Opinion[]> {
  const wanted = purchase === undefined ? emptySql : sql`and (o.order_id is null) = ${!purchase}`;
  return db.query<Opinion>(sql`
    select ${columns(viewer)} from opinions o ${AUTHORS}
    where o.company_id = ${company_id} and o.hidden_at is null ${wanted}
    order by (o.order_id is null), o.created_at desc, o.id desc limit ${limit} offset ${(page - 1) * limit}`);
}

export interface OpinionCounts {
  /** Up to one more than the limit of exact totals. */
  total: number;
  after_purchase: number;
  counts_without_purchase: boolean;
  /** Counted opinions by stars, from one to five. */
  stars: number[];
}

/** Undefined for a company that does not exist or is not visible. By the index opinions_by_date. */
export function countOpinions(db: Db, companyId: string): Promise<OpinionCounts | undefined> {
  return db.one<OpinionCounts>(sql`
    select (select count(*)::int from (
        select 1 from opinions o where o.company_id = c.id and o.hidden_at is null limit ${EXACT_COUNT_LIMIT + 1}) hits) as total,
      bought.count as after_purchase, bought.rated < ${PURCHASES_TO_COUNT_ALONE} as counts_without_purchase,
      (select json_agg(coalesce(r.opinions, 0) order by s.star) from generate_series(1, 5) s (star) left join (
        select ceil(o.rating)::int as star, count(*)::int as opinions
        from counted_opinions(c.id) o group by 1) r on r.star = s.star) as stars
    from companies c cross join lateral (
      select count(*)::int as count, count(*) filter (where o.rating > 0) as rated
      from opinions o where o.company_id = c.id and o.hidden_at is null and o.order_id is not null) bought
    where c.id = ${companyId} and c.deleted_at is null and c.status = 'active'`);
}

export function selectOneOpinion(db: Db, id: string, viewer: Identity): Promise<Opinion | undefined> {
  return db.one<Opinion>(sql`select ${columns(viewer)} from opinions o ${AUTHORS} where o.id = ${id}`);
}

/** Also a hidden one. */
export function selectOwnOpinion(db: Db, companyId: string, author: Identity): Promise<Opinion | undefined> {
  return db.one<Opinion>(sql`
    select ${columns(author)} from opinions o ${AUTHORS}
    where o.company_id = ${companyId} and ${writtenBy(accountOwnerOf(author))}`);
}

interface RatedCompany {
  name: string;
  /** The caller belongs to it. */
  is_member: boolean;
}

/** Locks the rated company: one opinion at a time is written, and its average computed. */
export function lockRated(tx: Db, companyId: string, userId: string): Promise<RatedCompany | undefined> {
  return tx.one<RatedCompany>(sql`
    select c.name,
      exists (select 1 from company_members m where m.company_id = c.id and m.user_id = ${userId}) as is_member
    from companies c where c.id = ${companyId} and c.deleted_at is null and c.status = 'active'
    for no key update of c`);
}

/** Locks the company of an opinion, whatever the company's status. */
export async function lockCompany(tx: Db, companyId: string): Promise<void> {
  await tx.query(sql`select 1 from companies where id = ${companyId} for no key update`);
}

/** {@link lockCompany} of the opinion's company: whoever writes an opinion locks the company first. */
export async function lockCompanyOf(tx: Db, id: string): Promise<void> {
  await tx.query(sql`
    select 1 from companies where id = (select company_id from opinions where id = ${id}) for no key update`);
}

export interface NewOpinion {
  id: string;
  companyId: string;
  userId: string;
  authorCompanyId: string | null;
  text: string;
  rating: number;
}

/** False when the identity already has one. */
export async function insertOpinion(tx: Db, opinion: NewOpinion, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    insert into opinions (id, company_id, author_user_id, author_company_id, text, rating, created_at, updated_at)
    values (${opinion.id}, ${opinion.companyId}, ${opinion.userId}, ${opinion.authorCompanyId}, ${opinion.text},
            ${opinion.rating}, ${now}, ${now})
    on conflict do nothing returning id`);
  return row !== undefined;
}

export async function updateOpinion(
  tx: Db,
  { id, text, rating }: { id: string; text: string; rating: number },
  now: Date,
): Promise<void> {
  await tx.query(sql`update opinions set text = ${text}, rating = ${rating}, updated_at = ${now} where id = ${id}`);
}

/** @param now null deletes the reply */
export async function updateReply(tx: Db, id: string, text: string | null, now: Date | null): Promise<void> {
  await tx.query(sql`
    update opinions set reply_text = ${text}, reply_updated_at = ${now}::timestamptz,
      replied_at = case when ${now}::timestamptz is not null then coalesce(replied_at, ${now}::timestamptz) end
    where id = ${id}`);
}

export interface OpinionRow {
  id: string;
  company_id: string;
  has_reply: boolean;
  hidden: boolean;
  author_user_id: string;
  author_company_id: string | null;
  rating: number;
}

export function selectOpinion(db: Db, id: string): Promise<OpinionRow | undefined> {
  return db.one<OpinionRow>(sql`
    select id, company_id, author_user_id, author_company_id, rating::float8 as rating, reply_text is not null as has_reply,
      hidden_at is not null as hidden
    from opinions where id = ${id}`);
}

/** False when it is already deleted. */
export async function deleteOpinion(tx: Db, id: string): Promise<boolean> {
  return (await tx.one(sql`delete from opinions where id = ${id} returning id`)) !== undefined;
}
