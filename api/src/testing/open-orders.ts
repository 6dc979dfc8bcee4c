import type { Database } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';

/** Orders that a test may still use; fewer than a buyer may have open with one seller. */
const IN_USE = 5;

/** Closes all orders but the newest ones and `lasting`, so that a file of tests may place more than a buyer may have open. Nothing else changes. */
export async function closeOlderOrders(db: Database, lasting: readonly string[] = []): Promise<void> {
  await db.query(sql`
    update orders set status = 'cancelled', awaits_answer = false
    where status in ('bought', 'in_verification', 'rejected', 'reported')
      and id <> all(${lasting}::uuid[])
      and id not in (select id from orders order by created_at desc, id desc limit ${IN_USE}::int)`);
}
