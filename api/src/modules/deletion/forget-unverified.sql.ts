import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/**
 * Locks accounts whose address was never confirmed, which are unchanged since `before` and have no valid link. Skips accounts
 * that somebody has added to their contacts or that own anything.
 */
export function lockUnverified(
  tx: Db,
  { before, limit, now }: { before: Date; limit: number; now: Date },
): Promise<{ id: string; email: string }[]> {
  return tx.query(sql`
    select u.id, u.email from users u
    where u.email_verified_at is null and u.deleted_at is null and u.disabled_at is null and u.role = 'USER'
      and u.updated_at <= ${before}
      and not exists (select 1 from one_time_tokens t where t.user_id = u.id and t.expires_at > ${now})
      and not exists (select 1 from sessions s where s.user_id = u.id)
      and not exists (select 1 from company_members m where m.user_id = u.id)
      and not exists (select 1 from ledger_accounts a where a.user_id = u.id)
      and not exists (select 1 from orders o where o.buyer_user_id = u.id and o.buyer_company_id is null)
      and not exists (
        select 1 from network_nodes n join network_edges e on n.id in (e.from_node, e.to_node) where n.user_id = u.id)
    order by u.updated_at limit ${limit} for update of u skip locked`);
}
