import type { Plan, PlanPeriod } from '../../contract/plans.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Columns that the rules need. Price in grosze. */
export interface PlanRow {
  id: string;
  price: number;
  /** Null for the free plan. */
  period: PlanPeriod | null;
}

/** Active offers that the company may have at once; null for no limit. */
export async function offerLimitOf(tx: Db, companyId: string): Promise<number | null> {
  const row = await tx.one<{ offer_limit: number | null }>(sql`
    select p.offer_limit from companies c join plans p on p.id = c.plan where c.id = ${companyId}`);
  return row?.offer_limit ?? null;
}

/** Titles that tell a person which offers are meant. */
const MOST_TITLES = 5;

/**
 * What plan `p` would do to the offers of a company, by the ranking of the trigger plan_to_offers: the newest active ones stay
 * visible. `active` are its active offers with their ranks.
 */
const EFFECT = sql`(
  select json_build_object(
    'active_offers', (select count(*) from active),
    'hides', count(*) filter (where not changed.hidden), 'shows', count(*) filter (where changed.hidden),
    'titles', coalesce(json_agg(changed.title order by changed.place) filter (where changed.number <= ${MOST_TITLES}::int), '[]'))
  from (
    select a.hidden, a.title, a.place, row_number() over (order by a.place) as number
    from active a where a.hidden <> (a.place > coalesce(p.offer_limit, 2147483647))) changed)`;

/** All plans in their order, at the prices of `now`; the plan of `companyId` is marked. */
export function selectPlans(db: Db, companyId: string | null, now: Date): Promise<Plan[]> {
  return db.query<Plan>(sql`
    with active as materialized (
      select o.title, o.hidden_by_plan as hidden, row_number() over (order by o.created_at desc, o.id desc) as place
      from offers o where o.company_id = ${companyId}::uuid and o.is_active and o.deleted_at is null)
    select p.id, p.title, p.title_en, f_money(plan_price(p.id, ${now})) as price,
           (select json_build_object('price', f_money(n.price), 'valid_from', f_iso(n.valid_from)) from plan_prices n
            where n.plan = p.id and n.valid_from > ${now} order by n.valid_from limit 1) as next_price, p.period, p.features, p.features_en, p.offer_limit,
           c.id is not null as current, c.plan_paid_until as paid_until,
           case when ${companyId}::uuid is not null then ${EFFECT} end as effect
    from plans p left join companies c on c.id = ${companyId}::uuid and c.plan = p.id
    order by p.position`);
}

/** At the price of `now`. */
export function selectPlan(db: Db, id: string, now: Date): Promise<PlanRow | undefined> {
  return db.one<PlanRow>(sql`select id, plan_price(id, ${now}) as price, period from plans where id = ${id}`);
}

interface CompanyPlanRow {
  plan: string;
  /** Null: without an end. */
  plan_paid_until: string | null;
  status: string;
}

/** Locks the company, so that its plan is changed by one transaction at a time. */
export function lockCompanyPlan(tx: Db, companyId: string): Promise<CompanyPlanRow | undefined> {
  return tx.one<CompanyPlanRow>(sql`
    select plan, plan_paid_until, status from companies where id = ${companyId} and deleted_at is null
    for no key update`);
}

/** The trigger plan_to_offers hides offers beyond the limit and lists again those that the plan allows. */
export async function updatePlan(
  tx: Db,
  companyId: string,
  planId: string,
  paidUntil: Date | null,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update companies set plan = ${planId}, plan_paid_until = ${paidUntil}, updated_at = ${now} where id = ${companyId}`);
}

interface DroppedPlan {
  company_id: string;
  company: string;
  /** Title of the plan that ended. */
  plan: string;
  plan_en: string;
}

/** Moves every company without payment since `since` back to the free plan. */
export function dropUnpaidPlans(tx: Db, since: Date, now: Date): Promise<DroppedPlan[]> {
  return tx.query<DroppedPlan>(sql`
    with unpaid as (
      select c.id, p.title, p.title_en from companies c join plans p on p.id = c.plan
      where c.plan_paid_until <= ${since} order by c.id for no key update of c
    )
    update companies c set plan = 'free', plan_paid_until = null, updated_at = ${now}
    from unpaid u where c.id = u.id returning c.id as company_id, c.name as company, u.title as plan, u.title_en as plan_en`);
}

interface EndingPlan {
  email: string;
  first_name: string;
  locale: 'pl' | 'en';
  company: string;
  plan: string;
  plan_en: string;
  /** ISO 8601. */
  paid_until: string;
}

/** Marks the plans whose paid time ends after `now` and until `before`, once; one row for each owner of such a company. */
export function markEndingPlans(tx: Db, before: Date, now: Date): Promise<EndingPlan[]> {
  return tx.query<EndingPlan>(sql`
    with ending as (
      update companies c set plan_reminded_of = c.plan_paid_until from plans p
      where p.id = c.plan and c.plan_paid_until > ${now} and c.plan_paid_until <= ${before}
        and c.plan_reminded_of is distinct from c.plan_paid_until and c.status = 'active' and c.deleted_at is null
      returning c.id, c.name as company, p.title as plan, p.title_en as plan_en, f_iso(c.plan_paid_until) as paid_until
    )
    select u.email, u.first_name, u.locale, e.company, e.plan, e.plan_en, e.paid_until
    from ending e join company_members m on m.company_id = e.id and m.role = 'owner'
    join users u on u.id = m.user_id and u.deleted_at is null and u.disabled_at is null order by e.id, u.id`);
}
