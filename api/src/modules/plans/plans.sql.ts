import type { Plan, PlanPeriod } from '../../contract/plans.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** What the rules need to know of a plan. Price in grosze. */
export interface PlanRow {
  id: string;
  price: number;
  /** Null for the free plan. */
  period: PlanPeriod | null;
}

/** Active offers that the company may have at once; null for any number. */
export async function offerLimitOf(tx: Db, companyId: string): Promise<number | null> {
  const row = await tx.one<{ offer_limit: number | null }>(sql`
    select p.offer_limit from companies c join plans p on p.id = c.plan where c.id = ${companyId}`);
  return row?.offer_limit ?? null;
}

/** Every plan in its order, with the one that `companyId` has marked. */
export function selectPlans(db: Db, companyId: string | null): Promise<Plan[]> {
  return db.query<Plan>(sql`
    select p.id, p.title, p.title_en, f_money(p.price) as price, p.period, p.features, p.features_en, p.offer_limit,
           c.id is not null as current, c.plan_paid_until as paid_until
    from plans p left join companies c on c.id = ${companyId}::uuid and c.plan = p.id
    order by p.position`);
}

export function selectPlan(db: Db, id: string): Promise<PlanRow | undefined> {
  return db.one<PlanRow>(sql`select id, price, period from plans where id = ${id}`);
}

interface CompanyPlanRow {
  plan: string;
  /** Null: without an end. */
  plan_paid_until: string | null;
  status: string;
}

/** Locks the company, so that its plan changes once at a time. */
export function lockCompanyPlan(tx: Db, companyId: string): Promise<CompanyPlanRow | undefined> {
  return tx.one<CompanyPlanRow>(sql`
    select plan, plan_paid_until, status from companies where id = ${companyId} and deleted_at is null
    for no key update`);
}

/** The trigger plan_to_offers hides the surplus of the offers and brings back what the plan allows again. */
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

/** Back to the free plan with every company that has been unpaid since `since`; answers their ids. */
export function dropUnpaidPlans(tx: Db, since: Date, now: Date): Promise<{ id: string }[]> {
  return tx.query<{ id: string }>(sql`
    update companies set plan = 'free', plan_paid_until = null, updated_at = ${now}
    where plan_paid_until <= ${since} returning id`);
}
