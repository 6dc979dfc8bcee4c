import type { Holder } from '../../platform/holder.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/**
 * A profile that goes refers no open order any more: its half is that of nobody. Of a reward that is granted and still due the
 * seller owes the buyer's half alone from then on.
 */
export async function forgetReferrer(tx: Db, { userId, companyId }: Holder): Promise<void> {
  const isReferrer = companyId ? sql`o.referrer_company_id = ${companyId}` : sql`o.referrer_user_id = ${userId}`;
  await tx.query(sql`
    with forgotten as (
      update orders o set referrer_user_id = null, referrer_company_id = null
      where ${isReferrer} and (o.status not in ('completed', 'cancelled') or exists (
        select 1 from reward_dues d where d.order_id = o.id and d.settled_at is null))
      returning o.id, o.reward)
    update reward_dues d set amount = f.reward - f.reward / 2 from forgotten f
    where d.order_id = f.id and d.settled_at is null and d.granted_at is not null`);
}
