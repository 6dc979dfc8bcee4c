import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/**
 * Four eyes: of these orders, those in which the admin is the buyer or the referrer, or belongs to the seller, the buyer or the
 * referrer. Another admin decides them.
 */
export async function selectOwnOrders(db: Db, orderIds: readonly string[], adminId: string): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(sql`
    select r.id from orders r
    where r.id = any(${orderIds}::uuid[]) and (${adminId} in (r.buyer_user_id, r.referrer_user_id) or exists (
      select from company_members m where m.user_id = ${adminId}
        and m.company_id in (r.seller_id, r.buyer_company_id, r.referrer_company_id)))`);
  return new Set(rows.map(({ id }) => id));
}
