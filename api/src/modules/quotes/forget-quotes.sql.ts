import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/**
 * For the deletion of an account: its open quotes expire on either side, and the documents of its applications go, those sent to a
 * deleted company too. Answers the keys of their files. The account must be locked.
 */
export async function forgetQuotes(tx: Db, { userId, companyId }: AccountOwner, now: Date): Promise<string[]> {
  const isTheirs = companyId
    ? sql`${companyId}::uuid in (q.seller_id, q.buyer_company_id)`
    : sql`q.buyer_user_id = ${userId}::uuid and q.buyer_company_id is null`;
  await tx.query(sql`
    with closed as (
      update quotes q set status = 'expired', status_since = ${now}, expires_at = null
      where q.expires_at is not null and ${isTheirs} returning q.id)
    insert into quote_events (quote_id, at, step, status) select id, ${now}, 'expire', 'expired' from closed`);
  const rows = await tx.query<{ key: string }>(sql`
    delete from quote_documents d using quotes q where q.id = d.quote_id and ${isTheirs} returning d.file_key as key`);
  return rows.map(({ key }) => key);
}
