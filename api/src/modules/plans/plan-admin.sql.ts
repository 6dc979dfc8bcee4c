import type { AdminPlan, PlanFields } from '@wspolnik/contract/admin-plans';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export function selectAdminPlans(db: Db, now: Date): Promise<AdminPlan[]> {
  return db.query<AdminPlan>(sql`
    with prices as (
      select p.id as plan, null::uuid as id, p.price, null::timestamptz as valid_from from plans p where p.period is not null
      union all select n.plan, n.id, n.price, n.valid_from from plan_prices n),
    dated as (
      select r.*, coalesce(r.valid_from <= ${now}, true) as started,
        lead(r.valid_from) over (partition by r.plan order by r.valid_from nulls first) <= ${now} as ended
      from prices r)
    select p.id, p.title, p.title_en, p.period, p.offer_limit, p.saved_search_limit, p.revision,
      (select count(*) from companies c where c.plan = p.id and c.deleted_at is null)::int as companies,
      coalesce((
        select json_agg(json_build_object(
          'id', d.id, 'price', f_money(d.price), 'valid_from', f_iso(d.valid_from),
          'state', case when not d.started then 'planned' when d.ended then 'past' else 'current' end)
          order by d.valid_from nulls first)
        from dated d where d.plan = p.id), '[]'::json) as prices
    from plans p order by p.position`);
}

interface LockedPlan {
  title: string;
  period: string | null;
  offer_limit: number | null;
  revision: number;
}

/** Locks the plan: of two admins at once, the second sees what the first has done. */
export function lockPlan(tx: Db, id: string): Promise<LockedPlan | undefined> {
  return tx.one<LockedPlan>(
    sql`select title, period, offer_limit, revision from plans where id = ${id} for no key update`,
  );
}

export async function updatePlanFields(tx: Db, id: string, fields: PlanFields): Promise<void> {
  const { title, title_en, offer_limit, saved_search_limit } = fields;
  await tx.query(sql`
    update plans set title = ${title}, title_en = ${title_en}, offer_limit = ${offer_limit}::int,
      saved_search_limit = ${saved_search_limit}, revision = revision + 1
    where id = ${id}`);
}

/** Midnight of a day in Poland. */
export async function midnightOf(db: Db, day: string): Promise<Date> {
  const row = await db.one<{ at: string }>(sql`
    select (${day}::date::timestamp at time zone 'Europe/Warsaw') as at`);
  return new Date(row?.at ?? '');
}

interface NewPrice {
  id: string;
  plan: string;
  /** Grosze. */
  price: number;
  validFrom: Date;
}

/** False when another price begins on the same day. */
export async function insertPrice(tx: Db, { id, plan, price, validFrom }: NewPrice, now: Date): Promise<boolean> {
  const row = await tx.one(sql`
    insert into plan_prices (id, plan, price, valid_from, created_at)
    values (${id}, ${plan}, ${price}, ${validFrom}, ${now}) on conflict (plan, valid_from) do nothing returning id`);
  return row !== undefined;
}

export interface PriceRow {
  id: string;
  plan: string;
  price: string;
  valid_from: string;
  announced: boolean;
}

export function lockPrice(tx: Db, id: string): Promise<PriceRow | undefined> {
  return tx.one<PriceRow>(sql`
    select id, plan, f_money(price) as price, f_iso(valid_from) as valid_from, announced_at is not null as announced
    from plan_prices where id = ${id} for update`);
}

export async function deletePrice(tx: Db, id: string): Promise<void> {
  await tx.query(sql`delete from plan_prices where id = ${id}`);
}

/** Companies with the plan after `after`, in the order of their ids. */
export async function selectCompaniesOf(tx: Db, plan: string, after: string | null, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select id from companies
    where plan = ${plan} and deleted_at is null and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function rankOffers(tx: Db, company: string): Promise<void> {
  await tx.query(sql`select 1 from companies where id = ${company} for no key update`);
  await tx.query(sql`
    select rank_plan_offers(c.id, p.offer_limit) from companies c join plans p on p.id = c.plan where c.id = ${company}`);
}

interface Owner {
  user_id: string;
  company_id: string;
  company: string;
  plan: string;
  plan_en: string;
}

/** Owners of these companies that still have the plan. */
export function selectOwners(tx: Db, plan: string, companies: readonly string[]): Promise<Owner[]> {
  return tx.query<Owner>(sql`
    select m.user_id, c.id as company_id, c.name as company, p.title as plan, p.title_en as plan_en
    from companies c join plans p on p.id = c.plan join company_members m on m.company_id = c.id and m.role = 'owner'
    where c.id = any(${[...companies]}::uuid[]) and c.plan = ${plan} and c.deleted_at is null order by c.id, m.user_id`);
}

export async function markAnnounced(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query(sql`update plan_prices set announced_at = coalesce(announced_at, ${now}) where id = ${id}`);
}
