import type { Plan, PlanPeriod } from '@wspolnik/contract/plans';
import { newId } from '../../platform/ids.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Columns that the rules need. Price in grosze. */
export interface PlanRow {
  id: string;
  title: string;
  title_en: string;
  /** Larger plans come later. */
  position: number;
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

/** Searches that the company may have saved at once. */
export async function savedSearchLimitOf(tx: Db, companyId: string): Promise<number> {
  const row = await tx.one<{ saved_search_limit: number }>(sql`
    select p.saved_search_limit from companies c join plans p on p.id = c.plan where c.id = ${companyId}`);
  return row?.saved_search_limit ?? 0;
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

/** Without what depends on the paid time of the company. Price in grosze. */
export type ListedPlan = Omit<Plan, 'price' | 'net_price' | 'vat_percent' | 'membership_limit' | 'change'> &
  Pick<PlanRow, 'price' | 'position'>;

/** All plans in their order, at the prices of `now`; the plan of `companyId` is marked. */
export function selectPlans(db: Db, companyId: string | null, now: Date): Promise<ListedPlan[]> {
  return db.query<ListedPlan>(sql`
    with active as materialized (
      select o.title, o.hidden_by_plan as hidden, row_number() over (order by o.created_at desc, o.id desc) as place
      from offers o where o.company_id = ${companyId}::uuid and o.is_active and o.deleted_at is null)
    select p.id, p.title, p.title_en, p.position, plan_price(p.id, ${now}) as price,
           (select json_build_object('price', f_money(n.price), 'valid_from', f_iso(n.valid_from)) from plan_prices n
            where n.plan = p.id and n.valid_from > ${now} order by n.valid_from limit 1) as next_price, p.period, p.offer_limit, p.saved_search_limit,
           c.id is not null as current, coalesce(p.id = own.next_plan, false) as next, c.plan_paid_until as paid_until,
           case when ${companyId}::uuid is not null then ${EFFECT} end as effect
    from plans p left join companies own on own.id = ${companyId}::uuid
      left join companies c on c.id = own.id and c.plan = p.id
    order by p.position`);
}

/** At the price of `now`. */
export function selectPlan(db: Db, id: string, now: Date): Promise<PlanRow | undefined> {
  return db.one<PlanRow>(sql`
    select id, title, title_en, position, plan_price(id, ${now}) as price, period from plans where id = ${id}`);
}

export interface CompanyPlanRow {
  plan: string;
  /** Of the plan in use. */
  position: number;
  next_plan: string | null;
  /** Null: without an end. */
  plan_paid_until: string | null;
  status: string;
}

/** Without a join: a row that changed its plan while the lock was waited for would not be found. */
const COMPANY_PLAN = sql`
  select c.plan, (select p.position from plans p where p.id = c.plan) as position, c.next_plan, c.plan_paid_until, c.status
  from companies c`;

/** Locks the company, so that its plan is changed by one transaction at a time. */
export function lockCompanyPlan(tx: Db, companyId: string): Promise<CompanyPlanRow | undefined> {
  return tx.one<CompanyPlanRow>(
    sql`${COMPANY_PLAN} where c.id = ${companyId} and c.deleted_at is null for no key update`,
  );
}

export function findCompanyPlan(db: Db, companyId: string): Promise<CompanyPlanRow | undefined> {
  return db.one<CompanyPlanRow>(sql`${COMPANY_PLAN} where c.id = ${companyId} and c.deleted_at is null`);
}

/** Paid time that was not credited, of the plan in use. */
export interface PaidPeriod {
  starts_at: string;
  ends_at: string;
  /** Grosze. */
  value: number;
}

/** Paid time of the plan in use that was not over at `at`. Index plan_periods_open. */
export function selectPaidPeriods(db: Db, companyId: string, at: Date): Promise<PaidPeriod[]> {
  return db.query<PaidPeriod>(sql`
    select d.starts_at, d.ends_at, d.value from plan_periods d join companies c on c.id = d.company_id and c.plan = d.plan
    where d.company_id = ${companyId} and d.ends_at > ${at} and d.credited_at is null`);
}

interface NewPeriod {
  companyId: string;
  plan: string;
  startsAt: Date;
  endsAt: Date;
  /** Grosze. */
  value: number;
  paymentId: string | null;
}

export async function insertPeriod(tx: Db, period: NewPeriod, now: Date): Promise<void> {
  const { companyId, plan, startsAt, endsAt, value, paymentId } = period;
  await tx.query(sql`
    insert into plan_periods (id, company_id, plan, starts_at, ends_at, value, payment_id, created_at)
    values (${newId()}, ${companyId}, ${plan}, ${startsAt}, ${endsAt}, ${value}, ${paymentId}, ${now})`);
}

/** Nothing of them is credited again. */
export async function markCredited(tx: Db, companyId: string, now: Date): Promise<void> {
  await tx.query(sql`
    update plan_periods set credited_at = ${now} where company_id = ${companyId} and credited_at is null`);
}

/** Of the smaller plan that follows at the end of the paid time; null takes it back. */
export async function updateNextPlan(tx: Db, companyId: string, planId: string | null, now: Date): Promise<void> {
  await tx.query(sql`update companies set next_plan = ${planId}, updated_at = ${now} where id = ${companyId}`);
}

interface SwitchedPlan {
  company_id: string;
  company: string;
  /** The plan that begins. */
  plan: string;
  plan_en: string;
}

/** Begins the plans that follow a paid time that is over. A paid one is unpaid from that end on. */
export function switchPlans(tx: Db, now: Date): Promise<SwitchedPlan[]> {
  return tx.query<SwitchedPlan>(sql`
    with ended as (
      select c.id, p.id as plan, p.period, p.title, p.title_en from companies c join plans p on p.id = c.next_plan
      where c.plan_paid_until <= ${now} order by c.id for no key update of c
    )
    update companies c set plan = e.plan, next_plan = null, updated_at = ${now},
      plan_paid_until = case when e.period is not null then c.plan_paid_until end
    from ended e where c.id = e.id
    returning c.id as company_id, c.name as company, e.title as plan, e.title_en as plan_en`);
}

/**
 * Gives the company the plan, paid until `paidUntil` (null: without an end). The trigger plan_to_offers hides offers beyond the limit and
 * lists again those that the plan allows. The plan that would have followed is settled when the plan becomes another one.
 */
export async function updatePlan(
  tx: Db,
  companyId: string,
  planId: string,
  paidUntil: Date | null,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update companies set next_plan = case when plan = ${planId} then next_plan end, plan = ${planId},
      plan_paid_until = ${paidUntil}, updated_at = ${now}
    where id = ${companyId}`);
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
    update companies c set plan = 'free', plan_paid_until = null, next_plan = null, updated_at = ${now}
    from unpaid u where c.id = u.id returning c.id as company_id, c.name as company, u.title as plan, u.title_en as plan_en`);
}

interface EndingPlan {
  user_id: string;
  company_id: string;
  email: string;
  first_name: string;
  locale: 'pl' | 'en';
  company: string;
  plan: string;
  plan_en: string;
  /** The plan that follows; null when the company stays with this one. */
  next: string | null;
  next_en: string | null;
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
      returning c.id, c.name as company, p.title as plan, p.title_en as plan_en, c.next_plan,
        f_iso(c.plan_paid_until) as paid_until
    )
    select u.id as user_id, e.id as company_id, u.email, u.first_name, u.locale, e.company, e.plan, e.plan_en, n.title as next,
           n.title_en as next_en, e.paid_until
    from ending e left join plans n on n.id = e.next_plan join company_members m on m.company_id = e.id and m.role = 'owner'
    join users u on u.id = m.user_id and u.deleted_at is null and u.disabled_at is null order by e.id, u.id`);
}
