import type { OrderStatus } from '../../contract/orders.ts';
import type { MailLocale } from '../../platform/mail/templates.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Waiting {
  status: OrderStatus;
  /** Days in the status after which the buyer is reminded; null where nobody is. */
  remindedAfter: number | null;
  /** Days in the status after which it ends by itself. */
  endsAfter: number;
}

/** Orders for which something is due by itself, the longest waiting first; in the order of the index orders_waiting. */
export async function selectWaiting(db: Db, waiting: Waiting, now: Date, limit: number): Promise<string[]> {
  const { status, remindedAfter, endsAfter } = waiting;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = await db.query<{ id: string }>(sql`
    select r.id from orders r
    where r.status = ${status} and r.status in ('bought', 'rejected', 'verified')
      and r.status_since <= ${before(remindedAfter ?? endsAfter)}
      and (r.status_since <= ${before(endsAfter)} or r.reminded_at is null or r.reminded_at < r.status_since)
    order by r.status_since limit ${limit}::int`);
  return rows.map(({ id }) => id);
}

/** The person who ordered, unless the account is gone. */
export function selectBuyerToRemind(
  db: Db,
  orderId: string,
): Promise<{ email: string; first_name: string; locale: MailLocale } | undefined> {
  return db.one(sql`
    select u.email, u.first_name, u.locale from orders r join users u on u.id = r.buyer_user_id
    where r.id = ${orderId} and u.deleted_at is null and u.disabled_at is null`);
}
