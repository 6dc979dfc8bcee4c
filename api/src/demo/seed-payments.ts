import { storeReceipt } from '../modules/receipts/index.ts';
import type { Context } from '../platform/context.ts';
import { companyAsOwner } from '../platform/sign-in/account-owner.ts';
import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';
import type { World } from './world.ts';

/** Grosze of a month of Standard. */
const PRICE = 9_900;
/** The company of owner@ has paid for longer, so that its payments are a list. */
const MONTHS_OF_FIRST = 3;
/** Goes back to the free plan at the end of its paid time. */
const LEAVING = 1;

interface DemoPayment {
  id: string;
  companyId: string;
  createdBy: string;
  at: Date;
  until: Date;
}

/** The same day of an earlier month. */
function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

function paymentsOf(world: World): DemoPayment[] {
  return world.companies.flatMap(({ id: companyId, plan_paid_until }, index) => {
    const owner = world.members.find(({ company_id, role }) => company_id === companyId && role === 'owner');
    if (!plan_paid_until || !owner) return [];
    const months = index === 0 ? MONTHS_OF_FIRST : 1;
    return Array.from({ length: months }, (_, month) => {
      const until = monthsBefore(plan_paid_until as Date, month);
      const at = monthsBefore(plan_paid_until as Date, month + 1);
      return { id: world.newId(at), companyId, createdBy: owner.user_id, at, until };
    });
  });
}

async function insertPaid(tx: Db, { id, companyId, createdBy, at, until }: DemoPayment): Promise<void> {
  await tx.query(sql`
    insert into payments (id, provider, purpose, company_id, created_by, amount, reference, status, redirect_url, created_at,
                          expires_at, settled_at)
    values (${id}, 'sandbox', 'plan', ${companyId}, ${createdBy}, ${PRICE}, 'standard', 'succeeded', ${`/dev/payments/${id}`}, ${at}, ${at},
            ${at})`);
  await tx.query(sql`
    insert into plan_periods (id, company_id, plan, starts_at, ends_at, value, payment_id, created_at)
    values (${id}, ${companyId}, 'standard', ${at}, ${until}, ${PRICE}, ${id}, ${at})`);
}

/** What the companies paid for their plans, oldest first as the numbers of their receipts; one of them has chosen a smaller plan. */
export async function seedPayments({ config }: Context, tx: Db, world: World): Promise<void> {
  const plan = { purpose: 'plan', title: 'Standard', title_en: 'Standard', credit: 0 } as const;
  const paid = paymentsOf(world).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const payment of paid) {
    await insertPaid(tx, payment);
    const item = { ...plan, starts_at: payment.at.toISOString(), ends_at: payment.until.toISOString() };
    const { id, companyId, at } = payment;
    await storeReceipt(tx, config.operator, { id, payer: companyAsOwner(companyId), amount: PRICE, item }, at);
  }
  await tx.query(sql`update companies set next_plan = 'free' where id = ${world.companies[LEAVING]?.id ?? null}`);
}
