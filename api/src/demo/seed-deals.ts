import { copyDetails, saveDetails } from '../modules/invoice-details/index.ts';
import type { Context } from '../platform/context.ts';
import { polishDay } from '../platform/polish-days.ts';
import { companyAsOwner, userAsOwner } from '../platform/sign-in/account-owner.ts';
import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';
import { DEMO_DOMAIN } from './people.ts';

interface Sides {
  id: string;
  seller_id: string;
  buyer_user_id: string;
  buyer_company_id: string | null;
}

/** Those of the person `user` and of the company of `owner`; the others show what their profiles say. */
async function storeDetails(context: Context, tx: Db): Promise<void> {
  const row = await tx.one<{
    user: string;
    owner: string;
    company: string;
    nip: string;
    city: string;
    name: string;
  }>(sql`
    select u.id as "user", o.id as owner, c.id as company, c.nip, c.city, c.name
    from users u, users o join company_members m on m.user_id = o.id and m.role = 'owner' join companies c on c.id = m.company_id
    where u.email = ${`user@${DEMO_DOMAIN}`} and o.email = ${`owner@${DEMO_DOMAIN}`} order by c.created_at limit 1`);
  if (!row) throw new Error('the demo data have no owner');
  const now = context.clock();
  const place = { address: 'Piotrkowska 120', zip_code: '90-006', city: row.city };
  const firm = { ...place, name: row.name, nip: row.nip, email: `faktury@${DEMO_DOMAIN}`, phone: '+48426000120' };
  const account = '61109010140000071219812874';
  const company = companyAsOwner(row.company);
  await saveDetails(context, tx, company, { details: { ...firm, bank_number: account }, by: row.owner }, now);
  const home = { address: 'Lipowa 8/3', zip_code: '90-743', city: 'Łódź', nip: null, bank_number: null };
  const person = { ...home, name: 'Katarzyna Zielińska', email: `user@${DEMO_DOMAIN}`, phone: '+48600100200' };
  await saveDetails(context, tx, userAsOwner(row.user), { details: person, by: row.user }, now);
}

/** Completed orders are paid and open ones are due in some days, but for one of the owner's company, which is overdue. */
async function setPayments(tx: Db, now: Date): Promise<void> {
  const today = polishDay(now);
  await tx.query(sql`
    update orders set due_on = case when status in ('completed', 'cancelled') then created_at::date + 14
        else greatest(created_at::date + 14, ${today}::date + 5) end,
      paid_on = case when status = 'completed' then status_since::date end
    where price > 0`);
  await tx.query(sql`
    insert into order_events (order_id, at, status, action, actor_user_id, actor_company_id, day)
    select r.id, r.status_since, r.status, 'deal-paid',
      (select m.user_id from company_members m where m.company_id = r.seller_id and m.role = 'owner' order by m.user_id limit 1),
      r.seller_id, r.paid_on
    from orders r where r.paid_on is not null`);
  // Its buyer was reminded, so that no mail is due when the product starts.
  await tx.query(sql`
    update orders set due_on = ${today}::date - 4, due_notice_of = ${today}::date - 4
    where id = (
      select r.id from orders r join company_members m on m.company_id = r.seller_id join users u on u.id = m.user_id
      where u.email = ${`owner@${DEMO_DOMAIN}`} and r.status = 'verified' and r.price > 0 and r.created_at::date <= ${today}::date - 4
      order by r.created_at limit 1)`);
}

/** What orders have beside their steps: the offer's words, both sides, and payments. An accepted quote has its order with the first two. */
export async function seedDeals(context: Context, tx: Db): Promise<void> {
  await storeDetails(context, tx);
  await tx.query(sql`
    insert into order_terms (order_id, title, description, scope, delivery_time, taken_at)
    select r.id, r.offer_title, o.description, o.scope, o.delivery_time, r.created_at from orders r join offers o on o.id = r.offer_id
    on conflict do nothing`);
  const orders = await tx.query<Sides>(sql`
    select r.id, r.seller_id, r.buyer_user_id, r.buyer_company_id from orders r
    where not exists (select from order_invoices i where i.order_id = r.id) order by r.number`);
  for (const { id, seller_id, buyer_user_id, buyer_company_id } of orders) {
    const buyer = buyer_company_id ? companyAsOwner(buyer_company_id) : userAsOwner(buyer_user_id);
    await copyDetails(context, tx, id, { seller: companyAsOwner(seller_id), buyer });
  }
  await setPayments(tx, context.clock());
}
